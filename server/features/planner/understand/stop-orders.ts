import { n, near, orderOf } from './day-words';
import { clean, end, type Found, name } from './order';
import { refusedKinds } from './refused-kinds';

/** What is said of single stops by where they stand, and of days that have too little in them. */

const ordinals =
  'first|second|third|fourth|fifth|last|final|dau|dau tien|thu \\d|thu hai|thu ba|thu tu|cuoi|cuoi cung';
const day = `(?:of|on|in|for|from|cua|o|trong|vao)? ?(?:the )?(?:day|ngay)(?: thu)? ${n}`;
const positions = [
  new RegExp(`^(?:the )?(${ordinals}) (?:stop|place|thing|sight|visit|one|activity) ${day}$`, 'u'),
  new RegExp(`^(?:stop|diem|cho|noi|mon)(?: so| thu)? (\\d|${ordinals}) ${day}$`, 'u'),
  new RegExp(`^(?:cai )?(?:diem|cho|noi|mon)(?: den| choi)? (${ordinals}) ${day}$`, 'u'),
];
const numbers: Readonly<Record<string, number>> = {
  first: 1,
  dau: 1,
  'dau tien': 1,
  second: 2,
  'thu hai': 2,
  third: 3,
  'thu ba': 3,
  fourth: 4,
  'thu tu': 4,
  fifth: 5,
};
const meals = {
  breakfast: 'breakfast|bua sang|an sang|quan sang|quan an sang',
  lunch: 'lunch|bua trua|an trua|quan trua|quan an trua|com trua',
  dinner: 'dinner|supper|bua toi|an toi|quan toi|quan an toi|com toi',
} as const;
export type Meal = keyof typeof meals;

/** A stop by its place in a day, from 1 and 0 for the last, or by the meal that it is. */
export type StopPlace = { day: number; at: number } | { day: number; meal: Meal };

/** The stop of a day that a phrase tells by where it stands: "first stop on day 3", "bữa tối ngày 1". @param days of the plan */
export const stopPlaceIn = (phrase: string, days: number): StopPlace | null => {
  const said = phrase
    .trim()
    .replace(/^(?:the|our|cai|cho|bua) (?=bua|quan|dinner|lunch|breakfast|supper|an )/u, '');
  for (const pattern of positions) {
    const [, place, number] = pattern.exec(said) ?? [];
    const of = orderOf(number, days);
    if (!place || of === undefined) continue;
    const at = /^(?:last|final|cuoi)/u.test(place)
      ? 0
      : (numbers[place] ?? Number(/\d/u.exec(place)?.[0] ?? 1));
    return { day: of, at };
  }
  for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
    const [, number] = new RegExp(`^(?:${meals[meal]}) ${day}$`, 'u').exec(said) ?? [];
    const of = orderOf(number, days);
    if (of !== undefined) return { day: of, meal };
    const turned = new RegExp(`^day ${n}(?:'s)? (?:${meals[meal]})$`, 'u').exec(said);
    const first = orderOf(turned?.[1], days);
    if (first !== undefined) return { day: first, meal };
  }
  return null;
};

const fillers =
  /^(?:(?:the|all|any|every|those|these|our|het|tat ca|toan bo|cac|nhung|may|cai|con|ca|di|tham|xem|ghe|vieng) )+/u;
const added = /(?: (?:gi|nao|het|tron|do|ay|kia|nua|luon|visits?|stops?|at all|trips?))+$/u;

/** What is the same kind in both languages, as it stands in titles. */
const kinds: ReadonlyArray<readonly [RegExp, RegExp]> = (
  [
    ['(?:royal |old )?(?:tombs?|mausoleums?)|lang(?: tam| mo| vua)?', 'tombs?|mausoleum|lang'],
    ['museums?|bao tang', 'museums?|bao tang'],
    ['pagodas?|chua(?: chien)?', 'pagodas?|chua'],
    [
      '(?:pagodas?|temples?) (?:and|or) (?:temples?|pagodas?)|chua (?:va )?(?:den|mieu)',
      'pagodas?|temples?|chua|den|mieu',
    ],
    ['temples?|den(?: chua)?|mieu', 'temples?|den|mieu'],
    ['markets?|cho(?: bua)?', 'markets?|cho'],
    ['caves?|grottoe?s?|hang(?: dong)?|dong', 'caves?|grotto|hang|dong'],
    ['waterfalls?|falls|thac(?: nuoc)?', 'waterfalls?|falls|thac'],
    ['churches|church|cathedrals?|nha tho', 'church|cathedral|nha tho'],
    ['bridges?|cau', 'bridges?|cau'],
    ['towers?|thap', 'towers?|thap'],
    ['cable cars?|cap treo', 'cable car|cap treo'],
  ] as const
).map(([said, title]) => [
  new RegExp(`^(?:${said})$`, 'u'),
  new RegExp(`(?<![\\p{L}])(?:${title})(?![\\p{L}])`, 'u'),
]);

/** What stands in the titles of the kind that a phrase names and nothing more: "the tombs", "mấy cái lăng". */
export const kindOfTitles = (phrase: string): RegExp | null => {
  const said = phrase.trim().replace(fillers, '').replace(added, '');
  return kinds.find(([pattern]) => pattern.test(said))?.[1] ?? null;
};

const wholly = Object.entries(refusedKinds).flatMap(([kind, { said }]) =>
  said ? [[kind, new RegExp(`^(?:${said})$`, 'u')] as const] : [],
);

/** The kind that a phrase names and nothing more, as `refuses` knows it: "mấy cái bảo tàng" are all that are one. */
export const refusedKindOf = (phrase: string): string | null => {
  const said = phrase.trim().replace(fillers, '').replace(added, '');
  return wholly.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
};

/** Vietnamese names first what goes: "Hang Múa bỏ đi". */
const fronted = new RegExp(
  `(?:^|[,.;!?]) ?(?:con |cai |thoi |ma )?${name} (?:thi )?(?:bo|huy|xoa|loai|cat|khoi(?: di)?|thoi)(?: (?:di|qua|luon|ra|het|giup|nhe|nha|minh|em|cho))+(?=[,.;!?]|$| (?:vi|tai|met|nang|xa|mac|dat))`,
  'u',
);
/** "Bà Nà is out". */
const isOut = new RegExp(
  `(?:^|[,.;!?]) ?(?:so |and |ok |no, )?${name} (?:is|are|'s) (?:out|off(?: the (?:list|table|plan))?|a no(?:[- ]go)?|not happening|cancelled|gone)(?=[,.;!?]|$| (?:then|please|for us|because|we|i|hate|too))`,
  'u',
);
const notForUs = near(
  `${name} (?:isn't|is not|ain't|doesn't look|don't look|aren't) (?:really |quite )?(?:for (?:us|me|them)|our thing|my thing|our (?:cup of tea|taste)|right for us|interesting|good)(?:[,. -]*(?:got |have you got |do you have |is there |give us |find us |any ideas? for )?(?:any|some)thing else)?`,
);
const replacedVi = [
  near(`${name} (?:thi )?(?:doi|thay)(?: giup| cho)? (?:sang|thanh|bang|qua|lay|cho) ${name}${end}`),
  near(`${name} (?:thi )?(?:doi|thay) ((?:quan|cho|mon|diem|noi|cai) (?:khac|nao|gi)[\\p{L} ]{0,40}?)${end}`),
  near(`(?:doi|thay) ((?:diem|cho|quan|bua|mon)[\\p{L}\\p{N} ]{2,30}? ngay \\d+)${end}`),
];

const filled = [
  near(
    `day ${n} (?:is |looks |seems |feels )(?:a bit |rather |too |so |pretty |quite |very )*(?:empty|bare|light|thin|short|boring)(?=[^?]*(?:add|more|fill|something|find|put))`,
  ),
  near(
    `(?:add|put|find|give us|squeeze|fit)(?: (?:in|us))? (?:something|anything|more|a bit more|a few (?:more )?(?:stops|things|places)|(?:another|one more|two more|\\d more) (?:stops?|things?|places?|sights?|activit(?:y|ies)))(?: else| more)?(?: to do)? (?:on|to|in|into|for) day ${n}`,
  ),
  near(
    `(?:add something|fill it|put something) (?:in )?(?:if|when) day ${n} (?:is|looks) (?:empty|free|bare|light)`,
  ),
  near(`(?:fill|pack) (?:up |out )?day ${n}(?: up| out| more)?`),
  near(`more (?:stops|things|places|to do|sights) (?:on|for|in) day ${n}`),
  near(
    `ngay(?: thu)? ${n} (?:(?:hoi|con|bi|dang|nhin|thay|co ve) ){0,2}(?:trong(?: trai| vang| tron)?|it(?: diem| cho| qua)?|thua|loang thoang|ranh)(?= (?:qua|the|lam|hon|thi|nhi|a|nen|,)|,)[^.?!]{0,25}(?:them|kiem|tim|xep|nhet|chen|bo sung)`,
  ),
  near(
    `ngay(?: thu)? ${n} (?:thi |minh |muon |cho ){0,2}(?:them|kiem|tim|nhet|chen|bo sung)(?: them)? (?:gi do|cho (?:choi|khac|nua)|vai (?:cho|diem)|diem|(?:1|2|3|mot|hai|ba) (?:cho|diem)|hoat dong|cai gi)`,
  ),
  near(
    `(?:them|kiem|tim|nhet|chen|bo sung)(?: them)? (?:gi do|cho choi|vai (?:cho|diem)|diem|(?:1|2|3|mot|hai|ba) (?:cho|diem)|hoat dong)[\\p{L} ]{0,12}? (?:vao|cho|o) ngay(?: thu)? ${n}`,
  ),
];

/** @param folded a message with its days by number */
export const stopOrders = (folded: string, days: number): Found[] => {
  const found: Found[] = [];
  for (const pattern of filled) {
    const at = pattern.exec(folded);
    const number = orderOf(at?.[1], days);
    if (at && number !== undefined && number <= days)
      found.push({ order: { do: 'fill_day', day: number }, at });
  }
  const gone = fronted.exec(folded) ?? isOut.exec(folded);
  if (gone?.[1]) found.push({ order: { do: 'drop', what: clean(gone[1]) }, at: gone });
  const other = notForUs.exec(folded);
  if (other?.[1])
    found.push({ order: { do: 'replace', what: clean(other[1]), by: 'something else' }, at: other });
  for (const pattern of replacedVi) {
    const at = pattern.exec(folded);
    if (at?.[1])
      found.push({ order: { do: 'replace', what: clean(at[1]), by: clean(at[2] ?? 'cho khac') }, at });
  }
  return found;
};
