/** What stands inside a fenced block, where a model's whole answer is one; else the answer itself. */
export const jsonBody = (answer: string): string => /^\s*```(?:json)?\s*([\s\S]*?)```\s*$/.exec(answer)?.[1] ?? answer;
