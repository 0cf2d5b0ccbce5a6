import type { Spending } from '../plan-shapes';
import { spokenSum } from './spoken-sum';
import type { Text } from './text';

/** "1,20,000" is how India groups its digits. */
const amount = '(\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)';
/** "9k per night INR": what a sum is for may stand before its currency. */
const unit = '(?: ?(?:/|per |a |each )(?:night|day|person|head|room|couple))?';
/** "5tr5" is 5.5 million. */
const millions = '(?:trieu|tr|cu|chai|million|mio|mil)';
const thousands = '(?:k|nghin|ngan|ng(?= ?(?:dong|vnd|/)))';
const begin = '(?<![\\p{L}\\p{N}.,])';
const end = '(?![\\p{L}\\p{N}])';
const around = (source: string) => new RegExp(`${begin}${source}${end}`, 'u');

type Currency = Spending['currency'];

interface Form {
  pattern: RegExp;
  /** Which group is the number, and what follows it as a fraction. */
  currency: Currency;
  times: number;
}

const foreign: ReadonlyArray<readonly [Currency, string, string]> = [
  ['USD', '(?:us ?\\$|\\$|usd)', '(?:\\$|usd|us dollars?|dollars?|bucks|do la|do my)'],
  ['EUR', '(?:€|eur)', '(?:€|eur(?:os?)?)'],
  ['GBP', '(?:£|gbp)', '(?:£|gbp|pounds?|quid|bang anh)'],
  [
    'AUD',
    '(?:a\\$|au\\$|aud)',
    '(?:aud|(?:australian|aussie|oz) (?:dollars?|bucks)|aussie(?= (?:a|per|each|all|in|for|max|total)(?!\\p{L})|/| *(?:[,.;!?)]|$))|do uc)',
  ],
  ['CAD', '(?:c\\$|ca\\$|cad)', '(?:cad|canadian dollars?|do canada)'],
  ['NZD', '(?:nz\\$|nzd)', '(?:nzd|new zealand dollars?|kiwi dollars?)'],
  ['SGD', '(?:s\\$|sgd)', '(?:sgd|singapore dollars?|sing dollars?|do sing)'],
  ['HKD', '(?:hk\\$|hkd)', '(?:hkd|hong kong dollars?)'],
  ['TWD', '(?:nt\\$|twd|ntd)', '(?:twd|ntd|taiwan dollars?|dai te)'],
  ['MYR', '(?:myr|rm)', '(?:myr|ringgit|rm)'],
  ['THB', '(?:฿|thb)', '(?:thb|baht|bat thai)'],
  ['JPY', '(?:¥|jpy)', '(?:jpy|yen|yen nhat)'],
  ['CNY', '(?:cny|rmb)', '(?:cny|rmb|yuan|nhan dan te)'],
  ['KRW', '(?:₩|krw)', '(?:krw|won)'],
  ['INR', '(?:₹|inr|rs\\.?)', '(?:inr|rupees?|rs)'],
  ['CHF', '(?:chf)', '(?:chf|swiss francs?|francs?)'],
];

/** Ways to write a sum, the surest first. */
const forms: readonly Form[] = [
  {
    pattern: around(`${amount} ?(?:lakhs?|lacs?)(?: ?(?:inr|rupees?|rs))?`),
    currency: 'INR',
    times: 100_000,
  },
  ...foreign.toReversed().flatMap(([currency, before, after]): Form[] => [
    { pattern: new RegExp(`(?<![\\p{L}\\p{N}])${before} ?${amount} ?k${end}`, 'u'), currency, times: 1000 },
    { pattern: new RegExp(`(?<![\\p{L}\\p{N}])${before} ?${amount}(?![\\p{N}])`, 'u'), currency, times: 1 },
    { pattern: around(`${amount} ?k${unit} ?${after}`), currency, times: 1000 },
    { pattern: new RegExp(`${begin}${amount}${unit} ?${after}(?![\\p{L}\\p{N}])`, 'u'), currency, times: 1 },
  ]),
  {
    pattern: around(
      `${amount} ?${millions}(?: (?=\\d(?: ?[,;!?)]| *$| (?:cho|thoi|tro|la|moi)(?!\\p{L}))))?(\\d?)(?: ?(?:vnd|dong|d|ruoi))?`,
    ),
    currency: 'VND',
    times: 1_000_000,
  },
  { pattern: around(`${amount} ?${thousands}(?: ?(?:vnd|dong|d))?`), currency: 'VND', times: 1000 },
  // "3 đồng đội" are comrades.
  {
    pattern: around(`${amount} ?(?:vnd|dong(?! (?:doi|nghiep|huong|bao|hanh|chi|mon|nien|ngu))|₫)`),
    currency: 'VND',
    times: 1,
  },
  { pattern: around('(\\d{1,3}(?:[.,]\\d{3})+) ?d'), currency: 'VND', times: 1 },
  {
    pattern: around(`${amount} ?do(?= (?:mot|1|moi|cho|tren|thoi|tro|la)| ?/| ?[,.;]| *$)`),
    currency: 'USD',
    times: 1,
  },
];

/** `2,500`, `1,20,000` and `1.500.000` are whole numbers, `1,5` and `2.5` are not. */
const numberIn = (text: string): number =>
  /^\d{1,3}(?:[.,]\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/.test(text)
    ? Number(text.replace(/[.,]/g, ''))
    : Number(text.replace(',', '.'));

const aDay =
  /(?<![\p{L}])(?:(?:a|per|each|every|one|by(?: the)?) (?:day|night)|daily|(?:1|mot|moi|tren) ?ngay)(?![\p{L}])|\/ ?(?:day|ngay|d|n)(?![\p{L}])/u;
const aPerson =
  /(?<![\p{L}])(?:(?:per|a|each) (?:person|head|pax|adult)|each|pp|p\.p|(?:1|mot|moi|dau|tren) ?(?:nguoi|dua|ban|khach|em|hoc sinh|hs|be|suat)|dau nguoi)(?![\p{L}])|\/ ?(?:person|pax|nguoi|ng|dua|khach|head|em|hs|hoc sinh|be|suat|dau nguoi)(?![\p{L}])/u;
/** What stands directly before or after a sum belongs to it. */
const reach = { before: 40, after: 34 };

export interface Money {
  /** What is to be spent, as it was said; undefined where no sum is. */
  spending?: Spending;
  /** The most that one thing may cost, VND. */
  mostEach?: number;
  /** The text without the sum and what it is for, so that "25 € a day" is no length. */
  rest: Text;
}

/** "Khách sạn tầm 800k", "rooms under $40": what a bed may cost is no budget of the journey. */
const ofBeds =
  /(?<![\p{L}])(?:khach san|phong|nha nghi|ks|hotels?|rooms?|hostels?|homestays?|resorts?|accommodation|luu tru)(?![\p{L}])[^,.;!?\d]{0,16}$/u;

/** "Around 8k per night", "600 nghìn một đêm": what a bed may cost, too, unless it is said to pay for everything. */
const aNight = '(?:/ ?|per |a |each |one |(?:mot|1|moi) ?)(?:night|nite|dem)(?!\\p{L})';
const ofNight = new RegExp(`^(?: (?:cho|for|the|room|phong|dong|vnd))* ?${aNight}`, 'u');
const isOfNight = new RegExp(aNight, 'u');
const ofAll =
  /(?<!\p{L})(?:all[- ]?in(?:clusive)?|everything|altogether|food|budget|spend(?:ing)?|tat ca|tron goi|het luon|ngan sach|kinh phi|an uong)(?!\p{L})/u;

/** "4500 USD without flights": what a sum does not have to pay for, which is refused by nobody. */
const notCounted =
  /(?<![\p{L}])(?:without|excluding|excludes|excl\.?|exclusive of|not (?:including|counting)|before|plus|minus|aside from|apart from|on top of|chua (?:tinh|gom|ke|bao gom)|khong (?:tinh|gom|ke|bao gom)|tru) (?:the |our |my |tien |ve |gia )*(?:(?:international|intl|int'l|long-haul|return|domestic) )?(?:flights?|air ?fares?|airfares?|plane tickets?|may bay)(?: (?:khu hoi|quoc te))?(?![\p{L}])/gu;
const notCountedReach = 60;

/** "Chỗ ăn bún chả dưới 100k", "a restaurant under 20 dollars": the price of one thing, and no budget of the journey. */
const ofOneThing =
  /(?<![\p{L}])(?:quan|mon|bun|pho|com|banh|mi|mien|chao|che|lau|xoi|goi|nem|hai san|ca phe|cafe|caphe|coffee|tra sua|an(?: sang| trua| toi| vat)?|bua(?: sang| trua| toi)|ve(?: vao)?|spa|massage|tour|restaurants?|dish(?:es)?|meals?|breakfast|brunch|lunch|dinner|supper|bowls?|places? to eat|street food|tickets?|class(?:es)?|workshops?|massages?|cruises?)(?![\p{L}])[^,.;!?\d]{0,34}(?<![\p{L}])(?:duoi|khong qua|toi da|re hon|under|below|less than|up to|max(?:imum)?|no more than|cheaper than|not more than)(?: la| khoang| of| about)? ?(?:us ?)?[$€£]?$/u;
/** Nobody pays more for it than that, VND; a dearer thing is a journey. */
const mostOfOneThing = 2_000_000;

const blanked = (text: Text, from: number, to: number): Text => {
  const without = (one: string) => `${one.slice(0, from)}${' '.repeat(to - from)}${one.slice(to)}`;
  return { raw: without(text.raw), lower: without(text.lower), folded: without(text.folded) };
};

const found = (folded: string) => {
  for (const { pattern, currency, times } of forms) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const [whole, number = '', fraction = ''] = match;
    const half = /ruoi$/.test(whole) ? 0.5 : 0;
    const value = (numberIn(number) + (fraction ? Number(fraction) / 10 : half)) * times;
    if (value > 0) return { value, currency, from: match.index, to: match.index + whole.length };
  }
  return null;
};

/** Sums of money, what they are for, and the text without them. Folding keeps the number of letters. */
const masked = ({ lower, folded }: Text): string =>
  lower.length === folded.length
    ? folded
        .replace(/(?<!\p{L})cu(?!\p{L})/gu, (cu, at: number) =>
          /^c[ụũứừựử]/u.test(lower.slice(at, at + 2)) ? '##' : cu,
        )
        // "Quảng Nam cũ" is a province of old, and no five millions.
        .replace(/(?<=(?:quang|viet|ha|mien|dong) )nam(?!\p{L})/gu, '###')
        .replace(/(?<=\d ?k? ?)do(?!\p{L}| (?:la|my|uc|canada|sing)(?!\p{L}))/gu, (dollar, at: number) =>
          lower.slice(at, at + 2) === 'đô' ? '$ ' : dollar,
        )
    : folded;

export const moneyIn = (text: Text): Money => {
  // "2 cụ" are two old people; "2 củ" are two million.
  const plain = masked(text);
  const sum = spokenSum(text, plain) ?? found(plain);
  if (!sum) return { rest: text };
  const { folded } = text;
  const [head, tail] = [
    folded.slice(Math.max(0, sum.from - reach.before), sum.from),
    folded.slice(sum.to, sum.to + reach.after),
  ];
  // A clause that follows speaks of something else: "30 USD, 5 days each".
  const own = /^[^.;!?]*/u.exec(tail)?.[0] ?? '';
  const said = folded.slice(sum.from, sum.to);
  const night = ofNight.exec(own)?.[0] ?? '';
  const isOfBeds = ofBeds.test(folded.slice(Math.max(0, sum.from - 34), sum.from));
  if (isOfBeds || ((night || isOfNight.test(said)) && !ofAll.test(head + own)))
    return { rest: blanked(text, sum.from, sum.to + night.length) };
  const isCheap = sum.currency === 'VND' ? sum.value <= mostOfOneThing : sum.value <= 80;
  const isOfOneThing = isCheap && ofOneThing.test(folded.slice(Math.max(0, sum.from - 80), sum.from));
  if (isOfOneThing && !aDay.test(own))
    return {
      rest: blanked(text, sum.from, sum.to),
      ...(sum.currency === 'VND' ? { mostEach: sum.value } : {}),
    };
  const isDay =
    aDay.test(own) ||
    aDay.test(said) ||
    /(?:daily|moi ngay|per day|(?:^ ?|[,.;] ?)(?:mot |1 )?ngay (?:tieu|xai|chi|het))[^,.;\d]{0,20}$/u.test(
      head,
    );
  const isPerson =
    aPerson.test(own) ||
    aPerson.test(said) ||
    /(?:(?:moi|mot|1) (?:nguoi|dua|ban|em|chau|suat)|each|per person|dau nguoi)[^,.;\d]{0,26}$/u.test(head);
  const per = isDay && isPerson ? 'person_day' : isDay ? 'day' : isPerson ? 'person' : 'total';
  let rest = blanked(text, sum.from, sum.to);
  for (const { 0: said, index } of rest.folded.matchAll(notCounted))
    if (Math.abs(index - sum.to) < notCountedReach) rest = blanked(rest, index, index + said.length);
  for (const pattern of [aDay, aPerson]) {
    const match = pattern.exec(rest.folded.slice(sum.to, sum.to + reach.after));
    if (match) rest = blanked(rest, sum.to + match.index, sum.to + match.index + match[0].length);
  }
  return { spending: { amount: Math.round(sum.value), currency: sum.currency, per }, rest };
};
