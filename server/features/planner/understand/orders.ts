import { withDayNumbers } from './day-of-plan';
import { n, near, orderOf } from './day-words';
import { hoursOfDays } from './hours-of-day';
import { numberOf, numberPattern } from './numbers';
import { clean, count, type DayPart, end, type Found, name, type Order } from './order';
import { dayNumbered } from './ordinals';
import { ofTurning, stays } from './stay-orders';
import { stopOrders } from './stop-orders';
import { readText } from './text';
import { totalIn, townOrders } from './town-orders';

const day = `(?:on |in |for |vao |cua |cho )?(?:the )?(?:(?:day|ngay)(?: thu)?|(?:hom|bua)(?= cuoi| dau)) ${n}`;
const asks = '(?:can|could|would|will) (?:we|you|i) (?:please |pls )?';
const putting =
  'move|put|shift|switch|push|bring|do|visit|see|have|schedule|place|add|include|fit|squeeze|go to|leave|save|keep|chuyen|doi|de|cho|dua|xep|them|dem|ghe|di|tham|day|lui|keo|hoan';
const verb = `(?:${putting})(?: in)?(?: giup| ho)?(?: \\p{L}+ giup)?`;
const onto =
  '(?:over |back |forward |up |sang|vao|qua|xuong|len|toi|den|cho|ve|o|lai)?(?: ?(?:to|on|onto|for|in|into|till|until|sang|vao|qua|xuong|len|toi|den|cho))?';

const placed = near(`(?:${asks})?${verb} ${name} ${onto} ?${day}`);
const bare = new RegExp(
  `^ (?:ok |okay |no |and |va |con )?${name} (?:to|on|sang|vao|qua) ${day}(?: instead| please| nhe| di| nha| thoi)?[ .!]*$`,
  'u',
);

/** Vietnamese leaves out what was just spoken of: "chuyển qua ngày 3". */
const itself = near(`(?:chuyen|doi|dua|cho|de|xep|dem)(?: no)? (?:sang|vao|qua|xuong|len|toi) ${day}`);

/** Or it puts first what is to be moved: "Bà Nà để ngày 2". */
const fronted = new RegExp(
  `^ (?:con |thoi |a )?${name} (?:thi )?(?:de|cho|xep|chuyen|doi|dua|di)(?: vao| sang| qua| o)? ${day}(?: nhe| di| nha| thoi)?[ .!]*$`,
  'u',
);

/** Or the day: "ngày 3 thêm Mỹ Sơn". */
const dayFirst = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:on )?(?:day|ngay)(?: thu)? (?<day>${numberPattern}|last|first|cuoi|dau),? (?:thi |minh |cho |muon |we'd like to |let's |please ){0,2}(?:them|ghe(?: them)?|di them|chen(?: them)?|nhet(?: them)?|add|include|squeeze in|fit in) (?<what>${name.slice(1, -1)})${end}`,
  'u',
);

const sooner = '(earlier|sooner|before|later|after|som|truoc|tre|muon|sau)';
const moved = [
  near(`${verb} ${name} (?:up |back |forward |out )?(?:by )?${count} days? ${sooner}`),
  near(
    `${verb} ${name} (?:to |on |qua |sang |vao )?(?:the |ngay |hom )?(next|following|previous|day|hom|ngay|bua|sau|truoc) (day|before|after|sau|truoc)`,
  ),
  near(`${verb} (?:${name} )??(?:len |xuong |lui |sang |ve |lai )?${sooner} (?:hon |lai |di )?${count} ngay`),
  near(`${verb} ${name} (?:len |xuong |lui |lai |sang |ve )?${count} ngay (?:cho )?${sooner}`),
  near(`(lui|hoan) ${name} (?:lai )?${count} ngay`),
];
const backwards = /earlier|sooner|before|previous|som|truoc/u;

const replaced = [
  near(`(?:replace|swap|exchange|switch|change) (?:out )?${name} (?:with|for|to|into|by) ${name}${end}`),
  near(`(?:thay the|thay|doi) ${name} (?:bang|thanh|lay|sang|qua|voi) ${name}${end}`),
  near(
    `(?:instead of|rather than|thay vi|thay cho) ${name}(?:,| thi| toi muon| minh muon| di| den)+ (?:(?:i|we)(?:'d| would)? (?:like|prefer|rather|want)(?: to)? (?:see |do |have |visit |go to )?)?(?:di |den |tham )?${name}${end}`,
  ),
];
const because = '(?: ?[,.](?: [^.,;!?]{1,40}[,.])?)?';
/** "Bỏ Bái Đính, đông lắm, thay bằng chỗ nào yên tĩnh", "drop the museum and find us something quieter". */
const goneFor = [
  near(
    `(?:bo(?! sung)|loai|gach|xoa|huy)(?: luon| han)? ${name}(?: di| ra| luon)?${because} ?(?:roi |va |ma )?(?:thay(?: the)?(?: lai)? (?:bang|boi|vao do(?: la| bang)?|cho bang)|(?:tim|kiem|doi|cho|xep)(?: (?:giup|cho|sang|qua|lai|minh|em|toi|tui|bon minh))* (?=(?:cho|quan|diem|noi|cai|mon|gi) )) ?${name}${end}`,
  ),
  near(
    `(?:skip|drop|remove|lose|cut|take out|leave out|scrap|ditch) ${name}${because} ?(?:and |then |,)*(?:(?:find|give|get|pick|show|suggest)(?: us| me)?|replace it (?:with|by)|put in|put) (?=(?:some|any|a |an |another))${name}(?: instead| in its place)?${end}`,
  ),
];
const itFor = near(
  `(?<=^ (?:thoi )?)(?:doi|thay)(?: no| vao do| cho do)? (?:voi|sang|thanh|lay|bang) ${name}${end}`,
);
/** "Something else instead": in the place of what was just spoken of. */
const elseInstead =
  /^ (?:(?:ok|okay|and|then|so|please|can you|could you|thoi|the|vay|roi) )*(?:put |add |find |pick |suggest |do |have |we want |give (?:me|us) )?((?:something|somewhere|anything|another (?:thing|place|one))(?: else)?(?: (?:instead|there|in its place|for that (?:slot|time)|then|please))+)[ .!?]*$|^ (?:thoi |vay |roi )?(?:them |cho |tim |xep |lay |ghe )?((?:cai|cho|diem|noi|mon|quan) khac)(?: (?:thay(?: the)?|vao|do|o do|cho do|di|nhe|nha|giup|duoc khong))*[ .!?]*$/u;
const inPlaceOf = near(
  `(?:(?:do|see|visit|add|put|have|take|go to|di|tham|ghe|them|xep) )?${name},? (?:instead of|rather than|in place of|thay vi|thay cho) ${name}${end}`,
);

const free =
  /(?<![\p{L}])(?:free|empty|open|off|to ourselves|to myself|nothing|no plans?|sleep in|lie[- ]in|trong|nghi(?: ngoi)?|ranh|tu do|ngu nuong|ngu them|khong di dau|khong lam gi|khong xep gi)(?![\p{L}])/u;
/** "Bỏ buổi tối ngày 2" takes out that evening, and not the day. */
const partDropped =
  /(?<!\p{L})(?:bo|cat|huy|lose|drop|skip|cut|scrap|no)(?: het| ca| luon| the)? (?:buoi )?(?:sang|chieu|toi|mornings?|afternoons?|evenings?)(?!\p{L})/u;
const partOfDay = [
  near(`(morning|afternoon|evening|night)s? (?:of |on |free |off |empty |open ){0,2}${day}`),
  near(`${day}(?:'s)?,? (?:in )?(?:the )?(morning|afternoon|evening|night)`),
  near(`(buoi sang|buoi chieu|buoi toi|sang|chieu|toi) ${day}`),
  near(`${day} (buoi sang|buoi chieu|buoi toi|sang|chieu|toi)`),
];
const parts: Record<string, DayPart> = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
  sang: 'morning',
  chieu: 'afternoon',
  toi: 'evening',
};

const calmEvenings =
  /(?<![\p{L}])(?:(?:quiet(?:er)?|calm(?:er)?|early|earlier|free|no|easy|easier|lazy|gentler|relaxed|relaxing|less busy|nothing in the) (?:evenings?|nights?)|(?:evenings?|nights?) (?:free|off|quiet(?:er)?|calm(?:er)?)|(?:cac )?buoi toi (?:thi |cho |nen |muon )?(?:nhe(?: nhang)?|yen tinh|nghi(?: ngoi)?|o khach san|ve som|khong di|it di|de trong))(?![\p{L}])(?! (?:on |of )?(?:the )?(?:day|ngay))/u;

const alone = near(
  `(?:just|only|chi)(?: (?:di|o|muon|can|tham|giu|keep|stay in|in|do|visit)){0,3} ${name}(?: thoi)?${end}`,
);
const noRest =
  /(?<![\p{L}])(?:drop|skip|forget|leave out|cut|remove|lose|without|no|not|bo(?: het| qua)?|khong di|khoi di|thoi)(?: \p{L}+){0,2} (?:rest|others?|everything else|other (?:places?|cities|towns?|stops)|con lai|khac|kia)(?![\p{L}])/u;

/** Where a name ends with the reason: "vì nắng", "because of the heat"; "Ba Vì" is a mountain. */
const why =
  '(?=(?: di| luon| nhe| nha)? (?:(?<! ba )vi (?!di$|nhe$)|tai vi |boi vi |because |since |as (?:it|we|i) ))';
const endOrWhy = `(?:${end}|${why})`;

const dropped = near(
  `(?:skip|drop|remove|delete|cut|leave out|take out|scrap|ditch|lose|forget(?: about)?|cancel|(?:do ?n.t|no need to) (?:visit|see|go to|want)|bo qua|bo(?! sung)|xoa|loai|huy|khong (?:di|ghe|tham|can)|khoi (?:di|ghe)|thoi khoi) ${name}(?: (?:out|from (?:the|our|my) plan|off (?:the|our) list|ra|ra khoi lich(?: trinh)?))?${endOrWhy}`,
);
const leaving = near(`(?:take|leave|cut) ${name} (?:out|off)${end}`);
const added = near(
  `(?:add|include|squeeze in|fit in|put in|work in|(?:i|we)(?:'d| would)? (?:also )?(?:like|love|want)(?: to)? (?:see|visit|go to)|can we (?:also )?(?:see|visit|go to|do|fit in|add)|them|bo sung|ghe(?: them)?|muon (?:di|tham|ghe|xem)(?: them)?|cho (?:di|ghe|tham)(?: them)?) ${name}(?: (?:too|as well|also|in|to (?:the|our|my) (?:plan|trip|itinerary)|vao(?: lich(?: trinh)?)?|nua|luon))*${end}`,
);

/** An order, and the message without it, which is read as any other. */
export interface Ordered {
  order: Order;
  rest: string;
}

/** "Phong Nha for two nights" is a stay, and no stop. */
const isStay = new RegExp(`(?<![\\p{L}])(?:${numberPattern}) (?:nights?|days?|ngay|dem)(?![\\p{L}])`, 'u');

const dayOf = (text: string | undefined, days: number): number | undefined => {
  const number = orderOf(text, days);
  return number !== undefined && number >= 1 ? number : undefined;
};

const accented: Record<string, string> = { sang: 'sáng', chieu: 'chiều', toi: 'tối' };

/** "Sáng ngày 2" is a morning; "sang ngày 2" is a way there, and "tôi" is somebody. */
const isPart = (lower: string, word: string): boolean => {
  const typed = accented[word.replace('buoi ', '')];
  return typed === undefined || !/[^ -~]/u.test(lower) || lower.includes(typed);
};

const partIn = (folded: string, lower: string, days: number): Found | null => {
  if (!free.test(folded) && !partDropped.test(folded)) return null;
  for (const pattern of partOfDay) {
    const at = pattern.exec(folded);
    const [, first, second] = at ?? [];
    if (!at || !first || !second) continue;
    const word = [first, second].find((one) => parts[one.replace('buoi ', '')] !== undefined);
    const part = word ? parts[word.replace('buoi ', '')] : undefined;
    const number = dayOf(word === first ? second : first, days);
    if (!part || !word || number === undefined || !isPart(lower, word)) continue;
    return { order: { do: 'free_part', day: number, part }, at };
  }
  return null;
};

const movedIn = (folded: string): Found | null => {
  for (const [index, pattern] of moved.entries()) {
    const at = pattern.exec(folded);
    if (!at) continue;
    const groups = at.slice(1);
    const way = groups.find(
      (one) =>
        one !== undefined &&
        /^(?:earlier|sooner|before|previous|later|after|next|following|som|truoc|tre|muon|sau|lui|hoan)$/u.test(
          one,
        ),
    );
    const many = index === 1 ? 1 : groups.map(numberOf).findLast((one) => one !== undefined);
    const what = index === 4 ? groups[1] : groups[0];
    if (!way || many === undefined) continue;
    return { order: { do: 'move', what: clean(what ?? ''), days: backwards.test(way) ? -many : many }, at };
  }
  return null;
};

const replacedIn = (folded: string): Found | null => {
  for (const pattern of replaced) {
    const at = pattern.exec(folded);
    const [, what, by] = at ?? [];
    // "Swap A and B" may turn them round; "replace A by B" leaves A out.
    const isMutual = /^(?:swap|exchange|switch) .* (?:with|for)|^doi .* voi /u.test(at?.[0] ?? '');
    if (at && what && by)
      return {
        order: { do: 'replace', what: clean(what), by: clean(by), ...(isMutual ? { isMutual } : {}) },
        at,
      };
  }
  for (const pattern of goneFor) {
    const at = pattern.exec(folded);
    const [, what, by] = at ?? [];
    if (at && what && by)
      return { order: { do: 'replace', what: clean(what), by: clean(by), isGone: true }, at };
  }
  const instead = elseInstead.exec(folded);
  const some = instead?.[1] ?? instead?.[2];
  if (instead && some) return { order: { do: 'replace', what: 'it', by: clean(some) }, at: instead };
  const other = itFor.exec(folded);
  if (other?.[1]) return { order: { do: 'replace', what: 'it', by: clean(other[1]) }, at: other };
  const at = inPlaceOf.exec(folded);
  const [, by, what] = at ?? [];
  return at && what && by ? { order: { do: 'replace', what: clean(what), by: clean(by) }, at } : null;
};

/** "A museum" is one of them, "the museum" a certain one. */
const counted = (text: string): string => (/^(?:a|an|mot) /u.test(text.trim()) ? text.trim() : clean(text));

const placedIn = (folded: string, days: number): Found | null => {
  const named = fronted.exec(folded) ?? dayFirst.exec(folded);
  const [what, number] = named?.groups ? [named.groups.what, named.groups.day] : [named?.[1], named?.[2]];
  const on = dayOf(number, days);
  if (named && what && on !== undefined)
    return { order: { do: 'place', what: clean(what), day: on }, at: named };
  const subjectless = itself.exec(folded);
  const onIt = dayOf(subjectless?.[1], days);
  if (subjectless && onIt !== undefined)
    return { order: { do: 'place', what: 'it', day: onIt }, at: subjectless };
  const at = placed.exec(folded) ?? bare.exec(folded);
  const onto = dayOf(at?.[2], days);
  return at?.[1] && onto !== undefined
    ? { order: { do: 'place', what: counted(at[1]), day: onto }, at }
    : null;
};

const aloneIn = (folded: string): Found | null => {
  const at = alone.exec(folded);
  if (!at?.[1]) return null;
  const isAll = folded.trim().length <= at[0].trim().length + 8;
  return isAll || noRest.test(folded) ? { order: { do: 'stay_only', what: clean(at[1]) }, at } : null;
};

/** "Bớt một lăng", "one tomb less": so many of a kind go, and the rest stay. */
const fewer = near(`(?:giam |rut |cat )?bot(?: di)? ${name}(?: (?:di|ra))?${endOrWhy}`);
const less = near(`(one|two|1|2) (?:(?:less|fewer) ${name}|${name} (?:less|fewer))${end}`);
/** "Only one tomb", "chỉ một lăng thôi": so many stay. */
const atMost = near(
  `(?:just|only|chi)(?: (?:want|need|see|do|visit|keep|go to|muon|can|di|xem|tham|giu|ghe|de|lay))* (one|two|three|1|2|3|mot|hai|ba) ${name}(?: (?:is|will be) (?:enough|fine|plenty))?${end}`,
);

const ofSome = (folded: string): Found[] => {
  const gone = fewer.exec(folded);
  const fewerOf = less.exec(folded);
  const kind = fewerOf?.[2] ?? fewerOf?.[3];
  const left = atMost.exec(folded);
  const count = numberOf(left?.[1]);
  return [
    ...(gone?.[1]
      ? [
          {
            order: {
              do: 'drop' as const,
              what: gone[1].replace(/^(?=(?:may|cac|nhung) )/u, 'bot '),
              isSome: true,
            },
            at: gone,
          },
        ]
      : []),
    ...(fewerOf?.[1] && kind
      ? [{ order: { do: 'drop' as const, what: `${fewerOf[1]} ${kind}`, isSome: true }, at: fewerOf }]
      : []),
    ...(left?.[2] && count !== undefined
      ? [{ order: { do: 'drop' as const, what: `1 ${left[2]}`, isSome: true, left: count }, at: left }]
      : []),
  ];
};

const single = (folded: string): Found[] => {
  const out = dropped.exec(folded) ?? leaving.exec(folded);
  const into = added.exec(folded);
  return [
    ...(out?.[1] ? [{ order: { do: 'drop' as const, what: counted(out[1]) }, at: out }] : []),
    ...(into?.[1] && !isStay.test(into[1])
      ? [{ order: { do: 'add' as const, what: counted(into[1]) }, at: into }]
      : []),
  ];
};

const evenings = (folded: string): Found | null => {
  const at = calmEvenings.exec(folded);
  return at ? { order: { do: 'quiet_evenings' }, at } : null;
};

/**
 * What a message wants done with single things of a plan, in the order in which they are to be tried; whoever knows the
 * plan says which of them it can mean.
 */
export const ordersIn = (message: string, days: number, start: string | null): Ordered[] => {
  const text = readText(message);
  // How long it all stays is said of no town.
  const said = totalIn(text.folded)?.rest ?? text.folded;
  const folded = dayNumbered(withDayNumbers(said, start, days));
  const ofTowns = townOrders(folded);
  const ofDays = hoursOfDays(folded, days);
  const hours: Ordered[] =
    ofDays.length === 0
      ? []
      : [
          {
            order: { do: 'several', orders: ofDays.flatMap(({ orders }) => orders) },
            rest: ofDays.reduce((rest, { said }) => rest.replace(said, ' '), folded),
          },
        ];
  const found = [
    partIn(folded, text.lower, days),
    evenings(folded),
    ...ofTowns,
    ...stays(folded),
    ...stopOrders(folded, days).filter(({ order }) => order.do === 'fill_day'),
    replacedIn(folded),
    ...stopOrders(folded, days).filter(({ order }) => order.do !== 'fill_day'),
    movedIn(folded),
    placedIn(folded, days),
    ...ofSome(folded),
    aloneIn(folded),
    ...single(folded),
  ];
  const others = found.flatMap((one): Ordered[] => {
    if (!one) return [];
    const { order, at } = one;
    const rest =
      order.do === 'stay_only' ? '' : `${folded.slice(0, at.index)} ${folded.slice(at.index + at[0].length)}`;
    const isOfOrder = order.do === 'city_first' || order.do === 'move_city' || order.do === 'exchange_cities';
    if (isOfOrder) return [{ order, rest: rest.replace(ofTurning, ' ') }];
    const isFree = order.do === 'free_part';
    return [{ order, rest: isFree ? rest.replace(new RegExp(free.source, 'gu'), ' ') : rest }];
  });
  // Home by six is no day that is over by six, where home is another town.
  const home = others.filter(({ order }) => order.do === 'home_by');
  // A morning that is free is no morning that begins late.
  const isFree = others[0]?.order.do === 'free_part' && ofDays.every(({ isNamed }) => !isNamed);
  return isFree ? [...others, ...hours] : [...home, ...hours, ...others];
};
