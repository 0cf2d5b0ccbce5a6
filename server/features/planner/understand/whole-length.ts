import type { Places } from './places';

/** Where the length of the whole and that of the stays don't agree. */
export interface Uneven {
  /** Days of the whole journey, as said. */
  days: number;
  /** Days, or nights, that its stays come to. */
  stays: number;
  areNights: boolean;
}

interface Whole {
  days: number | undefined;
  uneven?: Uneven;
  /** How many days were said beside dates that come to others; one of them may count its nights. */
  unlikeDates?: number;
}

/**
 * How many days a journey has, from what is said of the whole and of its stays. What is said of the whole holds where
 * they don't agree; nights have one day more than there are of them.
 * @param said days by dates; @param counted the first length that the message names, in whichever words;
 * @param numbered the first that it names by a number
 */
export const wholeLength = (
  { named, lengths }: Pick<Places, 'named' | 'lengths'>,
  said: number | undefined,
  counted: number | undefined,
  numbered: number | undefined,
): Whole => {
  const own = named.flatMap(({ days }) => days ?? []);
  const isUnlike = said !== undefined && numbered !== undefined && Math.abs(said - numbered) > 1;
  if (own.length === 0 && lengths.elsewhere > 0) {
    const all = lengths.elsewhere + named.length + (lengths.areNights ? 1 : 0);
    return { days: said ?? lengths.total ?? all };
  }
  if (own.length === 0)
    return { days: said ?? lengths.total ?? counted, ...(isUnlike ? { unlikeDates: numbered } : {}) };
  const stays = own.reduce((sum, days) => sum + days, lengths.elsewhere);
  const open = named.length - own.length;
  const lastDay = open === 0 && lengths.areNights ? 1 : 0;
  const total = said ?? lengths.total;
  if (total === undefined) return { days: stays + open + lastDay };
  const isTooLong = stays + open > total;
  const isTooShort = open === 0 && named.length > 1 && stays + 1 < total;
  return {
    days: total,
    ...(isTooLong || isTooShort ? { uneven: { days: total, stays, areNights: lengths.areNights } } : {}),
  };
};
