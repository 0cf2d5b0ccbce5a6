import { isBackThatDay } from './back-that-day';
import { isAffirmed } from './refused';
import { hasStopsOnWay, isGuestFirst, isHome, isHomeAtLast, isReturnedTo } from './residence';
import {
  afterPath,
  alongIt,
  andBack,
  bitByBit,
  fromIt,
  pathAfter,
  plainly,
  type Stretch,
  straightOn,
} from './role-paths';

import { after, before, ending, type Role } from './role-table';
import { isBegunFrom, toldBehind } from './told-behind';
import {
  forNow,
  homeAfter,
  homeBefore,
  refusedAfter,
  refusedBefore,
  seenAfter,
  seenBefore,
} from './town-words';

/** "Has anyone been to Nam Du" tells of no journey of their own. */
const asksOthers = /(?<!\p{L})(?:has|have) (?:any\p{L}*|you|someone|somebody)(?!\p{L})[^.;!?]*$/u;
const noAvoidance =
  /(?:not only|not just|why not|dung bo lo|dung quen|khong the (?:thieu|bo qua)|nho ghe|don'?t (?:want to )?miss|can'?t miss|do not miss|don'?t forget|not sure(?: about)?|not far from|khong xa|don'?t know(?: \p{L}+){0,2}|khong biet(?: \p{L}+){0,2}) ?$/u;
/** "two hours from", "near": no departure. */
const withinHours =
  /(?:within|under|less than|no more than|max(?:imum)?|up to|duoi|trong vong|khong qua|toi da)(?: khoang)? [\p{L}\d.]+ ?(?:h|hrs?|hours?|mins?|minutes?|km|tieng|gio)(?: drive| ride| by car| away)? (?:from|of|tu|cach)(?: \p{L}+)? ?$/u;
const noOrigin =
  /(?:(?:she|he|they)(?:'s|'re| is| are|) (?:originally )?from|(?:grand\p{L}+|parents|family|ancestors?|mother|father|mum|mom|dad|wife|husband|ong ba|bo me|ba me|to tien)(?: (?:\p{L}+ ){0,2})?(?:came|come|comes|is|are|was|were|originally) from|far|away|km|kilomet(?:re|er)s?|hours?|minutes?|different|views?|apart|cach|gan|khac|xa|tieng|phut) (?:from|tu)? ?$/u;

/** "We won't reach Ninh Bình before half past one": they do, and say when. */
const comesLate =
  /(?:won'?t|can'?t|can ?not|couldn'?t|will not|don'?t|do not|khong|chua|ko)(?: be able to| the)? (?:reach|get(?: in)?(?: to)?|be(?: in| at| back in)?|arrive(?: in| at)?|land(?: in| at)?|make it to|leave|den|toi|ra|vao|len|xuong|ve|co mat o) ?$/u;
const beforeThen = /^[^.;!?]{0,24} (?:before|until|till|truoc)(?!\p{L})/u;

const leavesBy = /(?<!\p{L})(?:bay|len (?:tau|xe|may bay)|tau|xe|di) tu (?:san bay |ga |ben xe )?$/u;
const homeNow = /^(?: \p{L}+){0,3} ve(?= *(?:$|[.,;!?)\d]|luc |ngay |hom ))/u;
const along =
  /(?<!\p{L})(?:doc (?:theo )?(?:bien|bo bien|ven bien|duong bien|mien trung|quoc lo|duong)|(?:along|down|up) the (?:\p{L}+ )?coast)[^.;!?]{0,24} (?:tu|from) $/u;

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
/** "Gần Hà Nội có biển nào", "any waterfalls near Huế": what a town has none of itself. */
const kindAsked =
  /(?<!\p{L})(?:co (?:\p{L}+ ){0,2}?(?:bien|bai tam|nui|thac|rung|ho|suoi|dao|hang|doi|vuon quoc gia|cho|noi|diem)(?: \p{L}+){0,3} (?:nao|gi|khong)|(?:any|which|what|are there)(?: \p{L}+){0,2} (?:beach|mountain|waterfall|island|lake|cave|forest|national park|hill|village)(?:s|es)?)(?!\p{L})/u;
const nearIt = ending('gan|quanh|xung quanh|near|around|close to|out of|ngoai thanh|ngoai o');

/** "21h30 mới tới Cam Ranh": not before then; "mới tới Huế tháng trước" has been there. */
const notUntil = ending('moi (?:bay |di )?(?:toi|den|ve|ra|vao|xuong|ha canh)(?: (?:o|tai|san bay)){0,2}');
const longAgo = /^[^.;!?]{0,30}(?:truoc|roi|xong|hom qua|nam ngoai|hoi)(?![\p{L}])/u;

const roleBefore = (text: string, whole: string): Role | null => {
  const clause = clauseOf(text);
  if (notUntil.test(clause) && !longAgo.test(whole.slice(text.length))) return 'start';
  if ((aDayOut.test(whole) || whereTo.test(whole) || kindAsked.test(whole)) && nearIt.test(clause))
    return 'origin';
  if (withinHours.test(clause)) return 'origin';
  const found = before.find(([, said]) => said.test(clause))?.[0] ?? null;
  if (found === 'avoid' && noAvoidance.test(clause)) return null;
  if (found === 'avoid' && comesLate.test(clause) && beforeThen.test(whole.slice(text.length))) return null;
  if (found === 'seen' && asksOthers.test(clause)) return null;
  if (found === 'origin' && noOrigin.test(clause)) return null;
  // "Bay từ Cam Ranh về": that is where they leave from, and "dọc biển từ Đà Nẵng" where they begin.
  if (found === 'origin' && leavesBy.test(clause) && homeNow.test(whole.slice(text.length))) return 'end';
  if (found === 'origin' && along.test(clause)) return 'start';
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
  /^ ?(?:\([^)]*\) ?)?,? ?(?:ma )?(?:(?:gio|bay gio|nay|nam nay|he nay|tet nay|lan nay) )?(?:muon|dinh|tinh|can|dang tinh|du dinh) (?:di|den|toi|ghe|dua|cho|len|xuong|ra|vao|vo|xuong)(?![\p{L}])(?! (?:bao tang|cho|chua|den tho|an|uong|xem|coi|dao quanh|bo|dem|cafe|ca phe|cac|nhung|may|vai|nha tho|cong vien|mua|tham quan))|^ ?, ?(?:ra|vao|vo|den|toi|ghe|di|bay|chay|len|xuong|khong di|khong muon|thich|can)(?! (?:truoc|hom|sau|luc|tu|som|tre|muon|le|\d)) |^ muon |^ ?,? ?(?:cuoi tuan|t7 cn|dip le|nghi le|(?:\d|hai|ba) ngay)(?: [\p{L}\d]+){0,7} (?:di|choi) (?:choi )?(?:dau|cho nao|noi nao)(?![\p{L}])/u;

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

/** Whose car it is starts at home: "nhà em có xe, SG - Đà Lạt - Nha Trang". */
const ownCar =
  /(?<!\p{L})(?:(?:nha|em|minh|tui|toi)(?: \p{L}+)? co (?:con |chiec )?xe|xe nha|xe gia dinh|tu lai(?! xe thue)|(?:our|my)(?: own)? (?:car|van|motorbike|bikes?))(?!\p{L})(?![^.;!?]*(?<!\p{L})thue(?!\p{L}))/u;
const fromThere = /^ ?(?:-|–|->|→) ?$/u;
const begunAt = /(?<!\p{L})(?:bat dau|khoi dau|start(?:s|ing)?|begin(?:s|ning)?) (?:tu|from) $/u;
/** A car that is handed back elsewhere. */
const pickedUpAt =
  /(?<!\p{L})(?:pick(?:ing|s)? up|collect(?:ing)?|hir(?:e|ing)|rent(?:ing)?) (?:a|the|our)(?: \p{L}+){0,2} (?:car|van|bikes?|motorbikes?|campervan) (?:in|at|from) $/u;
const begins = /(?:^ *|[.!?:,] *|(?:^| )bay )$/u;
const leadsOn = /^ (?:(?:bay |chay )?(?:di|len|ra|vao|vo|xuong)|->|→) $/u;
/** "Hà Nội -> Huế -> Hội An": a route, of which the first place is one. */
const arrow = /^ ?(?:\([^)]{0,20}\) ?|\d{1,2} (?:days?|nights?|ngay|dem) ?)?(?:->|→) ?$/u;
/** "Hà Nội đi đâu gần": out of it, and not far. */
const nearHere = /^,? (?:thi |nen )?(?:di|choi) (?:choi )?dau (?:gan|quanh quanh|loanh quanh)(?![\p{L}])/u;

const joined =
  /^[\s,/&+]*(?:and|or|nor|and also|va|voi|hoac|hay|cung nhu|lan)?(?: in (?:19|20)\d\d)?(?: ?the \p{L}+ (?:at|of|in))?[\s,]*$/u;

/** "Already in Nha Trang till 30 Dec": where they are, and from where they go on then. */
const stayBefore =
  /(?<!\p{L})(?:already|still|currently|(?:we|i) stay|staying|dang o) (?:in |at )?(?:the )?$/u;
const untilThen = /^ (?:till|until|til|den het|den|toi) (?:the |ngay )?\d(?![^.;!?]*#)/u;

/** "We've been to Hội An and want to go back", "từng đóng quân ở Huế, muốn về thăm lại": who was there goes there again. */
const goesBack =
  /(?<!\p{L})(?<!(?:khong|ko|chang|dung|not|don'?t|never|chua) )(?:(?:want|wants|wanting|would like|'d like|'d love|love|keen|hope|hoping|wish)(?: \p{L}+){0,3}? (?:(?:go|come|be|get) back(?! to (?!it|there))|(?:see|visit|do|go|go there) (?:it |there )?again)|(?:muon|dinh|thich|can|gio|nay)(?: (?!khong|ko)\p{L}+){0,5}? (?:(?:tham|di|ghe) lai|(?:tro|quay) lai(?: do| noi do)?))(?= *(?:[,.;!?]|$|with|for|this|on|voi|cung|lan|dip))/u;
/** "We leave on 2 April for Nha Trang, four days there": that is where they go, and not on to. */
const leavesFor =
  /(?<!\p{L})(?:leav(?:e|es|ing)|depart(?:s|ing)?|set(?:ting)? (?:off|out))(?! (?:in|at) )[^.;!?]{0,45} for (?:the )?$/u;
const staysThere =
  /^,? ?(?:and |where |for |we |stay(?:ing)? |spend )*(?:\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:days?|nights?|weeks?)(?!\p{L})/u;
const changesPlanes = /(?<!\p{L})(?:layover|transit|stop-?over|connect\p{L}*|qua canh)(?!\p{L})/u;

/** What may stand between a refusing word and the place that it is about: other things of its list, and little else. */
const ofList =
  /^[ ,#]*(?:(?:and|or|nor|va|voi|hay|hoac|cung|lan|the|that|those|this|any|all|nhat la|cac|may|qua|ra|toi|den)(?![\p{L}])[ ,#]*)*$/u;
/** "Not the expensive Sơn Đoòng": one word more where a thing is pointed at. */
const oneWord = /^ ?(?:\p{L}+ )?$/u;
const pointed = /(?<!\p{L})(?:the|that|those|this|your) ?$/u;
/** "Neither the markets nor Huế", "except the royal tombs and Huế": the end of a list. */
const listEnd = /^[^.;!?]{0,40} (?:or|nor|hay|hoac|lan) (?:the )?$/u;
const listEndOf = /^[^.;!?]{0,40} (?:and|va|voi|cung|&) (?:the )?$/u;
const leavesOut =
  /(?<!\p{L})(?:except(?: for)?|skip|avoid|excluding|apart from|other than|ngoai tru|tru|tranh|bo qua)(?: the)? ?$/u;

/**
 * What each place of a text is to the journey, by what stands around it. Places that are told in one breath share it.
 * @param folded small letters without accents
 * @param places where they stand, in their order
 * @param refused stretches that a refusing word reaches over
 */
export const rolesOf = (
  folded: string,
  places: readonly Stretch[],
  refused: readonly Stretch[] = [],
): Role[] => {
  const isRefused = ({ at, end }: Stretch): boolean =>
    refused.some((one) => {
      if (one.at > at || one.end < end) return false;
      const [said, own] = [masked.slice(0, one.at), masked.slice(one.at, at)];
      return (
        ofList.test(own) ||
        (oneWord.test(own) && pointed.test(said)) ||
        listEnd.test(own) ||
        (listEndOf.test(own) && leavesOut.test(said))
      );
    });
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
    (fromIt.test(folded.slice(0, places[index]?.at)) || straightOn.test(between(index))) &&
    pathAfter.test(between(index)) &&
    hasStopsOnWay(behind(index + 1));
  const isNamedElsewhere = (index: number) =>
    places.length === 1 || places.some((_, other) => nameAt(other) !== nameAt(index));
  const said = places.map(({ at, end }, index): Role | null => {
    if (goesBack.test((behind(index).split('#')[0] ?? '').split(/[;!?]/u)[0] ?? '')) return null;
    if (isHome(clauseOf(folded.slice(0, at)), behind(index).split(/[.!?;] /u)[0] ?? '')) return 'origin';
    const clause = clauseOf(folded.slice(0, at));
    if (isNamedElsewhere(index) && isBegunFrom(clause, behind(index))) return 'origin';
    if (index > 0 && isNamedElsewhere(index) && isHomeAtLast(clause, behind(index))) return 'origin';
    const isGuest = index + 1 < places.length && isGuestFirst(clause, behind(index));
    // What is said of a place reaches over no other one.
    const before = roleBefore(masked.slice(0, at), folded);
    // Who doesn't want back to a town goes nowhere on to it.
    const heard = before === null || before === 'onward' ? (toldBefore(clause) ?? before) : before;
    const own = isGuest && heard === 'origin' ? null : heard;
    if ((own === 'base' || own === null) && forNow.test(folded.slice(end)) && isNamedElsewhere(index))
      return 'origin';
    if (own === null && stayBefore.test(clause) && untilThen.test(behind(index))) return 'origin';
    if (isAskedThere && own === 'origin' && beingIn.test(folded.slice(0, at))) return 'visit';
    if (index > 0 && returnsBefore.test(folded.slice(0, at)) && !staysThen.test(folded.slice(end)))
      return 'origin';
    const told = own === null || own === 'onward' ? toldBehind(behind(index)) : null;
    if (told ?? own) return told ?? own;
    if (
      livesBefore.test(folded.slice(0, at)) &&
      !changesThere.test(folded.slice(0, at)) &&
      goesAfter.test(folded.slice(end)) &&
      places.length > 0
    )
      return 'origin';
    if (peopleOf.test(folded.slice(0, at)) && wishesAfter.test(folded.slice(end))) return 'origin';
    if (nearHere.test(folded.slice(end))) return 'origin';
    if (index === 0 && ownCar.test(folded) && fromThere.test(between(0))) return 'origin';
    const isRoute =
      places.length > 2 && [arrow, leadsOn].some((said) => said.test(between(0)) && said.test(between(1)));
    if (index === 0 && !isRoute && begins.test(folded.slice(0, at)) && leadsOn.test(between(0)))
      return 'origin';
    const following = places[index + 1]?.at;
    // What ends with the next place does not end the sentence.
    const next = following === undefined ? folded.slice(end) : `${folded.slice(end, following)}#`;
    return (
      after.find(([, pattern]) => pattern.test(next))?.[0] ??
      toldAfter(next) ??
      (isRefused({ at, end }) ? 'avoid' : null)
    );
  });
  const shared = (role: Role | null | undefined): boolean => role === 'avoid' || role === 'seen';
  // "Không ghé Mỹ Tho, Sa Đéc thôi": the clause of the second one goes for it.
  const isMeant = (index: number) =>
    between(index - 1).includes(',') &&
    isAffirmed(folded.slice((places[index]?.at ?? 0) - 1).split(/[.,;!?]/u)[0] ?? '');
  for (let index = 1; index < said.length; index += 1)
    if (!said[index] && shared(said[index - 1]) && joined.test(between(index - 1)) && !isMeant(index))
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
  /** "Starting in" and "bắt đầu từ" tell of a journey that ends elsewhere, and else of where people come from. */
  const isBegunAt = (index: number) =>
    (begunAt.test(folded.slice(0, places[index]?.at)) ||
      pickedUpAt.test(folded.slice(0, places[index]?.at))) &&
    said.some((role, other) => role === 'end' && nameAt(other) !== nameAt(index));
  const isGradual = (index: number) =>
    index >= 0 &&
    index + 1 < places.length &&
    fromIt.test(folded.slice(0, places[index]?.at)) &&
    (bitByBit.test(between(index)) ||
      (pathAfter.test(between(index)) && alongIt.test(clauseOf(folded.slice(0, places[index]?.at)))));
  const isGoal = (index: number) =>
    leavesFor.test(clauseOf(folded.slice(0, places[index]?.at))) &&
    !changesPlanes.test(folded) &&
    (staysThere.test(behind(index)) ||
      !said.some((role, other) => other !== index && (role === null || role === 'start' || role === 'base')));
  return said.map((role, index) => {
    if (role === 'onward' && isGoal(index)) return 'visit';
    if (role === 'origin' && (isBegunAt(index) || isGradual(index))) return 'start';
    if (role === null && index === last && isGradual(index - 1)) return 'end';
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
