import type { Answers, Question, Traits } from "../contract";

/** The first question still to be answered among the steps after `from`, up to `to`. */
export function questionBetween(
  { questions, answers, predict }: Pick<Traits, "questions" | "answers" | "predict">,
  from: number,
  to: number,
): Question | undefined {
  if (!predict) return undefined;
  return questions
    .filter((question) => question.at > from && question.at <= to && !answers[question.at])
    .sort((a, b) => a.at - b.at)[0];
}

export function isSolved(question: Question, answers: Answers): boolean {
  return (answers[question.at] ?? []).some((picked) => question.options[picked]?.right);
}
