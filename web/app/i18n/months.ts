/** Months as numbers, January is 1. */
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A month from a query string; anything else is none. */
export function readMonth(value: string | null): number | undefined {
  const month = Number(value);
  return value && months.some((known) => known === month) ? month : undefined;
}

/** Months in a row as spans, also across the turn of the year: [11, 12, 1, 2, 4] → [[4, 4], [11, 2]]. */
export function monthSpans(chosen: number[]): [from: number, to: number][] {
  const set = new Set(chosen.filter((month) => month >= 1 && month <= 12));
  if (set.size === 12) return [[1, 12]];
  const previous = (month: number) => (month === 1 ? 12 : month - 1);
  const next = (month: number) => (month === 12 ? 1 : month + 1);
  return [...set]
    .sort((a, b) => a - b)
    .filter((month) => !set.has(previous(month)))
    .map((from) => {
      let to = from;
      while (set.has(next(to))) to = next(to);
      return [from, to];
    });
}
