import { numberOf, numberPattern } from './numbers';

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const n = `(${numberPattern})`;
const beds =
  '(?:hotels?|bases?|beds|accommodations?|places? to (?:stay|sleep)|(?:different )?(?:places|towns|cities|stops)|khach san|noi o|cho o|cho ngu|diem den|noi(?! tieng)|thanh pho)';
const atMost = new RegExp(
  `${edge}(?:(?:not|no) more than|at most|max(?:imum)?(?: of)?|up to|(?:only|just)(?= \\p{L}+ (?:hotels?|bases?))|khong qua|toi da|nhieu nhat(?: la)?|chi (?:o|ngu)) ${n} ${beds}(?! (?:a|per|each|every) day| moi ngay| mot ngay| 1 ngay)${end}`,
  'u',
);
const times = '(once|twice|one time|two times|three times|mot lan|1 lan|hai lan|2 lan|ba lan|3 lan)';
const changes = new RegExp(
  `${edge}(?:(?:chang(?:e|ing)|switch(?:ing)?|mov(?:e|ing))(?: the| our)? (?:hotels?|accommodation|rooms?)(?: (?:more than|only|just|at most))*|(?:doi|chuyen) (?:khach san|cho o|phong)(?: (?:qua|toi da|nhieu nhat|chi|khong qua))*) ${times}${end}`,
  'u',
);
const single = new RegExp(
  `${edge}(?:(?:one|single|same|fixed) (?:base|hotel)(?! a)|based? (?:all the time )?in (?:just |only )?one (?:place|town|spot)|stay(?:ing)? (?:put )?in (?:just |only )?one (?:place|town|hotel)|(?:without|not|no|don'?t want to) chang(?:e|ing) hotels?(?! (?:more|every))|(?:khong|ko|do|ngai|khoi) (?:phai |muon )?(?:doi|chuyen) (?:khach san|cho o)|(?:o|dong do|ngu) (?:nguyen |co dinh |yen )?(?:mot|1) (?:cho|noi|khach san))${end}`,
  'u',
);

const countOf: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  'one time': 1,
  'two times': 2,
  'three times': 3,
  'mot lan': 1,
  '1 lan': 1,
  'hai lan': 2,
  '2 lan': 2,
  'ba lan': 3,
  '3 lan': 3,
};

/** In how many places people want to sleep at most; who changes hotels once has two. @param folded without accents */
export const basesIn = (folded: string): number | undefined => {
  const changed = countOf[changes.exec(folded)?.[1] ?? ''];
  if (changed !== undefined) return changed + 1;
  return single.test(folded) ? 1 : numberOf(atMost.exec(folded)?.[1]);
};
