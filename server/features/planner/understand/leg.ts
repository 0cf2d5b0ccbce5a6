import type { Travel } from '../plan-shapes';
import { type Text, words } from './text';

const called: ReadonlyArray<readonly [Travel['mode'], string]> = [
  ['flight', 'fly|flying|flights?|planes?|by air|bay|may bay'],
  ['train', 'trains?|rail|tau|tau hoa|tau lua|xe lua|duong sat'],
  ['bus', 'bus(?:es)?|coach(?:es)?|xe khach|xe do|xe giuong nam|limousine'],
  ['car', '(?:private )?cars?|taxis?|drivers?|drive|driving|o to|oto|xe rieng|xe hoi|xe 4 cho|xe 7 cho'],
  ['motorbike', 'motor ?bikes?|scooters?|xe may'],
];
const refused =
  "(?:not|no|don't|do not|never|avoid|without|rather than|instead of|khong|ko|dung|khoi|thay vi|tranh)(?: \\p{L}+){0,3} ";

/** A question about a way is none about the plan. */
const asked = words(
  'how|what|which|is there|are there|bao lau|bao xa|bao nhieu|co (?:tau|xe|may bay)[^.]{0,30} khong|the nao|may tieng',
);

/** How somebody wants to go on a part of the journey, or how not; `null` where no means is named. */
export const legWishIn = ({ folded }: Text): { mode: Travel['mode']; isRefused: boolean } | null => {
  if (asked.test(folded)) return null;
  const said = called.filter(([, names]) => words(names).test(folded));
  const isNo = (names: string) => words(`${refused}(?:the |a |di )?(?:${names})`).test(folded);
  const wanted = said.find(([, names]) => !isNo(names));
  const [mode] = wanted ?? said[0] ?? [];
  return mode ? { mode, isRefused: wanted === undefined } : null;
};

/** "Take the train to Huế": the way by which one comes to a city. */
export const comesTo = words(
  '(?:fly|bus|train|car|drive|plane|coach|flight|taxi|motorbike)(?: \\p{L}+)? (?:to|into|down to|up to)|(?:den|vao|ra|di|toi|sang|ve|len|xuong) \\p{L}+(?: \\p{L}+)? bang|(?:tau|bay|xe|may bay|xe lua|tau hoa|o to) (?:den|vao|ra|toi|sang|ve|len|xuong)',
);
