import { isSameRecord, recordStore, type StoredRecord } from './record-store';

/** Kept of each kind of page. */
const MOST = 20;
const store = recordStore('viewed');

/** The part of the site that a page is in: `hotels` of `/en/hotels/majestic`. */
const sectionOf = ({ path }: StoredRecord): string => path.split('/')[2] ?? '';

/** Puts a page in front of those that were looked at. Where the browser keeps nothing, nothing is remembered. */
export function rememberViewed(record: StoredRecord): void {
  const section = sectionOf(record);
  const others = store.current().filter((viewed) => !isSameRecord(viewed, record));
  const ofSection = [record, ...others.filter((viewed) => sectionOf(viewed) === section)].slice(0, MOST);
  try {
    store.write([...ofSection, ...others.filter((viewed) => sectionOf(viewed) !== section)]);
  } catch {
    // The page is there all the same.
  }
}

/** What was looked at in a part of the site, the last first; nothing while the page comes from the server. */
export const useViewed = (section: string): StoredRecord[] =>
  store.useValue().filter((viewed) => sectionOf(viewed) === section);

/** Forgets what was looked at in a part of the site. */
export function forgetViewed(section: string): void {
  try {
    store.write(store.current().filter((viewed) => sectionOf(viewed) !== section));
  } catch {
    // Nothing was stored, then.
  }
}
