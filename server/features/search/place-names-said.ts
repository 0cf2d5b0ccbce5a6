import { distanceKm, type Point } from '../../distance';
import { fold } from '../../fold';
import { type GazetteerEntry, placesCalled } from '../../geography/gazetteer';
import { type Word, writtenText } from './understand/written';

/** What names in a search say beside being names. */

const longestSyllable = 6;

/** Whether a name is one syllable with accents. */
export const isBareSyllable = (name: string): boolean =>
  !/[^\p{L}]/u.test(name.trim()) &&
  fold(name) !== name.toLowerCase() &&
  name.trim().length <= longestSyllable;

/** Kinds that are a place to stay in rather than one to see. */
const settled: ReadonlySet<string> = new Set([
  'province',
  'former_province',
  'city',
  'town',
  'island',
  'street_area',
]);

export const isSettled = ({ kind }: Pick<GazetteerEntry, 'kind'>): boolean => settled.has(kind);

/**
 * The town of a sight whose name begins with that of another town: the Hồ Chí Minh mausoleum is in Hà Nội. @param names
 * by letters alone
 */
export const sightElsewhere = <Town extends Point & { id: number }>(
  words: readonly Word[],
  names: ReadonlyMap<string, { id: number }>,
  towns: readonly Town[],
): Town | null => {
  const inner = words
    .map((_, at) =>
      names.get(
        words
          .slice(0, at)
          .map(({ folded }) => folded)
          .join(''),
      ),
    )
    .findLast((town) => town !== undefined);
  const [sight] = inner ? placesCalled(writtenText(words)) : [];
  if (!inner || !sight || isSettled(sight)) return null;
  const nearest = towns.reduce<Town | null>(
    (best, town) => (best && distanceKm(best, sight) <= distanceKm(town, sight) ? best : town),
    null,
  );
  return nearest && nearest.id !== inner.id ? nearest : null;
};
