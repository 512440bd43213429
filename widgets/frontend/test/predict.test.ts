import { afterEach, describe, expect, it } from "vitest";
import { show } from "./host";

let host: ReturnType<typeof show>;
afterEach(() => host.close());

const answers = () => host.model.traits.answers;
const step = () => host.model.traits.step;
const ask = () => {
  host = show({ step: 1 });
  host.press("ArrowRight");
};

describe("a prediction", () => {
  it("is asked before its step is shown", () => {
    ask();
    expect(step()).toBe(1);
    expect(host.text(".ludo-question .ludo-said")).toContain("What happens to the 15?");
    expect(document.activeElement!.getAttribute("aria-label")).toContain("What happens to the 15?");
    host.press("ArrowRight");
    expect(step()).toBe(1);
  });

  it("wrong: says why, cites the rule, and may be tried again", () => {
    ask();
    host.click(host.button("It goes to row 2"));
    expect(answers()).toEqual({ 2: [0] });
    expect(host.text(".ludo-feedback")).toContain("Not quite. The 37 is higher");
    expect(host.text(".ludo-rule")).toContain("S-2");
    host.press("1");
    host.press("2");
    host.press("3");
    expect(answers()).toEqual({ 2: [0, 1] });
    expect(host.text(".ludo-feedback")).toContain("Right.");
    host.click(host.button("Continue"));
    expect(step()).toBe(2);
    expect(host.find(".ludo-question")).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it("can be answered on the table, by zone and by piece", () => {
    ask();
    expect(host.all("[data-choice=true]:not(.ludo-piece)")).toHaveLength(2);
    expect(host.all(".ludo-possible")).toHaveLength(3);
    host.click(host.find("[data-sprite='3']")!);
    expect(answers()).toEqual({ 2: [2] });
    host.press("Enter", host.find("[data-sprite='1']")!);
    expect(answers()).toEqual({ 2: [2, 1] });
    expect(host.find("[data-choice=true]")).toBeNull();
  });

  it("can be shown without an answer", () => {
    ask();
    host.click(host.button("Show me"));
    expect(step()).toBe(2);
    expect(answers()).toEqual({ 2: [] });
  });

  it("is not asked twice, until asked for again", () => {
    host = show({ step: 1, answers: { 2: [1] } });
    host.press("ArrowRight");
    expect(step()).toBe(2);
    host.click(host.button("Ask me again"));
    expect(answers()).toEqual({});
    expect(step()).toBe(0);
    host.press("End");
    expect(step()).toBe(1);
    expect(host.find(".ludo-question")).not.toBeNull();
  });

  it("keeps the names of later steps to itself", () => {
    ask();
    expect(host.all(".ludo-step").map((node) => node.textContent)).toEqual([
      "0The table", "1Row 2 refuses the 15", "2Step 2 of 3", "3Step 3 of 3",
    ]);
  });

  it("gives way when predictions are switched off", () => {
    ask();
    host.click(host.find("[role=switch]")!);
    expect(host.model.traits.predict).toBe(false);
    expect(host.find(".ludo-question")).toBeNull();
    host.press("ArrowRight");
    expect(step()).toBe(2);
  });

  it("has no switch where nothing is asked", () => {
    host = show({ questions: [] });
    expect(host.find("[role=switch]")).toBeNull();
  });
});
