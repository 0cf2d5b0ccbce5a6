/** Months that follow each other as one span: `5-9,11`; in the order in which they are given. */
export const monthSpans = (months: readonly number[]): string => {
  const runs: number[][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run && month === (run.at(-1) ?? 0) + 1) run.push(month);
    else runs.push([month]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : String(run[0]))).join(',');
};
