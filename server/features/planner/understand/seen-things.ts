import { fold } from '../../../fold';
import { hasAccents } from './accents';
import type { Text } from './text';

/** Where something stands in a folded text. */
interface Stretch {
  at: number;
  end: number;
}

const vietnameseKinds =
  'thác|chùa|đền|đình|miếu|bảo tàng|lăng|hang|động|hồ|núi|đỉnh|đồi|cầu|chợ|nhà thờ|nhà tù|bãi biển|bãi tắm|bãi|biển|đảo|hòn|làng|bản|vườn|phố|tháp|địa đạo|khu du lịch|công viên|cung|dinh|suối|đèo|vịnh';
const plainKinds =
  'thac|chua|den|dinh|mieu|bao tang|lang|hang|dong|ho|nui|dinh|doi|cau|cho|nha tho|nha tu|bai bien|bai tam|bai|dao|hon|ban|vuon|pho|thap|dia dao|khu du lich|cong vien|cung|suoi|deo|vinh';
const englishKinds =
  'waterfalls?|falls|pagodas?|temples?|museums?|tombs?|mausoleum|caves?|lakes?|mountains?|peak|hills?|bridges?|markets?|churche?s?|cathedral|prison|beach(?:es)?|islands?|villages?|gardens?|streets?|towers?|tunnels?|parks?|palaces?|citadel|halls?|bay|pass|dunes?|station';

const edge = '(?<![\\p{L}\\p{N}])';
const close = '(?![\\p{L}\\p{N}])';
const i = '(?:(?:tui|minh|em|toi|to|nha|bon|chung|ca|vo chong|anh|chi|da|thi|cung|cai) )*';
/** Behind what has been seen: "… đi rồi", "… is done", "… we've seen". */
const behind = new RegExp(
  `${edge}${i}(?:di|den|toi|coi|xem|tham|ghe|len|choi)(?: het| qua| nhieu| hai lan| may lan)* (?:roi|r)${close}|${edge}(?:is|are|was|were)? ?(?:already )?(?:done|seen|visited|ticked off)(?: already)?(?= *(?:[,.;!?]|$))|${edge}(?:we|i)(?: have|'ve)? (?:already )?(?:been|seen|done|did|saw|visited)(?: it| that| there| them| already| before| both)*(?= *(?:[,.;!?]|$))`,
  'u',
);
/** Before it: "already been to …", "seen …", "đã đi …". */
const ahead = new RegExp(
  `${edge}(?:(?<!never |not |haven't |hasn't |yet )(?:been (?:to|up|in|inside)|(?:we|i|have|'ve|already|just|both|all|has|had) (?:already )?(?:seen|visited|did|done|saw|covered)|went to|(?<=^ ?|[.,;:] ?)(?:seen|visited|did|done|saw|covered|been to)|(?:seen|done|did|visited)(?=[^.;!?]{2,50} (?:last (?:time|year|trip)|already|before)(?!\\p{L})))|(?:da|tung)(?: di| den| toi| coi| xem| tham| ghe| len| choi)+(?! duoc))${close}`,
  'u',
);

const clauses = /[.,;!?\n()]| but | nhung | so (?=we|i|no|what)/u;
const parts = /(?: (?:and|or|nor|as well as|va|voi|cung|lan|hay|hoac)(?: the)?(?= ))|[,&+]/u;
/** Words beside a kind that make no name of it: "many temples", "thác nước", "chùa chiền". */
const noName =
  /^(?:a|an|the|this|that|these|those|any|some|all|no|more|many|most|enough|lots?|of|plenty|several|too|so|few|two|three|four|\d+|big|small|old|ancient|famous|nice|beautiful|local|other|such|royal|war|art|history|main|every|both|its|our|my|to|in|at|there|here|nuoc|chien|nao|gi|het|cac|nhung|may|nhieu|do|ay|kia|nay|dem|bua|mieu|nui|non|dong|tam|co|vua|ca|thi|cung|o|tai|di|roi|bien|hoai)$/u;

const kindFirst = {
  typed: new RegExp(`^ *(?:(?:cái|mấy|các|khu|ngôi) )*(?:${vietnameseKinds}) (\\S+)`, 'u'),
  plain: new RegExp(`^ *(?:(?:cai|may|cac|khu|ngoi) )*(?:${plainKinds}) (\\S+)`, 'u'),
};
const kindLast = new RegExp(
  `(\\S+) (?:${englishKinds})(?: of (?:the )?(?!course)\\p{L}+(?: \\p{L}+)?)?$`,
  'u',
);
const kindOf = new RegExp(`^ *(?:the )?(?:${englishKinds}) of (?:the )?(?!course)\\p{L}+`, 'u');

/** A thing that is called by a name beside its kind, and no kind of things. */
const isNamed = (typed: string, folded: string, isAccented: boolean): boolean => {
  const [, first = ''] =
    (isAccented ? kindFirst.typed : kindFirst.plain).exec(isAccented ? typed : folded) ?? [];
  if (first !== '') return !noName.test(fold(first));
  const [, last = ''] = kindLast.exec(folded.trim()) ?? [];
  return (last !== '' && !noName.test(last)) || kindOf.test(folded);
};

const trailing =
  / (?:last (?:time|year|trip|month|summer|week)|already|before|twice|too|as well|yesterday|today|(?:lan|nam|hoi|he|thang|tuan) (?:truoc|ngoai|roi)|roi|r)(?: .*)?$/u;

/**
 * Sights that somebody has seen, called by their own names: "thác Datanla đi rồi", "been to Thiên Mụ pagoda". They say
 * nothing of other waterfalls and temples, neither that these are wanted nor that they are not.
 */
export const seenThings = ({ lower, folded }: Text): Stretch[] => {
  const typed = lower.length === folded.length ? lower : folded;
  const isAccented = hasAccents(typed);
  const found: Stretch[] = [];
  let from = 0;
  const ends = [...folded.matchAll(new RegExp(clauses.source, 'gu')), null];
  for (const one of ends) {
    const until = one?.index ?? folded.length;
    const clause = folded.slice(from, until);
    const after = behind.exec(clause);
    const before = ahead.exec(clause);
    const [at, end] = before
      ? [from + before.index + before[0].length, until]
      : after
        ? [from, from + after.index]
        : [0, 0];
    if (at < end) found.push(...namedIn(typed, folded, { at, end }, isAccented));
    from = until + (one?.[0].length ?? 0);
  }
  return found;
};

const namedIn = (typed: string, folded: string, { at, end }: Stretch, isAccented: boolean): Stretch[] => {
  const own = folded.slice(at, end);
  const cuts = [...own.matchAll(new RegExp(parts.source, 'gu')), null];
  const found: Stretch[] = [];
  let from = 0;
  for (const cut of cuts) {
    const until = cut?.index ?? own.length;
    const said = own.slice(from, until);
    const length = said.length - (trailing.exec(said)?.[0].length ?? 0);
    const stretch = { at: at + from, end: at + from + length };
    const [low, plain] = [typed, folded].map((one) => one.slice(stretch.at, stretch.end));
    if (isNamed(low ?? '', plain ?? '', isAccented)) found.push(stretch);
    from = until + (cut?.[0].length ?? 0);
  }
  return found;
};

/** A text with spaces where such things are named. */
export const withoutStretches = (text: Text, stretches: readonly Stretch[]): Text => {
  const blank = (one: string) => {
    if (one.length !== text.folded.length) return one;
    const letters = one.split('');
    for (const { at, end } of stretches) letters.fill('#', at, end);
    return letters.join('');
  };
  return stretches.length === 0
    ? text
    : { raw: blank(text.raw), lower: blank(text.lower), folded: blank(text.folded) };
};
