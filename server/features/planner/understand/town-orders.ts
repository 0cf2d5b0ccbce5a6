import { clockGroups, looseClock, timeOf } from './clock-times';
import { near } from './day-words';
import { numberOf } from './numbers';
import { clean, count, end, type Found, name, type TownPlace } from './order';

/** What is said of whole towns: that one comes in, and where; that one is left as soon as can be; when one is home. */

const unit = '(days?|nights?|ngay|dem)';
const politely =
  "(?:(?:can|could|would|may) (?:we|i|you) (?:also |please )?|(?:i|we)(?:'d| would)? (?:also )?(?:like|love|want)(?: to)? |let's |please |cho (?:minh|em|toi|tui|anh|chi) |muon |minh muon )?";
const into =
  '(?:add(?: on)?|include|put in|put|insert|squeeze in|fit in|work in|tack on|stop(?: off| over)?|stay|spend|visit|go to|do|have|them|chen(?: them)?|ghe(?: them)?|bo sung|di them|o|ngu|dung)';
const at = '(?:in|at|o|tai|vao|cho|for|of)';
const just = '(?:just |only |chi |them |khoang |about |for )?';

const sides = [
  '(?<end>(?:right )?(?:at|to|for|towards) the (?:very )?end(?: of (?:it|the (?:trip|journey|plan)))?|last|as the last stop|(?:o |vao )?(?:sau cung|cuoi cung|cuoi chuyen(?: di)?|cuoi lich(?: trinh)?|o cuoi))',
  '(?<start>(?:right )?(?:at|to) the (?:start|beginning|front)(?: of (?:it|the (?:trip|journey|plan)))?|in front(?: of (?:it|that|this|everything))?|beforehand|up front|first|as the first stop|(?:o |vao )?(?:dau tien|dau chuyen(?: di)?|dau lich(?: trinh)?|truoc tien))',
  "(?<side>before|after|truoc|sau)(?: khi)?(?: di| den)? (?<by>[\\p{L}][\\p{L} '-]{1,40}?)",
  "(?:in )?(?:between|giua) (?<from>[\\p{L}][\\p{L} '-]{1,40}?) (?:and|va) (?<to>[\\p{L}][\\p{L} '-]{1,40}?)",
  '(?<onWay>on the way(?: there| up| down| out)?|along the way|in between|tren duong(?: di)?|doc duong)',
];
const where = `(?: (?:${sides.join('|')}))?`;
const whole = `(?<what>${name.slice(1, -1)})`;
const so = (group: string) => count.replace('(', `(?<${group}>`);
const counted = `${so('count')} (?<unit>${unit.slice(1, -1)})`;
const only = '(?:,? (?:just |only |chi )?(?:for |trong )?';

const added = [
  // "Put two nights in Phong Nha", "thêm 2 đêm ở Phong Nha".
  near(`${politely}${into} ${just}${counted} ${at} ${whole}${where}${end}`),
  near(
    `(?:them|chen(?: them)?|bo sung|nhet(?: them)?|ghe(?: them)?) ${just}${counted} ${whole}${where}${end}`,
  ),
  // "Add Huế for one night", "thêm Huế 2 ngày".
  near(`${politely}${into} (?:in |at |o |tai )?${whole}${only}${counted}(?: only| thoi)?)${where}${end}`),
  // "Add Mai Châu at the end".
  near(
    `${politely}${into} (?:in |at |o |tai )?${whole} (?:${sides.join('|')})(?:,? (?:for |trong |just |only )?${counted})?${end}`,
  ),
];
/** "Can I stop in Phong Nha? If so, put 2 nights there". */
const thenThere = near(
  `(?:stop(?: off| over)?|stay|go|visit|ghe|dung|di)(?: in| at| to| by| o| qua)? ${whole}(?: on the way)?(?: duoc khong| khong)? ?[?.,]+ ?(?:(?:and |va )?(?:if (?:so|yes|possible)|then|ok|neu duoc(?: thi)?|duoc thi|thi),? )*(?:put|make it|spend|stay|add|give it|plan|o|cho|xep|them) ${just}${counted}(?: in| at| o)? (?:there|it|do|day)`,
);

const towns = `(?<what>[\\p{L}][\\p{L} ,&'-]{2,60}?)`;
const least = [
  near(
    `(?:cut|reduce|trim|shorten|keep|limit|bring|get)(?: down)? ${towns} (?:down )?(?:to|at) (?:the |an? )?(?:(?:bare|absolute|very|strict) )*(?:minimum|min|least|shortest)(?: possible)?${end}`,
  ),
  near(
    `(?:(?:spend|stay|have) )?(?:as (?:little|short|few)(?: time| days| nights)? as (?:possible|we can|i can)|the (?:bare )?minimum(?: of (?:time|days|nights))?) in ${towns}${end}`,
  ),
  near(
    `(?:rut|giam|bot|cat|de|cho)(?: ngan)? ${towns} (?:xuong |con |o |lai )*(?:(?:it|ngan|toi thieu|thap) nhat|toi thieu|toi da co the|cang (?:it|ngan) cang tot|(?:it|ngan) thoi)(?: co the)?${end}`,
  ),
  near(`(?:o|di|choi) ${towns} cang (?:it|ngan|nhanh) cang tot${end}`),
];

const place = `(?<what>[\\p{L}][\\p{L} '-]{1,40}?)`;
const onLast =
  '(?: (?:on|by|of)?(?: the)? ?(?:last day|final day|day \\d+|sunday|saturday|ngay cuoi(?: cung)?|hom cuoi|ngay \\d+|chu nhat|thu bay))?';
const homeBy = [
  near(
    `(?:be |get |arrive |return |come |go )*(?:back|home|return)(?: home)? (?:in|at|to) ${place}${onLast} (?:by|before|at|no later than|not later than|around|for) (?:about |around )?${looseClock}${onLast}`,
  ),
  near(
    `(?:phai |can |muon |kip |co mat )*(?:ve(?: lai| toi| den| ra| vao)*|(?<=co mat )(?:o|tai)) ${place}${onLast} (?:truoc|luc|khoang|tam|cham nhat|muon nhat|tre nhat|som hon)(?: luc| la| khoang)? ${looseClock}${onLast}`,
  ),
];

/** When people have to be back, and where, as a message says. */
export const homeByIn = (folded: string): { what: string; time: string; at: RegExpExecArray } | undefined =>
  homeBy
    .map((pattern) => pattern.exec(folded))
    .flatMap((match) => {
      const what = match?.groups?.what;
      const time = match && timeOf(match.slice(2, 2 + clockGroups), 'day');
      return match && what && time ? [{ what: clean(what), time, at: match }] : [];
    })[0];

const isAll =
  /^(?:it(?: all)?|that|this|them|these|those|there|everything|the (?:rest|trip|journey|plan|whole thing)|(?:cai |cho |noi )?(?:do|day|nay|kia)|tat ca|het)$/u;

const placeIn = (groups: Readonly<Record<string, string | undefined>>): TownPlace | undefined => {
  const { end: last, start, side, by, from, to, onWay } = groups;
  if (last) return { at: 'end' };
  if (start) return { at: 'start' };
  if (onWay) return { at: 'on_way' };
  // "Before it" is before all that there is.
  if (side && by && isAll.test(by)) return { at: /^(?:before|truoc)$/u.test(side) ? 'start' : 'end' };
  if (side && by) return { at: /^(?:before|truoc)$/u.test(side) ? 'before' : 'after', by: clean(by) };
  return from && to ? { at: 'between', by: clean(from), and: clean(to) } : undefined;
};

/** @param folded a message with its days by number */
export const townOrders = (folded: string): Found[] => {
  const found: Found[] = [];
  const home = homeByIn(folded);
  if (home) found.push({ order: { do: 'home_by', what: home.what, time: home.time }, at: home.at });
  for (const pattern of least) {
    const match = pattern.exec(folded);
    const what = match?.groups?.what;
    if (match && what)
      found.push({
        order: { do: 'least_stay', what: what.split(/ ?[,&] ?| (?:and|va|voi) /u).map(clean) },
        at: match,
      });
  }
  for (const pattern of [thenThere, ...added]) {
    const match = pattern.exec(folded);
    const { what, count: many, unit: of, ...groups } = match?.groups ?? {};
    if (!match || !what) continue;
    const number = numberOf(many);
    const side = placeIn(groups);
    const length: { count: number; unit: 'night' | 'day' } | undefined =
      number === undefined
        ? undefined
        : { count: number, unit: /night|dem/u.test(of ?? '') ? 'night' : 'day' };
    found.push({
      order: {
        do: 'add_town',
        what: clean(what),
        ...(length ? { length } : {}),
        ...(side ? { place: side } : {}),
      },
      at: match,
    });
  }
  return found;
};

/** "Nhưng tổng vẫn 7 ngày", "still 7 days in total": how long it all stays, whatever else is changed. */
const total = [
  near(
    `(?:nhung |ma |va |but |and |, )*(?:(?:tong(?: cong| thoi gian| so ngay)?|ca chuyen(?: di)?|toan bo)(?: thi| phai| van| la| giu| nguyen| chi| du){0,4}|(?:van|giu)(?: nguyen| la| du| tong| trong| chi){0,3}) ${so('count')} ngay(?: \\d+ dem)?(?: thoi| nhe| nha| nhu cu| a)*(?=[ .!,;]|$)(?! (?:o|tai|cho|di)(?!\\p{L}))`,
  ),
  near(
    `(?:but |and |, )*(?:(?:still|keep(?: it| the (?:trip|total|whole thing))?(?: at| to)?|stay(?:ing)? (?:at|within)|without going over|(?:the )?total (?:stays|should stay|must stay|is still)(?: at)?)(?: only| just| still){0,2}) ${so('count')} days(?: (?:in total|total|altogether|overall|in all|please))*(?=[ .!,;]|$)(?! (?:in|at|for|with|of)(?!\\p{L}))`,
  ),
  near(
    `(?:but |and |, )*(?:keep|leave|hold|stay) (?:it|the (?:trip|total|length|whole thing)) (?:at|to) ${so('count')}(?: days?)?(?: (?:in total|total|altogether|overall|in all|please|though))*(?=[ .!,;]|$)(?! (?:in|at|for|with|of|a|per|stops?|things?|sights?|places?)(?!\\p{L}))`,
  ),
  near(
    `(?:nhung |ma |va |, )*(?:van |giu )?(?:du|nguyen|du nguyen) ${so('count')} ngay(?: (?:nghe|nha|nhe|nhu cu|thoi))*(?=[ .!,;]|$)(?! (?:o|tai|cho|di)(?!\\p{L}))`,
  ),
];

/** The length that is to stay what it is, and the message without it. */
export const totalIn = (folded: string): { days: number; rest: string } | null => {
  for (const pattern of total) {
    const match = pattern.exec(folded);
    const days = numberOf(match?.groups?.count);
    if (match && days)
      return { days, rest: `${folded.slice(0, match.index)} ${folded.slice(match.index + match[0].length)}` };
  }
  return null;
};

/** Whether somebody asks to stop somewhere and says right away for how long: no question of its own. */
export const stopsThere = (folded: string): boolean => thenThere.test(folded);
