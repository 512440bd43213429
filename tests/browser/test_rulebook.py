"""Looking rules up in real JupyterLab."""

from playwright.sync_api import expect

RULES = 'import ludoteca\nbook = ludoteca.rules("pega6")\nbook'


def test_typing_narrows_the_list_and_the_language_can_be_changed(lab):
    lab.open([RULES])
    lab.run_all()
    found = lab.page.get_by_role("status").filter(has_text="rules")
    expect(found).to_be_visible()
    lab.page.get_by_role("textbox", name="Search the rules").fill("row full")
    expect(lab.page.get_by_role("heading", name="P6-15 The sixth card takes")).to_be_visible()
    expect(lab.page.get_by_role("heading", name="P6-01")).to_have_count(0)
    expect(lab.page.get_by_text("pega6/fig-5")).to_be_visible()
    lab.page.get_by_role("textbox", name="Search the rules").fill("P6-15")
    lab.page.get_by_role("combobox", name="Language").select_option(label="Nederlands")
    expect(lab.page.get_by_role("textbox", name="Zoek in de regels")).to_be_visible()
    lab.wait_for_python("book.found, book.lang", "(('P6-15',), 'nl')")
    assert lab.axe(".jp-OutputArea-output") == []
