import { solarToLunar } from '../../../calendar/lunar';
import { addDays } from '../../../calendar/lunar/day-number';
import type { Language } from '../../../language';
import { tetDay } from '../days/tet';
import type { Understanding } from '../understand';
import { nextTet } from '../understand/feasts';
import { words } from '../understand/text';
import { dateText } from '../words/lists';
import { sideWords } from '../words/side-words';

const ofTet = words('tet(?! duong| tay| trung thu)|(?:lunar|chinese|vietnamese) new year');

const asksDate = words(
  'when is|whens|when s|when does|(?:what|which) (?:date|day)|duong lich|ngay (?:may|nao|bao nhieu)|(?:khi|chung) nao (?:thi )?(?:la |den |toi )?tet|tet (?:la )?(?:khi nao|bao gio|ngay nao|roi vao)|roi vao|co (?:ngay |dem )?(?:30|ba muoi)|(?:29|30) (?:hay|or) (?:la )?(?:chi |toi |den )*(?:29|30)',
);

/** What opens, runs or is celebrated then is another question. */
const ofDoors = words(
  'open|shut|clos\\p{L}*|shops?|eat|food|mua sam|an gi|an o dau|quan|hang|cho|museums?|restaurants?|trains?|tickets?|book|mo (?:cua|lai)|mo|dong cua|nghi|ban|hang quan|ve (?:tau|xe|may bay)|le hoi|khai truong',
);

/** On which day Tết is, where that is asked, whatever else is; `null` for any other question. */
export const tetDate = (
  language: Language,
  { words: said }: Pick<Understanding, 'words'>,
  today: string,
): string | null => {
  if (!ofTet.test(said) || !asksDate.test(said)) return null;
  return dateOfTet(language, nextTet(today));
};

const dateOfTet = (language: Language, first: string): string =>
  sideWords(language).tetDate(
    dateText(language, first),
    dateText(language, addDays(first, -1)),
    solarToLunar(addDays(first, -1)).day,
  );

/** The same where nothing else of it is asked. */
export const tetAsked = (
  language: Language,
  said: Pick<Understanding, 'words'>,
  today: string,
): string | null => (ofDoors.test(said.words) ? null : tetDate(language, said, today));

/** Days that somebody asks of are days of Tết, without that he says so: which one the first of them is; `null` else. */
export const tetMeant = (
  language: Language,
  { words: said, wants: { start_date, days = 1 } }: Pick<Understanding, 'words' | 'wants'>,
): string | null => {
  if (start_date === undefined || !ofDoors.test(said)) return null;
  const dates = Array.from({ length: Math.min(days, mostDays) }, (_, index) => addDays(start_date, index));
  const date = dates.find((one) => tetDay(one) !== null);
  const day = date === undefined ? null : tetDay(date);
  if (date !== undefined && day !== null) return sideWords(language).tetIsThen(dateText(language, date), day);
  // The last days before it are those on which everything closes early or is on its way home.
  const first = nextTet(start_date);
  return addDays(start_date, mostBefore) >= first ? dateOfTet(language, first) : null;
};

const mostDays = 14;
const mostBefore = 4;

/** Whether it is asked what is open, sold or served. */
export const asksOfDoors = (said: string): boolean => ofDoors.test(said);

/** Whether Tết is spoken of. */
export const namesTet = (said: string): boolean => ofTet.test(said);
