/** Of several marks, the outline shows the weightiest. */
export function outlineOf(marks: string): string | undefined {
  if (marks.includes("x")) return "refused";
  if (marks.includes("h")) return "held";
  if (marks.includes("m")) return "moved";
  return marks.includes("o") ? "possible" : undefined;
}
