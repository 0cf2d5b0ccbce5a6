import { asksForChange, asksOfPlan } from './clauses';
import { numberOf, numberPattern } from './numbers';
import { readText } from './text';

/** What somebody asks of the plan that stands. */
export type OfPlan =
  | 'fullness'
  | 'way'
  | 'walk'
  | 'cost'
  | 'rain'
  | 'ends'
  | 'begins'
  | 'free'
  | 'sleep'
  | 'meals'
  | 'count'
  | 'back'
  | 'fly'
  | 'open';

export interface PlanAsked {
  asks: OfPlan;
  /** The day that is meant, from 1 on; null for all of them. */
  day: number | null;
  /** Whether the day is asked for that has most or least of it. */
  which: 'most' | 'least' | null;
}

const said = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');

/** What is asked, the narrower before the wider: how long one drives says nothing of how full a day is. */
const asked: ReadonlyArray<readonly [OfPlan, RegExp]> = [
  [
    'fly',
    said(
      '(?:where|which airport|what airport|from where)(?: \\p{L}+){0,4} (?:fly|flight|airport)(?: (?:out|home|back|away))?(?: (?:of|from))?|(?:which|what|nearest|closest) airport|fly out (?:of|from)|bay ve (?:tu )?(?:dau|san bay nao)|(?:tu|o) san bay nao|san bay (?:nao|gan nhat)|bay (?:ra|ve) (?:o dau|tu dau)',
    ),
  ],
  ['open', said('open|closed|shut|mo cua|dong cua|mo khong|nghi khong')],
  [
    'back',
    said(
      '(?:drive|way|journey|trip|flight|train|ride|get|go(?:ing)?|travel(?:ling)?) (?:back|home)|(?:are|be|arrive|arriving|is) (?:we |i |they |everyone )?(?:back|home)|back (?:in|at|to|home)|(?:duong|chang|quay|luc|chuyen|di|lai) ve(?: nha)?|ve (?:nha|lai|den|toi)|may gio (?:\\p{L}+ ){0,3}ve',
    ),
  ],
  ['rain', said('rain(?:s|y|ing)?|wet|pours?|pouring|buckets|storms?|mua|bao')],
  [
    'cost',
    said(
      'costs?|price|expensive|cheap(?:est)?|spend(?:ing)?|how much (?:money|is|does|do|will|for|in total|altogether|all)|bao nhieu tien|chi phi|ton (?:tien|kem|bao|nhieu|it)|het (?:bao|khoang|tam|tong|nhieu)|tong (?:cong|chi phi|tien)',
    ),
  ],
  ['walk', said('walk(?:s|ed|ing)?|on foot|steps|di bo|cuoc bo')],
  [
    'way',
    said(
      'driv(?:e|es|ing)|travel(?:ling|ing)? time|time (?:travel|in (?:the )?(?:car|bus))|transfers?|on the road|in the (?:car|bus)|ride|how far|distance|far|km|kilomet\\p{L}+|di xe|chay xe|ngoi xe|tren xe|di chuyen|duong (?:di|xa|dai)|bao xa|xa',
    ),
  ],
  [
    'free',
    said(
      'free time|spare time|time (?:off|free|to (?:relax|rest|ourselves))|rest|(?:thoi gian|gio|luc|khi) (?:ranh|trong|nghi)|ranh|nghi ngoi',
    ),
  ],
  [
    'sleep',
    said(
      '(?:sleep|stay|spend the night|overnight)(?:ing)?|ngu (?:o )?dau|ngu lai|dem .* o dau|o lai dau|nghi dem',
    ),
  ],
  [
    'meals',
    said('eat(?:ing)?|lunch|dinner|breakfast|supper|meals?|an (?:gi|o dau|dau|trua|toi|sang|quan)|bua'),
  ],
  [
    'ends',
    said(
      'ends?|finish(?:es|ed)?|back|over|done|(?:xong|ket thuc|ve)(?: \\p{L}+){0,3} (?:may gio|luc nao|khi nao)|may gio (?:\\p{L}+ ){0,2}(?:xong|ket thuc|ve)|muon nhat|tre nhat|latest',
    ),
  ],
  [
    'begins',
    said(
      'earliest|som nhat|(?:start|begin|kick off|get going|set off|set out|head out|leave|get up|be up|out of bed)|(?:bat dau|xuat phat|khoi hanh|ra khoi nha|day|len duong)(?: \\p{L}+){0,3} (?:may gio|luc nao)|may gio (?:\\p{L}+ ){0,3}(?:bat dau|xuat phat|khoi hanh|ra khoi|day|len duong|di)',
    ),
  ],
  [
    'count',
    said('how many|bao nhieu (?:diem|noi|cho|ngay|dem|thanh pho|tinh)|may (?:diem|noi|cho|thanh pho|tinh)'),
  ],
  [
    'fullness',
    said(
      '(?:too|very|really|quite|so|that) (?:full|packed|busy|much|many|long|rushed|tight|heavy|tiring|hectic|ambitious|exhausting|light|empty|short)|full(?:est)?|packed|busi?est|busy|rushed|hectic|overloaded|ambitious|tiring|exhausting|doable|realistic|manageable|hardest|easiest|longest|shortest|lightest|most relaxed|toughest|(?:qua|hoi|co|bi) (?:day|kin|nang|met|gap|nhieu|chat|duoi|voi|day dac|don|oai|suc)|day (?:qua|dac|nhat|kin)|kin lich|qua tai|don dap|(?:nang|met|nhe|dai|ngan|thoang|thoai mai|vat va|nhieu|day|kin) nhat|kham noi|(?<!cho )noi khong',
    ),
  ],
];

const numbered = new RegExp(
  `(?<![\\p{L}])(?:day|ngay|hom|night|dem)(?: thu)? (${numberPattern}|dau(?: tien)?|cuoi(?: cung)?)(?![\\p{L}\\p{N}])`,
  'u',
);
const ordered =
  /(?<![\p{L}])(first|second|third|fourth|fifth|sixth|seventh|last|final|1st|2nd|3rd|4th|5th|6th|7th) (?:day|night|evening)(?![\p{L}])/u;
const orders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** The day of the plan that a message names, from 1 on; `null` where it names none that there is. */
export const dayNamed = (folded: string, days: number): number | null => {
  const name = numbered.exec(folded)?.[1] ?? ordered.exec(folded)?.[1];
  if (name === undefined) return null;
  const at = orders.indexOf(name);
  const number = /^(?:cuoi|last|final)/u.test(name)
    ? days
    : name.startsWith('dau')
      ? 1
      : at >= 0
        ? at + 1
        : (numberOf(name) ?? Number.parseInt(name, 10));
  return number >= 1 && number <= days ? number : null;
};

const whichDay = said(
  '(?:which|what|whats the|whats our|the) (?:\\p{L}+ ){0,2}(?:day|leg|drive|walk)|(?:ngay|hom|bua|chang) nao|longest|busiest|fullest',
);
const least = said(
  'easiest|lightest|shortest|least|emptiest|cheapest|most relaxed|quietest|nhe nhat|ngan nhat|it nhat|thoang nhat|thoai mai nhat|re nhat|ranh nhat',
);
const most = said('most|[\\p{L}]+est|nhat|max(?:imum)?');

const ofWhole = said(
  'plan|itinerary|trip|schedule|journey|in total|total|altogether|overall|all (?:in all|together|of it|days)|every day|each day|per day|the whole|lich(?: trinh)?|ke hoach|chuyen(?: di)?|hanh trinh|tong(?: cong)?|tat ca|ca chuyen|moi ngay|tung ngay',
);

/** What all of it costs, without that the plan is named: nothing else is spoken of. */
const ofSum = said(
  "how much (?:do |should |would |will |must |money )?(?:we|i) (?:(?:need|have|want|ought) )?(?:to )?(?:bring|budget|spend|carry|set aside|pay|need)(?: (?:with us|along|altogether|in total|all told))?|all told|(?:we|i)(?:'d| would)? be parting with|set (?:us|me) back(?: \\p{L}+){0,3}|how much(?: \\p{L}+){0,6} (?:for (?:the )?(?:\\d+|two|three|four|five|all|both|us|everyone|everybody|whole)(?: of us| people)?|per person|each|in total|altogether|all in|in all|overall|it all)|how much (?:is|will|would|does) (?:this|it|everything|all this|the lot)(?: \\p{L}+){0,3}|(?:rough|total|estimated|approximate) (?:cost|budget|price)|(?:tong )?chi phi(?: \\p{L}+){0,6}|(?:het|ton)(?: \\p{L}+){0,3} (?:bao nhieu|nhieu|bn)(?: tien)?(?: \\p{L}+){0,3}|tong (?:cong|het|tien)(?: \\p{L}+){0,4}",
);
/** How one comes from one town of the plan to the next, without that these are named. */
const ofWays = said(
  "(?:how|what(?:'?s)?)(?: \\p{L}+){0,5} (?:get|travel|go|move|come|cross|drive|way|trip)(?: like)? (?:across|between (?:them|the (?:two|towns|places|stops|cities))|from (?:one|each)(?: (?:place|town|city|stop))? to the (?:other|next))|(?:di|di chuyen|qua lai) (?:giua|tu) (?:hai|2|cac|may|noi|cho)(?: (?:noi|cho|diem|thanh pho|do|nay|kia|sang|den|qua)){1,5} (?:bang|the nao|mat|bao lau|kieu)",
);
const ofOneThing = said(
  've(?: \\p{L}+)?|tickets?|entrance|entry|fees?|taxis?|grab|flights?|may bay|tau|xe|bus|train|rent(?:al)?|hire|thue|scooters?|visas?|sim|pho|bia|beer|meals?|massage|spa|cap treo|cable car|tours?|homestay|show|dong|usd',
);

const ofThatDay = said(
  '(?:that|those|each|these) days?|then|when we (?:are|get) there|hom do|ngay do|luc do|hom ay',
);
const doors = said('open|closed|shut|mo cua|dong cua|mo khong|nghi khong');

/** What a question without a mark begins or ends with. */
const asksAtAll =
  /^ ?(?:(?:and|but|so|ok|okay|um|hmm|wait|vay|con|the|a) ?,? ?)*(?:is|are|was|does|do|will|what|whats|which|when|where|how|hows|roughly|about how|then where|may gio|luc nao|khi nao|bao gio|neu|if|lo)(?!\p{L})|\? *$|(?<!\p{L})(?:khong|ko|chua|bao nhieu|bao lau|bao xa|may (?:gio|tieng|km|cay)(?: (?:xong|ve|ket thuc|bat dau))?|the nao|ra sao|thi sao|o dau|dau|nao|nhat|lam gi)(?: (?:tien|vay|the|z|nhi|a|ha|ban|ad|em|anh|chi|nhat))* *[.?!]* *$/u;

/** What begins like a question and wants something else: "can you make day 3 less full?". */
const wishes =
  /(?<!\p{L})(?:(?<!(?:where|what|when|which|how|why|airport) )(?:can|could|would|will) (?:you|we|i)|please|pls|make|change|swap|move|add|remove|drop|skip|replace|shorten|lighten|what about|how about|instead|doi|them|(?<!di )bo(?! lo)|thay|chuyen (?:sang|qua|cho)|giam|bot|rut|giup|sua)(?![\p{L}])/u;

const whichDays = [
  /(?<!\p{L})(?:which|what) (?:\p{L}+ )?(?:days?|dates?|nights?)(?: exactly)? (?:is|are|do|does|will|would|am|were)(?: (?:we|i|it|they|everyone))?(?!\p{L})/u,
  /(?<!\p{L})(?:when|on (?:which|what) (?:day|date))(?: exactly)? (?:is|are|do|does|will|would|am)(?: (?:we|i|it|they|everyone))? (?:be|get|reach|arrive|there|going|go|move|in|at|to)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:nhung|may|cac) (?:ngay|hom|bua)|(?:ngay|hom|bua)) nao(?!\p{L})|(?<!\p{L})(?:khi nao|luc nao|bao gio|ngay may|hom may)(?: \p{L}+){0,3} (?:toi|den|o|ra|vao|qua|sang|len|xuong)(?!\p{L})/u,
];
/** Which day has most of something is another question. */
const ofDegree = /(?<!\p{L})(?:most|least|[\p{L}]{3,}est|nhat|open|closed|mo cua|dong cua)(?!\p{L})/u;

/** Whether somebody asks on which days of the plan something is. @param folded small letters without accents */
export const asksWhichDays = (folded: string): boolean =>
  !ofDegree.test(folded) && whichDays.some((pattern) => pattern.test(folded));

/** What a message asks of the plan that stands; `null` where it asks nothing of it, or wants it changed. */
export const planAskedIn = (message: string, days: number): PlanAsked | null => {
  const { folded } = readText(message);
  if (asksForChange(message) || wishes.test(folded)) return null;
  if (!asksOfPlan(message) && !asksAtAll.test(folded)) return null;
  const day = dayNamed(folded, days);
  const isWhich = day === null && whichDay.test(folded) && (most.test(folded) || least.test(folded));
  const which = isWhich ? (least.test(folded) ? 'least' : 'most') : null;
  const isBack = asked.find(([asks]) => asks === 'back')?.[1].test(folded) === true;
  const isOfFlight = asked.find(([asks]) => asks === 'fly')?.[1].test(folded) === true;
  const isThen = ofThatDay.test(folded) && doors.test(folded);
  const isOfSum = ofSum.test(folded) && !ofOneThing.test(folded);
  if (ofWays.test(folded) && day === null) return { asks: 'way', day, which: null };
  if (isOfSum && day === null && which === null) return { asks: 'cost', day, which };
  if (day === null && which === null && !ofWhole.test(folded) && !isBack && !isOfFlight && !isThen)
    return null;
  const rest = folded.replace(numbered, ' ');
  const [asks] = asked.find(([, pattern]) => pattern.test(rest)) ?? [];
  return asks === undefined ? null : { asks, day, which };
};
