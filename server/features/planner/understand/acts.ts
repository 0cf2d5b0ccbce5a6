import type { Act } from './act';
import { bareLengthIn } from './bare-length';
import { dayWord, n, near, orderOf } from './day-words';
import { plainSortsOut, plainStrikes } from './double-words';
import { numberOf, numberPattern } from './numbers';
import { dayNumbered } from './ordinals';
import { surelyIn } from './sure-acts';
import { type Text, words } from './text';
import { traitIn } from './traits';

export type { Act };

/** What a message does to places and things that it names. */
export type Verb = 'add' | 'remove' | 'swap' | null;

const swap =
  'swap|change|replace|redo|re-?do|switch|shuffle|another|different|something else|new ideas|doi|thay|lam lai|xep lai|khac';
const remove = `do ?n.t need|no need for|(?<!n.t )forget|take (?:\\p{L}+ ){1,3}out|leave (?:\\p{L}+ ){1,3}out|scrap|ditch|remove|delete|drop|skip|cut|take out|leave out|throw(?:ing)? (?:\\p{L}+ ){0,3}out|throw out|chuck|toss(?: out)?|kick out|rule out|without|get rid of|cancel|${plainStrikes}(?: bo)?|chua(?= [^.,;]{2,25} ra(?!\\p{L}))|bo(?! sung)|xoa|${plainSortsOut}|huy|bot|khong di|khoi di|(?:dung|khoi|khong|thoi)(?: co| can| muon)* (?:ghe|xep|them|cho|dua|vao|qua|toi|den)|do ?n.t (?:add|include|go)|(?<!thot )not`;
const add =
  'squeez(?:e|ing)|tack(?:ing)?(?: on)?|throw in|slot in|work in|adding|stop (?:off|over)|stop(?:ping)?(?= (?:for )?(?:an? |one |two |\\d )nights?(?![\\p{L}]))|break (?:up )?the (?:journey|drive|trip|ride)|dung chan|(?:nghi|dung|ngu)(?: lai)?(?= (?:mot|hai|\\d) dem o(?![\\p{L}]))|add|include|also|plus|put in|insert|extend|squeeze in|them|ghe|ghe them|bo sung|chen|va ca|di them|cong(?: them)?(?! (?:tac|vien|ty|dong|nghe|nhan|ly|truong|tien|chua|ngu))|noi them|nhet';

const stopWord = '(?:stop|place|visit|diem|cho|noi)(?: thu| so)?';

/** "Đừng có ghé" and "don't add" take away. */
const noAdding = words(
  "(?:dung|khoi|khong|thoi)(?: co| can| muon)* (?:ghe|them)|(?:do not|don'?t) (?:add|include)",
);

/** "Why is Bà Nà not in it?" takes nothing out. */
const whyNot =
  /(?<![\p{L}])(?:(?:vi |tai )?sao(?: lai)? (?:khong|ko|chua)(?: \p{L}+)?|why (?:is|are|did|do|don't|didn't|not)[^.?!]{0,30}|isn't \p{L}+ worth)/gu;

const swapped = words(swap);
const removed = words(remove);
const added = words(add);

/** What a message does to what stands at a place of it: the nearest verb before it in its clause, else that of the whole. */
export const verbAt = ({ folded }: Text, at: number): Verb => {
  const clause =
    folded
      .slice(0, at)
      .replace(whyNot, (said) => ' '.repeat(said.length))
      .split(/[.;!?,]| roi | and | va | nhung | but /)
      .at(-1) ?? '';
  const last = (pattern: RegExp) => [...clause.matchAll(new RegExp(pattern, 'gu'))].at(-1)?.index ?? -1;
  const places = [
    ['remove', last(removed)],
    ['swap', last(swapped)],
    ['add', noAdding.test(clause) ? -1 : last(added)],
  ] as const;
  const [verb, index] = places.reduce((a, b) => (b[1] > a[1] ? b : a));
  return index >= 0 ? verb : null;
};

/** Whether something is added, taken away or exchanged. */
export const verbIn = ({ folded: whole }: Text): Verb => {
  const folded = whole.replace(whyNot, ' ');
  const places = [
    ['remove', removed.exec(folded)?.index],
    ['swap', swapped.exec(folded)?.index],
    ['add', added.exec(noAdding.test(folded) ? '' : folded)?.index],
  ] as const;
  const found = places.filter(
    (entry): entry is readonly ['remove' | 'swap' | 'add', number] => entry[1] !== undefined,
  );
  return found.sort((a, b) => a[1] - b[1])[0]?.[0] ?? null;
};

/** Days that fall away: "we lose the last day", "we've lost a day", "mất ngày cuối". */
const lostDays = near(
  `(?:los(?:e|es|t|ing)|short(?:er)? by|(?:we|i)(?:'re| are| am|'m)? short(?: of)?|missing) (?:the |our )?(?:very )?(?:(?:last|final) |(?<of>${numberPattern}) )?(?:whole |full )?(?:days?|nights?)|(?:the )?(?:(?:last|final) day|day (?:last|final)) (?:(?:\\p{L}+ ){0,2}(?:falls?(?: through| away| off)?|fell(?: through| away)?|(?:is )?(?:gone|off|out|cancelled|not possible|no good|wont work)|drops? (?:out|off)|has to go|goes))|mat (?:het |luon |toi )?(?:(?<ofVi>${numberPattern}) )?(?:ngay|hom|bua)(?: cuoi(?: cung)?)?|(?:(?:ngay|hom|bua) cuoi(?: cung)?|ngay last) (?:ket|ban|mat|bo|huy|khong di duoc|ko di duoc)`,
);
/** One that was taken out comes back: "give me one back", "trả lại 1 ngày". */
const backDays = near(
  `(?:give|have|put|add|let)(?: (?:me|us))?(?: have)? ${n}(?: (?:days?|nights?))? back|(?:tra|cho|them)(?: (?:minh|em|tui|toi))? lai ${n} (?:ngay|hom|bua|dem)`,
);

const moreDays = near(
  `(?:(?:add|(?:extend|stretch|prolong|lengthen)(?: (?:it|this|that|things|the (?:trip|plan|stay)))?(?: out)?(?: by)?|them|keo dai(?: them)?|o them)(?: for)? ${n}(?: more| extra)? (?:days?|ngay|nights?|dem|hom|bua(?! (?:an|trua|toi|sang|com|chieu)))|${n} (?:more|extra|another|additional) (?:\\p{L}+ )?(?:days?|nights?)|(?:another|an extra|one more) (day|night)|them ${n} (?:ngay|hom|bua(?! (?:an|trua|toi|sang|com|chieu)))(?: nua)?|${n} ngay nua|${n} (?:days?|nights?) (?:more|longer)|(?:a|one) (day|night) longer|(?:dai|lau) (?:hon|them) ${n} ngay)`,
);
/** Leave that somebody gets beside what he had. */
const dayOff = near(
  `${n} (?:more|extra|additional|another) (?:days?|nights?) (?:off|free|of leave)|(?:duoc )?(?:nghi|them phep|xin nghi)(?: duoc)? them ${n} (?:ngay|hom|bua)`,
);
const lessDays = near(
  `(?:${n} (?:days?|nights?) (?:less|fewer|shorter)|(?:lose|drop|trim|shave|knock|take|cut) (?:off )?${n} (?:whole )?(?:days?|nights?)(?: off)?(?! (?:trips?|tours?|from|in|of)(?![\\p{L}]))|(?:end|finish|stop|wrap up|(?:come|go|fly|head|drive|get|be) (?:home|back)|leave|ket thuc|bay ve|ve)(?: (?:the trip|it|chuyen di))? (?:som(?: hon)? )?${n} (?:days?|ngay)(?: (?:earlier|early|sooner))|(?:ket thuc|ve) som(?: hon)? ${n} ngay|(?:bot|giam|rut ngan|cut|shorten|reduce)(?: (?:it|this|the (?:whole )?(?:trip|journey|plan)|our trip|everything|chuyen di|lich|lai|di))?(?: (?:by|down by|di|bot))? ${n} (?:days?|ngay|hom|bua(?! (?:an|trua|toi|sang|com|chieu)))|(?:one|a) day (?:less|shorter))`,
);

const stay = near(
  `(?:bot|giam|rut|cut|reduce|shorten|chi o)(?: ngan)?(?: [^.,;]{2,25})? (?:con|xuong|to) ${n} (?:days?|nights?|ngay|dem|hom|bua)`,
);
const oneMore =
  /(?<![\p{L}])(?:them|add)(?: an?| mot)? (?:dem|ngay|night|day)(?: (?:o|in|at|cho|tai))? (?!thu |\d)/u;

const elsewhereDays = near(
  `(?:move|shift|spend|chuyen|danh) ${n} (?:of the )?(?:free )?(?:days?|nights?|ngay|dem) (?:to|in|at|sang|qua|o|cho|den)`,
);

const lastStop =
  /(?<!\p{L})(?:(?:last|final) (?:stop|place|one|thing|sight)|(?:diem|cho|noi) (?:den )?cuoi(?: cung)?)(?!\p{L})/u;

/** The length of a change: "one more day" has no number of its own. */
const countOf = (match: RegExpExecArray | null): number | undefined =>
  match
    ? (match
        .slice(1)
        .map(numberOf)
        .find((count) => count !== undefined) ?? 1)
    : undefined;

const spentIn =
  /(?<![\p{L}])(?:(?:ngay|hom|day|the) (?:thu )?[\d/]+(?:st|nd|rd|th)?|\d{1,2}\/\d{1,2}|thu (?:\d|\p{L}+)|chu nhat)(?: (?:thi|se|minh|em|muon|we are|we'll be|i'm|should be))* (?:o|tai|in|at) $/u;

/**
 * The day of a plan that is to be spent in a town: "17/12 ở Đà Nẵng". @param numbered the message with its dates as days
 * of the plan; @param at where the town stands in it as it was written
 */
export const dayInCity = (folded: string, numbered: string, at: number, days: number): Act[] => {
  if (!spentIn.test(folded.slice(0, at))) return [];
  const day = orderOf(near(`${dayWord} ${n}`).exec(dayNumbered(numbered))?.[1], days);
  return day !== undefined && day <= days ? [{ do: 'day_in_city', day }] : [];
};

/** "Ngày 1 giữ nguyên", "keep day 1 as it is": a day of which nothing is wanted. */
const keptDays = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${dayWord} ${n} (?:thi |cu |van )?(?:(?:giu|de|y)(?: y)? nguyen|giu lai|khong doi|stays?(?: as it is)?|is (?:fine|good|perfect))|(?:giu|de|keep|leave) (?:nguyen )?${dayWord} ${n} (?:nguyen|y nguyen|as (?:it )?is|unchanged)|giu nguyen ${dayWord} ${n})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Whether it is the day that goes: "bỏ ngày 3", "ngày 3 bỏ đi", and not "ngày 3 bỏ bảo tàng" or "ngày 3 ngủ, bỏ chợ". */
const isDayRemoved = (folded: string): boolean =>
  folded.split(/[.,;!?]| roi | nhung | but /u).some((clause) => {
    const day = near(`${dayWord} ${n}`).exec(clause);
    if (!day) return false;
    return (
      removed.test(clause.slice(0, day.index)) ||
      new RegExp(
        `(?<![\\p{L}])(?:${remove})(?: (?:di|luon|het|qua|nhe|nha|han|a|ra|it|out|please))*[ ]*$`,
        'u',
      ).test(clause.slice(day.index + day[0].length))
    );
  });

/** What is to be done with days and stops by their numbers. `days` are those that the plan has. */
export const actsIn = (text: Text, days: number): Act[] => {
  const folded = dayNumbered(text.folded).replace(keptDays, (said) => ' '.repeat(said.length));
  const sure = surelyIn(folded, days);
  if (sure?.do === 'shift' && sure.days < 0) {
    // "One more day off, so we come a day earlier" is longer by that day.
    const gained = countOf(moreDays.exec(folded)) ?? countOf(dayOff.exec(folded));
    return gained === undefined ? [sure] : [sure, { do: 'add_days', count: gained }];
  }
  if (sure) return [sure];
  const verb = verbIn({ ...text, folded });
  const exchange = near(
    `(?:days?|ngay|hom)(?: thu)? ${n}(?: and| with| &| va| voi| cho)(?: ${dayWord})? ${n}`,
  ).exec(folded);
  if (exchange && verb === 'swap') {
    const [a, b] = [orderOf(exchange[1], days), orderOf(exchange[2], days)];
    if (a && b && a !== b) return [{ do: 'exchange_days', day: a, with: b }];
  }
  const stayed = stay.exec(folded);
  const stays = countOf(stayed);
  const bare = bareLengthIn(folded, days);
  if (bare !== undefined) return [{ do: 'set_stay', count: bare, at: folded.length }];
  if (stayed && stays !== undefined) {
    const extra = oneMore.exec(folded);
    return [
      { do: 'set_stay', count: stays, at: stayed.index },
      ...(extra ? [{ do: 'add_days' as const, count: 1, at: extra.index }] : []),
    ];
  }
  const moved = countOf(elsewhereDays.exec(folded));
  if (moved !== undefined) return [{ do: 'move_days', count: moved }];
  // "thêm ngày thứ 4" to a plan of three days.
  const nextDay = /(?<![\p{L}])(?:them|add)(?: a| one)? (?:ngay(?: thu)?|day) (\d{1,2})(?![\p{N}])/u.exec(
    folded,
  )?.[1];
  if (Number(nextDay) === days + 1) return [{ do: 'add_days', count: 1 }];
  const furtherDays = moreDays.exec(folded);
  const more = countOf(furtherDays);
  if (furtherDays && more !== undefined) return [{ do: 'add_days', count: more, at: furtherDays.index }];
  const back = countOf(backDays.exec(folded));
  if (back !== undefined) return [{ do: 'add_days', count: back }];
  const lost = lostDays.exec(folded);
  if (lost) return [{ do: 'fewer_days', count: numberOf(lost.groups?.of ?? lost.groups?.ofVi) ?? 1 }];
  const less = countOf(lessDays.exec(folded));
  if (less !== undefined) return [{ do: 'fewer_days', count: less }];
  const last = lastStop.exec(folded);
  if (last && (verb === 'swap' || verb === 'remove')) {
    const day = orderOf(near(`${dayWord} ${n}`).exec(folded)?.[1], days) ?? days;
    return verb === 'swap' ? [{ do: 'swap_stop', day, stop: 99 }] : [{ do: 'remove_last', day }];
  }
  const day = orderOf(near(`${dayWord} ${n}`).exec(folded)?.[1], days);
  const stop = orderOf(near(`${stopWord} ${n}`).exec(folded)?.[1], 99);
  const trait = traitIn(text);
  const isWhole = verb === 'swap' || verb === 'remove';
  if (day !== undefined && trait && stop === undefined && !isWhole) return [{ do: 'tune_day', day, trait }];
  // "Điểm thứ hai ngày 2 mắc quá, kiếm chỗ rẻ hơn".
  if (day !== undefined && stop !== undefined && trait && verb === null)
    return [{ do: 'swap_stop', day, stop }];
  if (day === undefined || verb === null || verb === 'add') return [];
  if (stop !== undefined) return [{ do: verb === 'remove' ? 'remove_stop' : 'swap_stop', day, stop }];
  if (verb === 'remove') return isDayRemoved(folded) ? [{ do: 'remove_day', day }] : [];
  return [{ do: 'swap_day', day }];
};
