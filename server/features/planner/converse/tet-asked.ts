import { addDays } from '../../../calendar/lunar/day-number';
import type { Language } from '../../../language';
import type { Understanding } from '../understand';
import { nextTet } from '../understand/feasts';
import { words } from '../understand/text';
import { dateText } from '../words/lists';
import { sideWords } from '../words/side-words';

const ofTet = words('tet(?! duong| tay| trung thu)|(?:lunar|chinese|vietnamese) new year');

const asksDate = words(
  'when is|when does|(?:what|which) (?:date|day)|duong lich|ngay (?:may|nao|bao nhieu)|(?:khi|chung) nao (?:thi )?(?:la |den |toi )?tet|tet (?:la )?(?:khi nao|bao gio|ngay nao|roi vao)|roi vao',
);

/** What opens, runs or is celebrated then is another question. */
const ofDoors = words(
  'open|clos\\p{L}*|shops?|museums?|restaurants?|trains?|tickets?|book|mo (?:cua|lai)|mo|dong cua|nghi|ban|hang quan|ve (?:tau|xe|may bay)|le hoi|khai truong',
);

/** On which day Tết is, where that is asked and nothing else of it; `null` for any other question. */
export const tetAsked = (
  language: Language,
  { words: said }: Pick<Understanding, 'words'>,
  today: string,
): string | null => {
  if (!ofTet.test(said) || !asksDate.test(said) || ofDoors.test(said)) return null;
  const first = nextTet(today);
  return sideWords(language).tetDate(dateText(language, first), dateText(language, addDays(first, -1)));
};
