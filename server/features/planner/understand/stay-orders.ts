import { near } from './day-words';
import { numberOf } from './numbers';
import { clean, count, end, type Found, name } from './order';

const less = '(?:less|fewer|shorter)';
const and =
  '(?:,| and| for| to| va| cho| de| them vao| sang)+ (?:(?:give|add|spend)(?: it| them| that)? (?:to|in) |(?:one|1|a day) more (?:day )?in |one in |them (?:vao |cho )?|cho )?';
const shortened = [
  near(
    `${count} (?:days?|nights?)? ?${less} (?:days? |nights? )?(?:in|at|for) ${name}(?:${and}${name})?${end}`,
  ),
  near(`${count} ${less} (?:days?|nights?) (?:in|at|for) ${name}(?:${and}${name})?${end}`),
  near(
    `(?:cut|take|drop|remove|lose) (?:out )?${count} (?:days?|nights?) (?:off|from|in|out of) ${name}(?:${and}${name})?${end}`,
  ),
];
const shortenedVi = [
  near(`(?:bot|giam|cat|rut)(?: ngan)? (?:o )?${name} ${count} (?:ngay|dem)(?:${and}${name})?${end}`),
  near(`${name} (?:bot|giam)(?: di)? ${count} (?:ngay|dem)(?:${and}${name})?${end}`),
];
const shortenedViFirst = near(
  `(?:bot|giam|cat|rut)(?: di)? ${count} (?:ngay|dem) (?:o|tai|cua|tu) ${name}(?:${and}${name})?${end}`,
);
const citiesTurned = [
  near(`(?:swap|switch|exchange|flip|reverse) ${name} and ${name}(?: around| round| over)?${end}`),
  near(`(?:doi (?:thu tu|cho) )${name} (?:va|voi) ${name}${end}`),
];
const cityMoved = near(
  `(?:do |visit |go to |put |move |di |cho |xep |doi |chuyen |dua )?${name} (?:to |len |xuong |ra |ve )?(before|truoc|after|sau) (?:khi )?${name}${end}`,
);
/** "Đổi lại đi từ Huế vào". */
const fromEnd = near(
  `(?:doi|dao|chuyen)(?: nguoc)?(?: lai)?(?: thanh)? (?:di |bat dau )?tu ${name} (?:di )?(?:vao|ra|len|xuong|ve)${end}`,
);
const cityFirst = [
  near(
    `(?:do |visit |go to |see |start (?:in|with|from) |begin (?:in|with) )?${name} first(?=[,.!]|,? (?:and )?then | please| *$)`,
  ),
  near(`(?:di |den |o |ghe )?${name} truoc(?=[,.!]| roi | nhe| di| *$)`),
  near(`(?:start|begin) (?:in|with|from) ${name}${end}`),
  near(`(?:bat dau|khoi hanh) (?:tu|o|voi) ${name}${end}`),
];
const mostADay = near(
  `(?:no more than |at most |max(?:imum)? |only |just |chi |toi da )*${count} (?:stops?|things?|sights?|places?|visits?) (?:a|per|each|every) day|moi ngay (?:chi |di |toi da |khoang |co ){0,3}${count} (?:diem|cho|noi|dia diem)`,
);

/** What is to be done with whole stays, and with how full days are. */
export const stays = (folded: string): Found[] => {
  const found: Found[] = [];
  const put = (at: RegExpExecArray | null, [days, what, into]: Array<string | undefined>) => {
    const number = numberOf(days);
    if (at && what && number)
      found.push({
        order: { do: 'shorten', what: clean(what), days: number, ...(into ? { into: clean(into) } : {}) },
        at,
      });
  };
  for (const pattern of [...shortened, shortenedViFirst]) {
    const at = pattern.exec(folded);
    put(at, at?.slice(1) ?? []);
  }
  for (const pattern of shortenedVi) {
    const at = pattern.exec(folded);
    put(at, [at?.[2], at?.[1], at?.[3]]);
  }
  for (const pattern of citiesTurned) {
    const at = pattern.exec(folded);
    if (at?.[1] && at[2])
      found.push({ order: { do: 'exchange_cities', what: clean(at[1]), by: clean(at[2]) }, at });
  }
  const turned = fromEnd.exec(folded);
  if (turned?.[1]) found.push({ order: { do: 'from_end', what: clean(turned[1]) }, at: turned });
  const moved = cityMoved.exec(folded);
  const [, what, side, by] = moved ?? [];
  if (moved && what && by)
    found.push({
      order: {
        do: 'move_city',
        what: clean(what),
        by: clean(by),
        side: /^(?:before|truoc)$/u.test(side ?? '') ? 'before' : 'after',
      },
      at: moved,
    });
  for (const pattern of cityFirst) {
    const at = pattern.exec(folded);
    if (at?.[1])
      found.push({
        order: { do: 'city_first', what: clean(at[1]).replace(/^(?:start|begin) (?:in|with|from) /u, '') },
        at,
      });
  }
  const most = mostADay.exec(folded);
  const number = numberOf(most?.[1] ?? most?.[2]);
  if (most && number) found.push({ order: { do: 'at_most', count: number }, at: most });
  return found;
};
