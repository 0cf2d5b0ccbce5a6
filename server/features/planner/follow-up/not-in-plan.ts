import { type PlaceKind, placesCalled } from '../../../geography/gazetteer';
import type { Language } from '../../../language';
import type { Candidate } from '../candidates/candidate';
import { recordNamed, topicIn } from './named-stop';

/** What one stays in rather than sees: leaving it out leaves out its days. */
const staysIn: ReadonlySet<PlaceKind> = new Set([
  'province',
  'former_province',
  'city',
  'town',
  'island',
  'street_area',
]);

/**
 * A sight that a phrase names, by its name; `null` where it names a city or nothing known. @param cityNames folded
 */
export const sightCalled = (
  phrase: string,
  { candidates, cityNames }: { candidates: Iterable<Candidate>; cityNames: ReadonlySet<string> },
): Record<Language, string> | null => {
  const bare = phrase.trim().replace(/^(?:di|tham|ghe|visiting|seeing|going to) /u, '');
  // "Vịnh Hạ Long" is where one stays when one stays in Hạ Long.
  const isOfCity = [...cityNames].some((name) => name !== '' && ` ${bare} `.includes(` ${name} `));
  if (isOfCity) return null;
  const [entry] = placesCalled(bare);
  if (entry) {
    if (staysIn.has(entry.kind)) return null;
    return { en: entry.en ?? entry.name, vi: entry.name };
  }
  // "The museum" is a kind of thing, whatever bears the word in its title.
  const record = topicIn(bare) ? null : recordNamed(bare, candidates, cityNames);
  return record && { en: record.title, vi: record.title };
};
