import { isBackThatDay } from './back-that-day';
import { hasStopsOnWay, isHome, isReturnedTo } from './residence';
import {
  forNow,
  homeAfter,
  homeBefore,
  refusedAfter,
  refusedBefore,
  seenAfter,
  seenBefore,
} from './town-words';

/** What a place is to a journey, beside one to go to. */
export type Role =
  | 'visit'
  | 'gateway'
  | 'onward'
  | 'origin'
  | 'path'
  | 'start'
  | 'end'
  | 'base'
  | 'avoid'
  | 'seen';

/** Where a place is named in a folded text. */
export interface Stretch {
  at: number;
  end: number;
}

const ending = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source}) ?(?:the |tp |thanh pho )?$`, 'u');
const beginning = (source: string) => new RegExp(`^[ ,(–-]*(?:${source})(?![\\p{L}\\p{N}])`, 'u');

/** Words between a turn of speech and the place that it is about. */
const few = "(?: [\\p{L}']+){0,3}";

/** What stands before a place, the surest first. */
const before: ReadonlyArray<readonly [Role, RegExp]> = [
  [
    'gateway',
    ending(
      `(?:in ?(?:to)?|arriv(?:e|ing)(?: in| at)?|land(?:ing)?(?: in| at)?) (?:and|&|\\+|/|as well as) (?:fly(?:ing)? |leav(?:e|ing) ?|depart(?:ing)? ?|back )?(?:out|home|away)?(?: of| from| by| via| through| again)*|(?:return|round[ -]?trip)(?: flights?| tickets?)? (?:to|via|into|from|with)|(?:start|begin|depart)(?:s|ing|ning)? (?:and|&|\\+|/) (?:finish|end|return)(?:es|s|ing)?(?: back)? (?:in|at|from|to)|(?:bat dau|xuat phat|khoi hanh)(?: va|,) (?:ket thuc|quay ve|ve|tro ve)(?: cung)?(?: lai)? (?:o|tai|tu)|(?:bay|ve|may bay)(?: \\p{L}+){0,2} khu hoi(?: \\p{L}+){0,1}(?: tu| den| toi| o)?|bay (?:den|toi|vao) va (?:bay )?(?:ve|di|roi)(?: tu| o| tai)?`,
    ),
  ],
  [
    'base',
    ending(
      `(?:stay(?:ing)?|be|remain|keep|sleep(?:ing)?)?(?: put)? ?based (?:only )?(?:in|at|around)|base (?:is |will be )?(?:in|at)|(?:one|single|same|fixed) (?:base|hotel) (?:in|at)|stay(?:ing)? (?:put |only |just )(?:in|at)|sleep(?:ing)? (?:only |every night )(?:in|at)|(?:o|ngu) co dinh(?: \\p{L}+){0,2} (?:o|tai)|co dinh(?: \\p{L}+){0,2} (?:o|tai)|chi (?:o|ngu) (?:o|tai)|lam can cu (?:o|tai)|dong do (?:o|tai)`,
    ),
  ],
  [
    'end',
    ending(
      `(?:end(?:s|ing)?|finish(?:es|ing)?|last night|wrap(?:ping)? up)${few} (?:in|at)|(?:flight|fly|flying|train)(?: back)? home (?:is |leaves )?(?:from|out of)|(?:flight|fly|flying|leave|leaving|depart(?:ing)?) (?:home |back |out |us )?(?:out of)|(?:and|then) (?:fly(?:ing)? (?:home |back |out )?|leav(?:e|ing) |depart(?:ing)? )from|fly(?:ing)? (?:home|out|back) (?:from|of)|(?:home|back|out) from|(?:end|finish)(?:s|ing|es)?|ket thuc(?: \\p{L}+){0,2} (?:o|tai)|(?:bay |di |len tau |len xe )?ve (?:lai )?(?:nha |que )?tu|(?:hom|ngay|luc|chuyen|bay) ve(?: (?:thi|la|bay|luc|di|len|xe|tau|khoang|chuyen|[\\d:h]+|gio|ngay [\\d/]+)){0,5} (?:tu|o|tai)|ket thuc`,
    ),
  ],
  [
    'start',
    ending(
      `(?:start|begin)(?:s|ing|ning)?(?: (?:it |the trip |us )?(?:in|at))?|(?:arriv|land)(?:e|es|ing)?(?:${few} (?:in|at|to))?|fly(?:ing)? in ?to|(?:ha canh|dap|toi noi|den noi)(?: \\p{L}+){0,2} (?:o|xuong|tai)|bat dau (?:o|tai)`,
    ),
  ],
  [
    'onward',
    ending(
      `(?:train|bus|coach|sleeper|flight|tau|tau dem|xe|chuyen bay)(?: (?:at|luc))? \\d{1,2}(?:[:.h]\\d{0,2})?(?: ?(?:am|pm|gio))? (?:to|for|back to|di|ve|ra|vao)|(?:leav(?:e|es|ing)|depart(?:s|ing)?|continu(?:e|ing)|head(?:ing)? (?:on|off|home|back))[^.;!?]{0,45} (?:to|for)|(?:onward|onwards|back|home) to|(?:quay|tro|bay|len xe|len tau|lai|chay|xe|tau)(?: \\p{L}+)? ve(?: lai)?|ve lai|tro lai|quay lai`,
    ),
  ],
  [
    'seen',
    ending(
      `already (?:been (?:to|in)|seen|visited|did|done|know|explored|covered)|(?:have|we've|i've|ve|had|has) (?:been (?:to|in)|seen|visited|done|explored)|(?:been|went) to|(?:did|done|saw|visited|know|covered|ticked off|been there(?: and)?,? done(?: that)?:?|been there:?|(?:done|seen|been):)(?: all of| both)?:?|last (?:time|year|trip|month|spring|summer|autumn|winter)(?: [\\p{L}']+){0,4} (?:in|to|did|saw|visited|was|were)|(?:da|tung|moi)(?: di| den| toi| ghe| tham| choi| qua| o)+(?: het)?|di roi|(?:lan|hoi|nam|dot|he) (?:truoc|ngoai|roi)(?: \\p{L}+){0,3} (?:di|den|toi|ghe|o|choi)`,
    ),
  ],
  [
    'avoid',
    ending(
      `(?<!if |or |why )not(?: to| in| at| via| interested in| going to| keen on| anywhere near)?|no(?: more)?|nothing(?: at all| planned| else)?(?: in| around)|no (?:sightseeing|stops?|nights?|time) in|without|skip(?:ping|s)?|avoid(?:ing|s)?|exclud(?:e|ing)|except(?: for)?|excluding|anywhere but|everywhere but|all but|other than|apart from|instead of|rather than|bored (?:of|with)|(?:don'?t|dont|do not|never|won'?t|can'?t stand|hate|dislike)(?: [\\p{L}']+){0,4}|leav(?:e|ing) out|khong(?: can| muon| thich| phai| nen)?(?: di| ghe| qua| vao| xep| den| toi| them| o| cho| lay| ra| len| xuong){0,3}|(?:dung|khoi)(?: co)?(?: xep| nhet| nhoi| di| ghe| dua| them| cho| lay| den| vao| qua| bat){0,3}|(?:dung|khong) xep(?: \\p{L}+){0,2}|tranh(?: xa)?|ngoai tru|tru|(?<!(?:que|ba|ong|nha|ben|chau|dong|kieu|nuoc|hai|ho) )ngoai|bo qua|ngan|chan(?: di)?|thay vi`,
    ),
  ],
  [
    'origin',
    ending(
      `(?:com(?:e|ing)|start(?:s|ing)?|leav(?:e|es|ing)|depart(?:s|ing)?|set(?:ting)? off|setting out|driv(?:e|ing)|fly(?:ing)?|travel(?:l?ing)?|go(?:ing)?|trip|escape|getaway|out|back|train|bus|flight|days?|weekend|week|nights?) (?:straight |directly |by \\p{L}+ )?from|from|(?:we|i|us|who|family)(?:'re| are| am|'m)? (?:live|living|based|staying|stay) (?:in|at|near)|(?:days?|weekend|nights?|trip|escape) out of|(?:home|house|we) (?:is|are) in|leav(?:e|ing)|depart(?:s|ing)?|(?:nha|gia dinh|vo chong|nhom|cong ty|co quan|lop|truong|doan|sinh song|song|lam viec|dang|dan)(?: [\\p{L}\\p{N}]+){0,3} o|dan|xuat phat(?: tu| o| tai)?|khoi hanh(?: tu| o| tai)?|(?:bay|di|chay|xuong|len|ra|vao|xe|tau)?(?: \\p{L}+)? ?tu`,
    ),
  ],
];

/** What stands after a place. */
const after: ReadonlyArray<readonly [Role, RegExp]> = [
  [
    'seen',
    beginning(
      `(?:(?:is|was|has been|are|were|have been|we|i)?:? ?(?:all )?(?:already )?(?:been there|done|did|seen|visited|ticked off|covered)(?: already| it| that)*|already|twice|before(?! (?:my|our|the|a|an|his|her|their|i|we|you|it|fly|flying|going|leaving|heading|moving|catching|christmas|new year|tet|\\d))|last (?:time|year)|three times|many times|(?:we|i)(?: ha)?ve (?:already )?(?:seen|been|done|visited)|is done|(?:cung )?(?:thi )?(?:da )?(?:(?:di|den|toi|xem|choi|biet|qua|ghe)(?: het)?(?: nhieu lan| may lan| 2 lan| hai lan)? (?:roi|r)(?![\\p{L}])|chan roi|roi(?= *(?:[,.;!?)]|$))|(?:roi|r)(?= (?:nen|ma|gio|thoi|cho khac|noi khac|khong|ko|k|hok|hong|hem|chan|het muon|doi|kiem|tim)(?![\\p{L}]))|r(?= *(?:[,.;!?)]|$))|(?:di|den|toi|choi|ghe)(?: \\p{L}+){0,2} (?:hoai|mai|suot|nhieu|riet|nat|chan)(?: (?:qua|roi|lam|lan|luon|ngay|het|chan))*(?= *(?:[,.;!?)]|$| (?:muon|gio|nen|tim|thich|can) )))|(?:we|i)(?: ha)?ve been (?:there )?(?:so |too )?(?:many times|a (?:hundred|million) times|often))`,
    ),
  ],
  [
    'avoid',
    beginning(
      `(?:thi )?(?:thoi khoi|khoi|khong di(?= *(?:nua|dau|[.,;!?)]|$))|khong thich(?= *(?:lam|cho nay|cho do|noi nay|noi do|nua|[.,;!?)]|$))|bo qua|chan lam|thi chan)`,
    ),
  ],
  [
    'base',
    beginning(
      `(?:as (?:a|our|my|the) base|lam can cu|(?:the )?(?:whole|entire) (?:time|stay|trip)|ca chuyen)`,
    ),
  ],
  [
    'end',
    beginning(`(?:is )?(?:where (?:our|my|the) flight (?:home )?(?:leaves|is)|last|at the end|cuoi cung)`),
  ],
];

const noAvoidance =
  /(?:not only|not just|why not|dung bo lo|dung quen|khong the (?:thieu|bo qua)|nho ghe|don'?t (?:want to )?miss|can'?t miss|do not miss|don'?t forget|not sure(?: about)?|not far from|khong xa|don'?t know(?: \p{L}+){0,2}|khong biet(?: \p{L}+){0,2}) ?$/u;
/** "two hours from", "near": no departure. */
const withinHours =
  /(?:within|under|less than|no more than|max(?:imum)?|up to|duoi|trong vong|khong qua|toi da)(?: khoang)? [\p{L}\d.]+ ?(?:h|hrs?|hours?|mins?|minutes?|km|tieng|gio)(?: drive| ride| by car| away)? (?:from|of|tu|cach)(?: \p{L}+)? ?$/u;
const noOrigin =
  /(?:(?:she|he|they)(?:'s|'re| is| are|) (?:originally )?from|(?:grand\p{L}+|parents|family|ancestors?|mother|father|mum|mom|dad|wife|husband|ong ba|bo me|ba me|to tien)(?: (?:\p{L}+ ){0,2})?(?:came|come|comes|is|are|was|were|originally) from|far|away|km|kilomet(?:re|er)s?|hours?|minutes?|different|views?|apart|cach|gan|khac|xa|tieng|phut) (?:from|tu)? ?$/u;

/** "from A to B": a way from one end to the other, both of which are seen when there is time. */
const pathAfter =
  /^ ?(?:down |up |all the way |overland |straight )?(?:to|vao|vo|ra|den|toi|len|xuong|->|→|–|-) ?$/u;

const fromIt = /(?<![\p{L}])(?:from|tu) $/u;

const clauseOf = (text: string): string =>
  text.slice(
    Math.max(
      text.lastIndexOf('. '),
      text.lastIndexOf('! '),
      text.lastIndexOf('? '),
      text.lastIndexOf('; '),
      text.lastIndexOf('\n'),
    ) + 1,
  );

/** "Gần Hà Nội có chỗ nào đi trong ngày": there and back, and not in the town itself. */
const aDayOut = /(?<![\p{L}])(?:trong ngay|di ve trong|day ?trips?|day out)(?![\p{L}])/u;
/** "Cuối tuần đi đâu gần Sài Gòn": elsewhere. */
const whereTo =
  /(?<![\p{L}])(?:di dau|choi dau|dau choi|cho nao|noi nao|cuoi tuan|week-?ends?|where (?:to|can|could|should|do)|somewhere|anywhere|getaway|get away|escape)(?![\p{L}])/u;
const nearIt = ending('gan|quanh|xung quanh|near|around|close to|out of|ngoai thanh|ngoai o');

/** "21h30 mới tới Cam Ranh": not before then; "mới tới Huế tháng trước" has been there. */
const notUntil = ending('moi (?:bay |di )?(?:toi|den|ve|ra|vao|xuong|ha canh)(?: (?:o|tai|san bay)){0,2}');
const longAgo = /^[^.;!?]{0,30}(?:truoc|roi|xong|hom qua|nam ngoai|hoi)(?![\p{L}])/u;

const roleBefore = (text: string, whole: string): Role | null => {
  const clause = clauseOf(text);
  if (notUntil.test(clause) && !longAgo.test(whole.slice(text.length))) return 'start';
  if ((aDayOut.test(whole) || whereTo.test(whole)) && nearIt.test(clause)) return 'origin';
  if (withinHours.test(clause)) return 'origin';
  const found = before.find(([, said]) => said.test(clause))?.[0] ?? null;
  if (found === 'avoid' && noAvoidance.test(clause)) return null;
  if (found === 'origin' && noOrigin.test(clause)) return null;
  return found;
};

/** "… ở Sài Gòn muốn đi …", "…, ở Sài Gòn, đi xe đò": where people are at home, as they go elsewhere from there. */
const livesBefore = /(?:(?:^ ?|[,.;()] ?)|\p{L} )(?:o|dang o|song o|we live in|i live in) ?$/u;
/** Where planes are changed nobody is at home. */
const changesThere =
  /(?<!\p{L})(?:transit|layover|stop-?over|qua canh|noi chuyen|ha canh|dap)(?: (?:o|tai|in|at))? ?$/u;
const peopleOf = /(?:nguoi|gia dinh|nha|nhom|dan|ca nha|vo chong|em|minh|toi|tui) $/;
const wishesAfter = /^ (?:dang )?(?:muon|dinh|can|tinh|du dinh) (?!o )/u;
const goesAfter =
  /^ ?(?:\([^)]*\) ?)?,? ?(?:ma )?(?:muon|dinh|tinh|can|dang tinh|du dinh) (?:di|den|toi|ghe|dua|cho|len|xuong|ra|vao|vo|xuong)(?![\p{L}])|^ ?, ?(?:ra|vao|vo|den|toi|ghe|di|bay|chay|len|xuong|khong di|khong muon|thich|can) |^ muon |^ ?,? ?(?:cuoi tuan|t7 cn|dip le|nghi le|(?:\d|hai|ba) ngay)(?: [\p{L}\d]+){0,7} (?:di|choi) (?:choi )?(?:dau|cho nao|noi nao)(?![\p{L}])/u;

/** "Đang ở Sa Pa, mai làm gì": where people are is where they ask for something to do. */
const beingIn = /(?<![\p{L}])dang (?:\p{L}+ )?(?:o|tai) $/u;
const asksThere =
  /(?<![\p{L}])(?:mai|hom nay|toi nay|chieu nay|trua nay|toi mai|bay gio|gio)(?: \p{L}+){0,3} (?:lam gi|di dau|co gi|an gi|an (?:o )?dau|choi gi|choi dau|o dau)(?![\p{L}])/u;

/** "… lên Đà Lạt, tối chủ nhật về Sài Gòn": the town to which people return is where they came from. */
const returnsBefore =
  /(?<![\p{L}])(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])|chu nhat|cn|t[2-7])(?: \p{L}+)? (?:quay |tro |bay )?ve(?: lai)? $/u;
const staysThen = /^ ?(?:choi|o lai|an|tham|ghe|\d|mot|hai|ba) ?/u;

/** "sg đi Mũi Né 2n1đ": the first place is where they set out. */
const toldBefore = (clause: string): Role | null => {
  if (seenBefore.test(clause)) return 'seen';
  if (refusedBefore.test(clause) && !noAvoidance.test(clause)) return 'avoid';
  return homeBefore.test(clause) ? 'origin' : null;
};

const toldAfter = (next: string): Role | null => {
  if (seenAfter.test(next)) return 'seen';
  if (refusedAfter.test(next)) return 'avoid';
  return homeAfter.test(next) ? 'origin' : null;
};

const begins = /(?:^ *|[.!?:,] *|(?:^| )bay )$/u;
const leadsOn = /^ (?:(?:bay |chay )?(?:di|len|ra|vao|vo|xuong)|->|→) $/u;
/** "Hà Nội -> Huế -> Hội An": a route, of which the first place is one. */
const arrow = /^ ?(?:\([^)]{0,20}\) ?|\d{1,2} (?:days?|nights?|ngay|dem) ?)?(?:->|→) ?$/u;
/** "Hà Nội đi đâu gần": out of it, and not far. */
const nearHere = /^,? (?:thi |nen )?(?:di|choi) (?:choi )?dau (?:gan|quanh quanh|loanh quanh)(?![\p{L}])/u;

const joined = /^[\s,/&+]*(?:and|or|nor|and also|va|voi|hoac|hay|cung nhu|lan)?[\s,]*$/u;

/**
 * What each place of a text is to the journey, by what stands around it. Places that are told in one breath share it.
 * @param folded small letters without accents
 * @param places where they stand, in their order
 */
export const rolesOf = (folded: string, places: readonly Stretch[]): Role[] => {
  const isAskedThere = places.length === 1 && asksThere.test(folded);
  const between = (index: number) =>
    folded.slice(places[index]?.end ?? 0, places[index + 1]?.at ?? folded.length);
  const named = [...folded];
  for (const { at, end } of places) named.fill('#', at, end);
  const masked = named.length === folded.length ? named.join('') : folded;
  const behind = (index: number) => masked.slice(places[index]?.end ?? 0).replace(/#+/gu, '#');
  const nameAt = (index: number) => folded.slice(places[index]?.at, places[index]?.end);
  /** From one end of a journey to the other, by what lies between. */
  const isWay = (index: number) =>
    index >= 0 &&
    index + 2 < places.length &&
    fromIt.test(folded.slice(0, places[index]?.at)) &&
    pathAfter.test(between(index)) &&
    hasStopsOnWay(behind(index + 1));
  const isNamedElsewhere = (index: number) =>
    places.length === 1 || places.some((_, other) => nameAt(other) !== nameAt(index));
  const said = places.map(({ at, end }, index): Role | null => {
    if (isHome(clauseOf(folded.slice(0, at)), behind(index).split(/[.!?;] /u)[0] ?? '')) return 'origin';
    const clause = clauseOf(folded.slice(0, at));
    const before = roleBefore(folded.slice(0, at), folded);
    // Who doesn't want back to a town goes nowhere on to it.
    const own = before === null || before === 'onward' ? (toldBefore(clause) ?? before) : before;
    if ((own === 'base' || own === null) && forNow.test(folded.slice(end)) && isNamedElsewhere(index))
      return 'origin';
    if (isAskedThere && own === 'origin' && beingIn.test(folded.slice(0, at))) return 'visit';
    if (index > 0 && returnsBefore.test(folded.slice(0, at)) && !staysThen.test(folded.slice(end)))
      return 'origin';
    if (own) return own;
    if (
      livesBefore.test(folded.slice(0, at)) &&
      !changesThere.test(folded.slice(0, at)) &&
      goesAfter.test(folded.slice(end)) &&
      places.length > 0
    )
      return 'origin';
    if (peopleOf.test(folded.slice(0, at)) && wishesAfter.test(folded.slice(end))) return 'origin';
    if (nearHere.test(folded.slice(end))) return 'origin';
    const isRoute = places.length > 2 && arrow.test(between(0)) && arrow.test(between(1));
    if (index === 0 && !isRoute && begins.test(folded.slice(0, at)) && leadsOn.test(between(0)))
      return 'origin';
    const following = places[index + 1]?.at;
    // What ends with the next place does not end the sentence.
    const next = following === undefined ? folded.slice(end) : `${folded.slice(end, following)}#`;
    return after.find(([, pattern]) => pattern.test(next))?.[0] ?? toldAfter(next);
  });
  const shared = (role: Role | null | undefined): boolean => role === 'avoid' || role === 'seen';
  for (let index = 1; index < said.length; index += 1)
    if (!said[index] && shared(said[index - 1]) && joined.test(between(index - 1)))
      said[index] = said[index - 1] ?? null;
  for (let index = said.length - 2; index >= 0; index -= 1)
    if (!said[index] && shared(said[index + 1]) && joined.test(between(index)))
      said[index] = said[index + 1] ?? null;
  const isElsewhere = (index: number) =>
    said.some(
      (role, other) =>
        (role === 'origin' || role === 'start' || role === 'gateway') && nameAt(other) !== nameAt(index),
    );
  const last = said.length - 1;
  if ((said[last] ?? 'onward') === 'onward' && isReturnedTo(folded, places, last) && !isElsewhere(last))
    said[last] = 'origin';
  return said.map((role, index) => {
    if (isWay(index)) return 'path';
    if (isWay(index - 1)) return 'end';
    const leads = pathAfter.test(between(index)) && index + 1 < said.length;
    if (
      index === 0 &&
      leads &&
      (role === null || role === 'origin') &&
      andBack.test(afterPath(folded, places))
    )
      return 'origin';
    // "Sáng từ Sài Gòn lên Tây Ninh, tối về nhà".
    if (role === 'origin' && isBackThatDay(folded)) return 'origin';
    return role === 'origin' && leads && plainly.test(clauseOf(folded.slice(0, places[index]?.at ?? 0)))
      ? 'path'
      : (role ?? 'visit');
  });
};

/** What is said behind the second of two places, in its sentence. */
const afterPath = (folded: string, places: readonly Stretch[]): string =>
  folded.slice(places[1]?.end ?? folded.length).split(/[.;!?]/)[0] ?? '';

/** "Hà Nội to Sa Pa and back", "Hà Nội – Mộc Châu rồi về": the first place is where people are at home. */
const andBack =
  /(?<![\p{L}])(?:(?:and|then) (?:back|return(?:ing)?)(?! (?:in|by) time)|there and back|round[ -]?trip|khu hoi|roi (?:quay |tro )?ve|(?:di|vong) ve)(?![\p{L}])/u;

/** "from Hà Nội to Huế" alone; whoever says "leaving from" or "xuất phát từ" speaks of the way there. */
const plainly =
  /(?:^|[^\p{L}])(?<!(?:com(?:e|ing)|leav(?:e|ing)|depart(?:ing)?|live|living|di|xuat phat|khoi hanh|bay|fly|flying|drive|driving) )(?:from|tu) ?$/u;

/** "Leaving Huế", "rời Huế", "the train out of Huế". */
const leavingIt =
  /(?<![\p{L}])(?:leav(?:e|es|ing)(?: from)?|depart(?:s|ing)?(?: from)?|roi(?: khoi)?|(?:flight|fly|flying|train|bus|bay|tau|xe) (?:out )?(?:of|from|tu)) ?$/u;
const atTheEnd =
  /^[^.;!?]{0,60}(?<![\p{L}])(?:last (?:day|night|evening|morning)|at the end|in the end|home|ngay cuoi|cuoi cung|ve nha)(?![\p{L}])/u;

/** Whether a place that people leave is one of the journey, its last: they have been there before. */
export const isLeftLast = (
  folded: string,
  { at, end }: Stretch,
  { isVisited, hasOtherStart }: { isVisited: boolean; hasOtherStart: boolean },
): boolean =>
  leavingIt.test(folded.slice(0, at)) && (isVisited || hasOtherStart || atTheEnd.test(folded.slice(end)));
