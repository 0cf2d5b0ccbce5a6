import { distanceKm } from '../../../distance';
import { idOf, type Mention } from './place-mentions';
import { atTheEnd, isLeftLast, pathAfter } from './role-paths';
import type { Role } from './role-table';

/** So near a town is where people land for it. */
const landsForKm = 60;

/** "Only fly into Đà Nẵng", "chỉ đáp Cam Ranh", "changing planes at Saigon": before a door. */
const onlyBy =
  /(?<!\p{L})(?:(?:only|just|merely) (?:fly(?:ing)?|land(?:ing)?|pass(?:ing)?|transit(?:ing)?|connect(?:ing)?)(?: in ?to| at| in| through| via)?|chang(?:e|ing) (?:planes?|flights?) (?:at|in)|chi (?:dap|ha canh|bay|qua canh|trung chuyen|noi chuyen|doi may bay)(?: xuong| o| tai| den| toi)?) $/u;
/** Behind a door: on at once, nothing to see there, or known to the last corner. `#` is another place. */
const passesOn = [
  /^[^#.;!?]{0,60}(?<!\p{L})(?:(?:straight|direct(?:ly)?|right away|at once|immediately)(?: \p{L}+){0,2} (?:to|for|into) #|(?:di|chay|ra|vao|vo|len|xuong|ve|qua|bat xe|don xe|lai xe)(?: \p{L}+){0,2} (?:thang|luon|ngay)(?: (?:di|ra|vao|vo|len|xuong|ve|den|toi|qua|sang))? #)/u,
  /^[^#]{0,70}(?<!\p{L})(?:no(?: need)?(?: for| of| any)* sight-?seeing|(?:do not|don'?t|dont|no need to|not) (?:(?:want|need|plan|wish|intend|going) )?(?:to )?(?:see|visit|visiting|stay|staying|stop|stopping|linger|lingering) ?(?:it|there|in it|the (?:city|town)|overnight|long)?(?= *(?:[.,;!?)]|$))|off (?:the minute|as soon as|again|straight away)|without (?:stopping|staying)|(?:khong|khoi|ko) (?:can )?(?:o lai|choi|tham quan|dung)(?: (?:lai|o do|do|gi))*(?= *(?:[.,;!?)]|$)))/u,
  /^[^#.;!?]{0,40}(?<!\p{L})chi (?:la |co |can )?(?:de|toi|den|ghe|noi|cho|ra|vao)(?: \p{L}+){0,2} (?:doi|len|bat|don|qua|noi|trung|dap|ha|xuong|sang|lay)(?: \p{L}+)? (?:chuyen|bay|may bay|tau|xe|phao|pha|canh)(?!\p{L})/u,
  /^[^#]{0,70}(?<!\p{L})(?:don'?t|do not|no need to|dung|khoi|khong(?: can)?) (?:plan|put|schedule|add|book|nhet|xep|them|choi|len lich)[^#.;!?]{0,25} (?:there|in it|o do|o day|do)(?= *(?:[.,;!?)]|$))/u,
  /^[^#.;!?]{0,40}(?<!\p{L})(?:(?:that's|thats|it's|its|which is|is) (?:just|only|merely)|just|only) (?:(?:the|an|a|our|for the|for|to) )?(?:airport|hub|flights?|transfer|stopover|connection|chang(?:e|ing)|catch|board|(?:place )?where (?:we|i|(?:our|the|my) (?:plane|flight|bus|train|ferry|boat)) (?:chang|land|arriv|switch|get off|transfer|connect))/u,
];
/** "Vòng Hoàng Su Phì rồi lên thẳng Hà Giang": it is gone to all the same. */
const visited = /(?<!\p{L})(?:vong|ghe|choi|tham|kham pha|visit|see|explore)(?: qua)? $/u;
/** "Bay vô Cần Thơ, bay ra từ Phú Quốc": both ends. */
const fliesInto = /(?<!\p{L})(?:bay|dap)(?: may bay)? (?:vo|vao|den|toi|xuong) $/u;
const fliesOutOf = /(?<!\p{L})(?:bay|di may bay) (?:ra|ve|di|khoi|roi)(?: \p{L}+){0,2} tu $/u;
/** "Halfway between Đà Nẵng and Nha Trang" says where another place lies. */
const between = /(?<!\p{L})(?:between|(?:o |nam |khuc )giua) $/u;
/** "The bit of coast between there and Nha Trang". */
const betweenThere =
  /(?<!\p{L})between (?:there|here|it|them|that) and $|(?:giua|tu) (?:do|day|cho do)(?: va| toi| den| vo| vao) $/u;
const isAnd = /^ (?:and|&|va|voi) $/u;
/** Where somebody was born, or others live and work. */
const aside =
  /(?<!\p{L})(?:(?:was|were|is|am|been) (?:born|raised|conceived)(?: and (?:bred|raised))? (?:in|at|near)|grew up in|(?:my|our|his|her|the) (?:boss|friends?|colleagues?|cousins?|mates?|office|company|agent|agency|bank|landlord)(?: [a-z]+)? (?:in|from|at)|(?:sanh|sinh(?: ra)?|de|lon len) (?:ra )?(?:o|tai)|(?:ban|sep|dong nghiep|chi ho|anh ho|em ho|co|chu|bac|ho hang|nguoi quen)(?: (?:em|minh|toi|tui|to))? (?:o|tai)) $/u;

/** "Bạn em ở Buôn Ma Thuột rủ lên chơi 2 ngày": they go there. */
const asksThere =
  /^[^#.;!?]{0,30}(?<!\p{L})(?:(?:ru|moi|keu|keo) (?:\p{L}+ ){0,2}?(?:len|ra|vao|vo|ve|xuong|qua|toi|den)|(?:\d+|hai|ba|bon) (?:ngay|dem)|invited us|invites us|for (?:\d|two|three) (?:days|nights))(?!\p{L})/u;

/** "Chỉ cần lịch Đà Lạt", "all four days are for Đà Lạt": nothing is planned elsewhere. */
const onlyThere =
  /(?<!\p{L})(?:chi can (?:len |xep |lam )?(?:lich|plan|ke hoach)(?: trinh)?(?: cho| o| phan| tai)?|only (?:need|want) (?:a |the |an )?(?:plan|itinerary|days?)(?: for| in)|all (?:\d+|\p{L}+) (?:days|nights) (?:(?:are|is|will be|go) )?(?:for|in|to)|(?:tat ca|ca) (?:\d+|\p{L}+) ngay (?:deu )?(?:o|danh cho)) $/u;
const descent = /(?<!\p{L})(?:goc|que|nguoi|dan)(?: goc)?(?: o)?(?: tinh)? $/u;
const byLand =
  /(?<!\p{L})(?:(?:toi|den|xuong) (?:ga|ben xe)|(?:tau|xe) (?:toi|den)|(?:train|bus|coach)[^.;!?]{0,20} (?:gets in|arrives|pulls in))(?!\p{L})/u;
const fliesFrom = /(?<!\p{L})bay (?:tu )?$/u;
const fliesTo = /^ (?:bay )?(ra|vao|vo|len|ve|di|sang|xuong|toi|den) $/u;

/** "SG - Đà Lạt 3 ngày, tui ở SG": who lives there doesn't begin a journey of that town. */
const dwells = /(?<!\p{L})(?:o|tai|in|at|que|nguoi|dan|goc) (?:tp |thanh pho )?$/u;

/** What only the whole of a message tells: a town that is left last, and an airport beside the town it is for. */
export const settledRoles = (plain: string, mentions: readonly Mention[], roles: readonly Role[]): Role[] => {
  const others = (index: number, wanted: Role) =>
    mentions.filter((_, at) => at !== index && roles[at] === wanted);
  const isSame = (a: Mention, b: Mention) => idOf(a) !== null && idOf(a) === idOf(b);
  const named = [...plain];
  for (const { at, end } of mentions) named.fill('#', at, end);
  const masked = named.length === plain.length ? named.join('') : plain;
  const behind = (index: number) => masked.slice(mentions[index]?.end ?? 0).replace(/#+/gu, '#');
  const isDoorOnly = (index: number) => {
    const own = mentions[index];
    const goesElsewhere = own && others(index, 'visit').some((other) => !isSame(own, other));
    if (!own || !goesElsewhere || others(index, 'visit').some((other) => isSame(own, other))) return false;
    if (visited.test(plain.slice(0, own.at))) return false;
    return onlyBy.test(plain.slice(0, own.at)) || passesOn.some((said) => said.test(behind(index)));
  };
  /** "Bay Cần Thơ ra Đà Nẵng": from where they are at home, or from the last town of the journey. */
  const isFlownFrom = (index: number): Role | null => {
    const [own, next] = [mentions[index], mentions[index + 1]];
    if (!own || !next || !fliesFrom.test(plain.slice(0, own.at))) return null;
    const way = fliesTo.exec(plain.slice(own.end, next.at))?.[1];
    if (way === undefined) return null;
    if (!others(index, 'visit').some((other) => isSame(own, other)))
      return index > 0 && way === 've' ? 'end' : 'origin';
    return way === 've' ? 'end' : null;
  };
  /** Told of beside the journey: where something lies, where somebody comes from. */
  const isTold = (index: number): boolean => {
    const [own, last, next] = [mentions[index], mentions[index - 1], mentions[index + 1]];
    if (!own || !others(index, 'visit').some((other) => !isSame(own, other))) return false;
    const isBetween = (one?: Mention, two?: Mention) =>
      one !== undefined &&
      two !== undefined &&
      between.test(plain.slice(0, one.at)) &&
      isAnd.test(plain.slice(one.end, two.at)) &&
      mentions.some((other, at) => roles[at] === 'visit' && other !== one && other !== two);
    const isFromThere = betweenThere.test(plain.slice(0, own.at));
    const isAside = isFromThere || (aside.test(plain.slice(0, own.at)) && !asksThere.test(behind(index)));
    return isAside || isBetween(own, next) || isBetween(last, own);
  };
  const only = mentions.find(({ at }) => onlyThere.test(plain.slice(0, at)));
  const told = roles.map((role, index): Role => {
    const own = mentions[index];
    if (!own) return role;
    if ((role === 'visit' || role === 'origin') && isTold(index)) return 'onward';
    const isFlownInto = (at: number) => fliesInto.test(plain.slice(0, mentions[at]?.at));
    const isFlownOutOf = (at: number) => fliesOutOf.test(plain.slice(0, mentions[at]?.at));
    if (isFlownInto(index) && mentions.some((_, at) => at > index && isFlownOutOf(at))) return 'start';
    if (isFlownOutOf(index) && mentions.some((_, at) => at < index && isFlownInto(at))) return 'end';
    if (only && !isSame(own, only) && (role === 'visit' || role === 'start')) return 'origin';
    // "Ba má tui gốc Bến Tre": where else would they go.
    if (
      role === 'origin' &&
      mentions.every((other) => isSame(own, other)) &&
      descent.test(plain.slice(0, own.at))
    )
      return 'visit';
    if (role === 'visit' || role === 'origin') {
      const flown = isFlownFrom(index);
      if (flown) return flown;
    }
    // "… bay Buôn Ma Thuột về Sài Gòn": home.
    if (role === 'visit' && isFlownFrom(index - 1) === 'end') return 'origin';
    if ((role === 'start' || role === 'visit') && isDoorOnly(index)) return 'origin';
    if (own.isGate && role === 'visit') return 'start';
    const isVisited = others(index, 'visit').some((other) => isSame(own, other));
    // A car that is picked up and handed back in one town.
    if (role === 'end' && !isVisited && others(index, 'origin').some((other) => isSame(own, other)))
      return 'origin';
    // "Hanoi to Saigon …, we leave Hanoi on 4 January": from there they begin.
    const [opening, second] = mentions;
    const isOpening =
      index > 0 &&
      opening !== undefined &&
      second !== undefined &&
      isSame(own, opening) &&
      !isSame(own, second) &&
      pathAfter.test(plain.slice(opening.end, second.at));
    const isLived = dwells.test(plain.slice(0, own.at));
    if (role === 'origin' && isOpening && !isLived && !atTheEnd(plain, own)) return 'start';
    const hasOtherStart = others(index, 'start').some((other) => !isSame(own, other));
    return role === 'origin' && isLeftLast(plain, own, { isVisited, hasOtherStart }) ? 'end' : role;
  });
  const both = (index: number) => {
    const own = mentions[index];
    const opposite = told[index] === 'start' ? 'end' : 'start';
    return mentions.some((other, at) => own && told[at] === opposite && isSame(own, other));
  };
  return told.map((role, index) => {
    const own = mentions[index];
    if (!own || (role !== 'start' && role !== 'end')) return role;
    const visits = mentions.filter((_, at) => told[at] === 'visit');
    if (visits.some((other) => isSame(own, other))) return role;
    // In by Đà Nẵng and out by Đà Nẵng: a door, whatever lies behind it.
    // Who comes to its station, and names no other town, stays there.
    if (both(index)) return visits.length === 0 && byLand.test(plain) ? 'visit' : 'gateway';
    const point = 'city' in own.target ? own.target.city : own.target.place;
    // "Starting in Hà Giang town" is more than to land there.
    const isBegun =
      /(?<!\p{L})(?:start|begin|bat dau|khoi|mo dau|mo man|chang dau)\P{L}?[^.;!?]{0,20}$/u.test(
        plain.slice(0, own.at),
      );
    const isDoor =
      !isBegun &&
      visits.some(({ target }) => 'city' in target && distanceKm(target.city, point) <= landsForKm);
    return isDoor ? (role === 'start' ? 'origin' : 'onward') : role;
  });
};
