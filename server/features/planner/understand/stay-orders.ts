import { near } from './day-words';
import { numberOf, numberPattern } from './numbers';
import { clean, count, end, type Found, name } from './order';

const less = '(?:less|fewer|shorter)';
const and =
  '(?:,| and| for| to| va| cho| de| roi| them vao| chuyen(?: qua| sang| vao)?| sang| qua)+ (?:(?:give|add|spend)(?: it| them| that)? (?:to|in) |(?:one|1|a day) more (?:day )?in |one in |them (?:vao |cho )?|cho )?';
/** A clause may go on behind a town: "one day more in Đà Lạt and one less in Nha Trang". */
const townThen = `${name}(?:${end}|(?=(?:,| and| va| but| con| roi)+ (?:${numberPattern}|them|bot|giam|tang|cut|add) ))`;
const shortened = [
  near(`${count} (?:days?|nights?)? ?${less}(?: days?| nights?)? (?:in|at|for) ${townThen}`),
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
  `(?:bot|giam|cat|rut)(?: di)? ${count} (?:ngay|dem) (?:(?:o|tai|cua|tu) )?${name}(?:${and}${name})?${end}`,
);
const citiesTurned = [
  near(`(?:swap|switch|exchange|flip|reverse) ${name} and ${name}(?: around| round| over)?${end}`),
  near(
    `(?:(?:doi|dao|hoan doi|hoan|trao)(?: thu tu| cho| nguoc)? )${name} (?:va|voi|cho) ${name}(?: cho nhau)?${end}`,
  ),
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
    `(?:do |visit |go to |see |start (?:in|with|from) |begin (?:in|with) )?${name} first(?=[,.!]|,? (?:and )?then | and | please| *$)`,
  ),
  near(`(?:di |den |o |ghe )?${name} truoc(?=[,.!]| roi | nhe| di| *$)`),
  near(`(?:start|begin) (?:in|with|from) ${name}${end}`),
  near(`(?:bat dau|khoi hanh) (?:tu|o|voi) ${name}${end}`),
];
const mostADay = near(
  `(?:no more than |at most |max(?:imum)? |only |just |chi |toi da )*${count} (?:stops?|things?|sights?|places?|visits?) (?:a|per|each|every) day|moi ngay (?:chi |di |toi da |khoang |co ){0,3}${count} (?:diem|cho|noi|dia diem)|(?:chi |toi da |nhieu nhat |khong qua |di |la ){1,3}${count} (?:diem|cho|noi|dia diem) (?:mot|moi|1|trong) ngay`,
);

const unit = '(?:days?|nights?|ngay|dem)';
const unitOf = (text: string): 'night' | 'day' => (/night|dem/u.test(text) ? 'night' : 'day');
/** "Make it 2 nights in Hội An", "Hội An 3 ngày thôi", "cut Hà Nội to one day", "Cần Thơ lên 3 đêm". */
const stayEn = [
  near(
    `(?:make it|only|just|have|do|keep|spend|want|stay|let's do|reduce (?:it )?to|we(?:'ll)? (?:do|have|spend)) (?:only |just )?${count} (${unit}) (?:in|at|for) ${name}(?: instead(?: of ${count}(?: ${unit})?)?)?${end}`,
  ),
  near(`(?:only|just) ${count} (${unit}) in ${name}${end}`),
  // A clause of several: "… and one day in Hà Nội".
  new RegExp(`^ ?(?:and |then |plus |va |con |roi )?${count} (${unit}) (?:in|at|o|tai) ${name}${end}`, 'u'),
];
const stayByName = [
  near(
    `(?:cut|shorten|reduce|trim|extend|lengthen|bring|keep|make|limit|change|set|rut|giam|bot|keo|tang|de|cho|doi) ${name} (?:down |up |xuong |len |ngan )?(?:to|con|thanh|xuong|len|at|la) (?:only |just |chi )?${count} (${unit})${end}`,
  ),
  near(`${name} (?:chi |thi )?(?:con|xuong|len|thanh|rut con|giam con|tang len) ${count} (${unit})${end}`),
  near(
    `(?:de|cho|xep|chia|o) ${name} (?:thanh )?${count} (${unit})(?=(?: (?:nhe|nha|di|thoi|con))* *(?:[,.;!]|$| con ))`,
  ),
  near(`${name} (?:chi )?${count} (${unit}) (?:thoi|la du|du roi|la duoc|is enough|will do|only)${end}`),
];
const towns = '(?:place|town|city|stop|one|of them|of the (?:towns|cities|places|stops))';
const each = [
  near(`${count} (${unit}) (?:in |at |for )?(?:each|every)(?: ${towns})?${end}`),
  near(`${count} (${unit}) per ${towns}${end}`),
  near(`(?:moi|tung) (?:noi|cho|thanh pho|diem|tp|noi o) (?:o |la |di |deu )?${count} (${unit})${end}`),
  near(`${count} (${unit}) (?:o |cho )?(?:moi|tung) (?:noi|cho|thanh pho|diem|tp)${end}`),
  near(`(?:chia )?deu(?: nhau)? (?:moi|tung) (?:noi|cho|thanh pho) ${count} (${unit})${end}`),
];
const lengthenedBy = [
  near(`${count} (?:more|extra|additional|longer)(?: ${unit})? (?:in|at|for) ${townThen}`),
  near(`${count} ${unit} (?:more|extra|longer) (?:in|at|for) ${townThen}`),
];
const lengthened = [
  near(`(?:them|tang|cong) ${name} ${count} ${unit}(?: nua)?${end}`),
  near(`(?:extend|lengthen|prolong) (?:the stay in |our stay in )?${name} by ${count} ${unit}${end}`),
  near(`(?:keo dai|tang) ${name} (?:them )?${count} ${unit}${end}`),
];
const given = near(
  `(?:skip|drop|cut|remove|leave out|scrap|ditch|lose|take out|bo|gach|xoa|khong di|khoi di)(?: han| luon| qua)? ${name},? (?:and |roi |va |de |thi )?(?:give|add|put|spend|move|don|danh|chuyen|de)(?: (?:het|its|those|that|the|these|day|days|night|nights|time|extra|no|ngay|dem|so|do|them|thoi gian|lai)){0,5} (?:to|in|at|into|cho|sang|qua|vao|o) ${name}${end}`,
);
/** All days in one town. */
const onlyThere = [
  near(
    `(?:spend|stay|sleep|keep|put|have|do|make it)(?: (?:all|the|whole|entire|every|it|everything|of|our|us|just|them)){1,4}(?: (?:${numberPattern}))?(?: (?:of|nights?|days?|time|trip|them)){0,2} (?:in|at|on) ${name}(?: instead)?${end}`,
  ),
  near(
    `(?:stay|sleep|be|base ourselves|base us|staying|sleeping) (?:in|at) ${name} (?:for )?(?:the (?:whole|entire) (?:time|trip|stay)|all (?:the )?(?:time|nights|days)|every night|throughout)`,
  ),
  near(
    `(?:don|gom|tap trung|chuyen|danh) (?:het|ca|tat ca|toan bo)(?: (?:ngay|thoi gian|cac|moi|so|dem|chuyen))* (?:cho|ve|vao|o|sang|qua) ${name}${end}`,
  ),
  near(
    `(?:o han|o hem|o luon|o|ngu|luu tru)(?: luon| han)?(?: o| tai)? ${name} (?:ca chuyen|suot(?: chuyen)?|het|ca ky|toan bo)`,
  ),
  near(
    `(?:ca|het|tat ca|tron|nguyen|het ca) (?:${numberPattern}) (?:ngay|dem)(?: (?:cho|danh|deu|thi))* (?:o|tai|cho|choi)(?: han| luon)? ${name}${end}`,
  ),
  near(
    `(?:ca chuyen|suot chuyen|toan bo chuyen(?: di)?)(?: thi| cu| deu)? (?:o|ngu|choi)(?: tai)? ${name}${end}`,
  ),
];
const cityLast = [
  near(
    `(?:do |visit |go to |put |leave |have |see |save )?${name} (?:last|at the end|for the end|to the end)(?=[,.!?]| please| *$)`,
  ),
  near(`(?:end|finish) (?:up )?(?:in|with|at|on) ${name}${end}`),
  near(
    `(?:di |de |cho |xep |o |ghe )?${name} (?:di |de |o )?(?:cuoi cung|sau cung|cuoi)(?=[,.!?]| nhe| di| nha| *$)`,
  ),
  near(`ket thuc (?:o|tai) ${name}${end}`),
];

/** What is said once more of an order that names the towns: "flip it, Quy Nhơn first". */
export const ofTurning =
  /(?<![\p{L}])(?:turn (?:it|them|the (?:order|trip|route|journey)) (?:a?round|over)|flip (?:it|them|the order)|(?:swap|switch|change|reverse) (?:it|them|the order)(?: (?:a?round|over))?|(?:doi|dao)(?: nguoc)?(?: lai)? (?:thu tu|chieu)(?: (?:hai|2|cac) (?:noi|cho|thanh pho|diem))?)(?![\p{L}])/gu;

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
  const gives = given.exec(folded);
  if (gives?.[1] && gives[2])
    found.push({ order: { do: 'give_days', what: clean(gives[1]), into: clean(gives[2]) }, at: gives });
  for (const pattern of onlyThere) {
    const at = pattern.exec(folded);
    if (at?.[1]) found.push({ order: { do: 'stay_only', what: clean(at[1]) }, at });
  }
  for (const pattern of [...lengthenedBy, ...lengthened]) {
    const at = pattern.exec(folded);
    const [, first, second] = at ?? [];
    const [what, many] = lengthenedBy.includes(pattern) ? [second, first] : [first, second];
    const days = numberOf(many);
    if (at && what && days) found.push({ order: { do: 'lengthen', what: clean(what), days }, at });
  }
  for (const pattern of [...stayEn, ...stayByName]) {
    const at = pattern.exec(folded);
    if (!at) continue;
    const isByName = stayByName.includes(pattern);
    const [what, many, ofWhat] = isByName ? [at[1], at[2], at[3]] : [at[3], at[1], at[2]];
    const number = numberOf(many);
    if (what && number && ofWhat)
      found.push({ order: { do: 'set_stay', what: clean(what), count: number, unit: unitOf(ofWhat) }, at });
  }
  for (const pattern of each) {
    const at = pattern.exec(folded);
    const [, many, ofWhat] = at ?? [];
    const number = numberOf(many);
    if (at && number && ofWhat)
      found.push({ order: { do: 'stay_each', count: number, unit: unitOf(ofWhat) }, at });
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
  for (const pattern of cityLast) {
    const at = pattern.exec(folded);
    if (at?.[1])
      found.push({
        order: {
          do: 'city_last',
          what: clean(at[1]).replace(/^(?:(?:could|can|should) we )?(?:do|visit|have|put) /u, ''),
        },
        at,
      });
  }
  const most = mostADay.exec(folded);
  const number = numberOf(most?.slice(1).find((one) => one !== undefined));
  if (most && number) found.push({ order: { do: 'at_most', count: number }, at: most });
  return found;
};
