import type { TravelMode as Mode } from '../../../geography/travel-modes';
import { limitsIn } from './limits';
import { numberOf } from './numbers';
import { refusedMeans } from './refused-means';
import { type Text, words } from './text';

const only = '(?:only|just|all|everything|whole (?:trip|way|time)|entirely)';
const onlyAfter =
  '(?: ?(?:thoi|only|all the way|the whole (?:way|time|trip)|everywhere|suot (?:chuyen|tuyen)|toan bo))';

const means: ReadonlyArray<readonly [Mode, string]> = [
  ['train', '(?:the |by |with )?(?:trains?|rail(?:way)?)|(?:di )?(?:bang )?(?:tau hoa|tau lua|tau)'],
  ['flight', '(?:the |by )?(?:planes?|flights?|fly|flying|air)|(?:di )?(?:bang )?may bay'],
  [
    'car',
    '(?:by |a |with a |hired? |rented? )?(?:private |own |hire )?(?:car (?:with|and) (?:a |our )?(?:driver|chauffeur)|car|driver|chauffeur)|(?:di )?(?:bang )?(?:o to|oto|xe hoi|xe rieng|xe nha|o to rieng|xe (?:thue )?\\d{1,2} cho)|tu lai(?: xe| o to| oto)?|self[ -]drive|driving ourselves|road ?trip by car|rent(?:ing|ed)? a car|our own car',
  ],
  [
    'bus',
    '(?:the |by )?(?:bus(?:es)?|coach(?:es)?|sleeper bus(?:es)?)|(?:di )?(?:bang )?xe (?:khach|giuong nam|do|limousine|45 cho|29 cho)',
  ],
  [
    'motorbike',
    '(?:by |our own |own |a )?(?:motor ?bikes?|motor ?cycles?|scooters?)|(?:di |chay )?(?:bang )?xe may|phuot(?: xe may)?',
  ],
];

const wholly = means.map(
  ([mode, called]) =>
    [
      mode,
      words(
        `(?:${only}|prefer(?: to)?) (?:(?:take|travel|travelling|traveling|go|going|by|with|on|via|use|using|want|di|public|local) )*(?:${called})|(?:chi|toan|deu) (?:di |ngoi |chay |dung )?(?:duoc )?(?:${called})|(?:${called})${onlyAfter}`,
      ),
    ] as const,
);
const noFlying = words(
  "(?:don'?t|won'?t|can'?t|not|never|hate|afraid of|scared of|terrified of|petrified of|frightened of|no) (?:want to )?fly(?:ing)?|so (?:bay|may bay)|khong (?:di )?bay|flight[ -]shame|fear of flying|(?:gave|given|giving) up flying|flight[ -]free|(?:all|entirely|only) overland|(?<!(?:or|and) )overland(?= *(?:[,.;!?]|$|only|please|the whole|all the way))",
);

const drivenAll = words(
  '(?:private|hired?) (?:car|driver)[^.;]{0,30}(?:whole|all|entire)|(?:xe rieng|thue xe)[^.;]{0,20}(?:ca chuyen|suot)',
);

/** "bằng tàu hỏa", "đi xe đò", "tự lái": the means of a whole journey, said of it in passing. */
const goesBy = new Map<Mode, RegExp>([
  [
    'train',
    words(
      '(?:bang|di) (?:tau hoa|tau lua|duong sat)|(?:di |bang |ve )?tau (?:se\\d*|thong nhat|bac nam)|(?:di|bang) tau(?= (?:tu|vao|dem) )(?! tu [^,.;]{0,24} (?:ra|sang|qua) (?:dao|con dao|phu quoc|ly son|nam du|co to|cat ba))|by (?:the |a )?(?:night |overnight |sleeper |day )?(?:train|rail)s?(?! to)|(?:night|overnight|sleeper) trains?(?: (?:from|out of) \\p{L}+(?: (?!there|both|each|and|up|return)\\p{L}+)?)?,? (?:there|both ways|each way|up and back|return|in both directions)|(?:di |bang |ve )?tau (?:dem|giuong nam)(?= (?:di|len|vao|ra|ve|ca|khu|hai chieu|2 chieu)(?![\\p{L}])|[,.;!]| *$)|(?:tak(?:e|ing)|rid(?:e|ing)|on|us(?:e|ing)) (?:the |a |an overnight |the night |the sleeper )?trains?(?! (?:station|street))|(?:train|rail) (?:trip|journey|holiday)|di tau(?= *(?:[.,!]|$))|(?:doi|chuyen)(?: \\p{L}+){0,2} (?:qua|sang) tau(?: hoa| lua| dem)?',
    ),
  ],
  [
    'car',
    words(
      "tu lai(?: (?:xe|o to|oto))?|(?:di|thue|bang) (?:o to|oto|xe hoi|xe rieng|xe nha)(?: rieng)?|(?:di |thue )?xe (?:thue )?(?:4|7|9|16) cho|(?:we'll |we will |we'd )?(?:hire|rent|rented|hired) a car(?: with (?:a )?driver)?|self[ -]driv(?:e|ing)|(?:by )?private (?:car|driver|vehicle|van)|(?:our|my) own (?:car|van|driver)|(?:car|van) (?:with|and) (?:a |our )?(?:driver|chauffeur)|chauffeur(?:ed|[- ]driven)?|(?:hired|our own|own) driver|(?:driver|car) (?:is )?hired|(?:we )?(?:have|hire|hired|rent|rented|got) (?:a |our )?(?:car|driver|van)|o to (?:nha|rieng|gia dinh)|xe (?:nha|gia dinh|rieng|cong ty|co quan)|(?:xe|o to)(?: (?:may lanh|rieng|\\d{1,2} cho|hoi|du lich)){0,2} (?:(?:co|kem|va|gom|cung) (?:ca |luon |theo )?|ca )(?:(?:bac|chu|anh) )?(?:tai xe|lai xe|bac tai|tai)(?= *(?:[,.;!?)]|$|rieng|di|cho|chay|dua|ca|tu|len|ra|vao))|(?:thue|muon|bao)(?: (?:luon|them|ca|mot|1|rieng))* (?:bac tai|tai xe)",
    ),
  ],
  [
    'bus',
    words(
      '(?:by |a )?limo(?:usine)?(?: vans?| bus(?:es)?)|bang xe(?! (?:may|dap|lua|rieng|nha|hoi|\\d))|(?:di |bang )xe (?:khach|do|giuong nam|limousine|buyt)|(?:di )?xe (?:29|35|45) cho|by (?:local |public )?(?:coach(?:es)?|bus(?:es)?|sleeper bus(?:es)?|night bus(?:es)?)|(?:tak(?:e|ing)|us(?:e|ing)) (?:the |local |public |sleeper |night )*(?:bus(?:es)?|coach(?:es)?)',
    ),
  ],
  [
    'motorbike',
    words(
      'phuot(?: bang)?(?: xe may)?|(?:di|chay|bang) xe may|(?<!(?:do|day|khong|ay) )co (?:san )?xe may(?! (?:de thue|thue|cho|nao|khong|k|ko)(?![\\p{L}]))|by motor ?(?:bike|cycle)|(?:with|on|bring(?:ing)?|tak(?:e|ing)|us(?:e|ing)) (?:(?:our|my|the|a|own|two|three|four|our two|rented|hired|borrowed) ){1,3}(?:motor ?(?:bikes?|cycles?)|scooters?|hondas?)(?! (?:taxi|tour|driver|day))|(?:motor ?(?:bike|cycle)|scooter) (?:loop|trip|tour|ride|journey)|own (?:motor ?bikes?|scooters?)|(?:by|on) (?:a |our |my )?(?:scooters?|motor ?bikes?)|(?:ride|riding|chay|cuoi|di|om)(?: \\p{L}+)?(?: (?:my|our|own|con|chiec))* (?:honda(?! air)|yamaha|vespa|win(?! ?mart|\\p{L})|wave|sirius|exciter|air ?blade|future|winner|dream|sh|royal enfield|minsk|cub)(?!\\p{L})|(?:rid(?:e|ing)|rent(?:ing)?|hir(?:e|ing)) (?:a |our |my |the |two )?(?:motor ?(?:bikes?|cycles?)|scooters?)',
    ),
  ],
]);

/** "…, xe máy, 2 sinh viên", "Hà Giang 5 ngày xe máy": a means that stands between commas, or behind the length, is how people go. */
const byItself = (folded: string): Mode | undefined =>
  means.find(([, called]) =>
    new RegExp(
      `(?:[,;.]|(?<!\\p{L})(?:ngay|dem|days?|nights?)(?= )) ?(?:by |di |bang )?(?:${called}) ?(?=[,;.!]|$)`,
      'u',
    ).test(folded),
  )?.[0];

/** Ways that people don't want to go by, and the only one that they do. */
export interface Transport {
  avoided: Mode[];
  only: Mode | null;
  /** Longer than this nobody wants to be on the way at a time, minutes. */
  longest?: number | undefined;
}

const ride =
  'cars?|drives?|driving|road|bus(?:es)?|coach(?:es)?|transfers?|legs?|journeys?|rides?|train|travel(?:l?ing)?|xe|duong|o to|oto|chang';
const most =
  "no(?:thing|t)?|never|max(?:imum)?|at most|less than|under|up to|don'?t|hate|avoid|can'?t|khong|ko|dung|toi da|duoi|tranh";
const span =
  '(\\d{1,2}|one|two|three|four|five|six) ?(?:-|–)? ?(?:h(?![\\p{L}])|hours?|hrs?|tieng|gio)(?![\\p{L}])';
const limits = [
  new RegExp(
    `(?<![\\p{L}])(?:${most})(?![\\p{L}])[^.;!?\\d]{0,40}${span}[^.;!?\\d]{0,24}(?<![\\p{L}])(?:${ride})(?![\\p{L}])`,
    'u',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:${most})(?![\\p{L}])[^.;!?\\d]{0,24}(?<![\\p{L}])(?:${ride})(?![\\p{L}])[^.;!?\\d]{0,24}(?:than|over|above|exceed\\p{L}*|of|qua|hon|toi da) ${span}`,
    'u',
  ),
];

/** "Under 2 h from Hà Nội", "gần Hà Nội dưới 2 tiếng": what is within that time, whatever one goes by. */
const awayFrom = new RegExp(
  `(?<![\\p{L}])(?:under|within|less than|no more than|max(?:imum)?|up to|duoi|trong vong|khong qua|toi da|chung|tam)(?: khoang)? ${span}(?: drive| ride| by car| di xe| chay xe)?(?: away)? (?:from|of|out of|outside|cach|tu|quanh|gan|di xe|chay xe|tro lai|do lai)(?![\\p{L}])`,
  'u',
);

/** "Nothing longer than two hours in a car", "không ngồi xe quá 3 tiếng": minutes. */
const longestIn = (folded: string): number | undefined => {
  const found = [...limits, awayFrom].map((pattern) => pattern.exec(folded)?.[1]).find(Boolean);
  const hours = numberOf(found);
  return hours ? hours * 60 : undefined;
};

const byNight = words('(?:night|overnight|sleeper) trains?|tau (?:dem|giuong nam)');
/** A wish, and no must. */
const ifPossible = words(
  'if (?:possible|we can|you can|at all possible)|ideally|preferably|neu (?:duoc|co the|tien)',
);

const overland: readonly Mode[] = ['train', 'flight', 'car', 'bus', 'motorbike'];

const called: ReadonlyArray<readonly [Mode, string]> = [
  ['train', 'trains?|rail|tau hoa|tau lua|tau'],
  ['bus', 'bus(?:es)?|coach(?:es)?|xe khach|xe do|xe giuong nam'],
  ['flight', 'planes?|flights?|flying|may bay'],
  ['car', '(?:private |hired )?cars?|taxis?|o to|xe rieng|xe hoi'],
  ['motorbike', 'motor ?bikes?|scooters?|xe may'],
];
const anyMode = called.map(([, names]) => names).join('|');
const pair = words(
  `(?:by|via|use|using|prefer|take|taking|di|bang|thich di) (?:a |the )?(${anyMode})(?: ?(?:and|or|&|\\+|/|va|hoac|hay|voi) (?:a |by |the )?)(${anyMode})`,
);

/** "…, bus or train": two ways that stand between commas. */
const pairAlone = new RegExp(
  `(?:^|[,;.:–-]) *(?:(?:just|only|by|but|chi|di|bang) )*(${anyMode}) ?(?:and|or|&|\\+|/|va|hoac|hay|voi) (?:by |the )?(${anyMode})(?: (?:only|please|thoi|nha|nhe|a|is fine|are fine|ok|cung duoc|deu duoc|duoc))* ?(?=[,.;!?]|$)`,
  'u',
);

/** "đổi tàu sang xe khách", "a bus instead of the train". */
const instead = words(
  `(?:doi|thay|chuyen|switch|change|swap)(?: \\p{L}+){0,2} (?:the )?(?:${anyMode}) (?:sang|bang|thanh|qua|to|for|with) (?:a |the |di )?(${anyMode})|(?:(?:a|the|by) )?(${anyMode}) instead of (?:a |the |by )?(?:${anyMode})`,
);

const modeCalled = (name: string): Mode | undefined =>
  called.find(([, names]) => new RegExp(`^(?:${names})$`, 'u').test(name))?.[0];

/** "By train and bus", "prefer a private car or flights": more than one way, and no other. */
const pairOf = (folded: string): Mode[] => {
  const match = pair.exec(folded) ?? pairAlone.exec(folded);
  if (!match) return [];
  return [match[1], match[2]].flatMap((name) => (name === undefined ? undefined : modeCalled(name)) ?? []);
};

/** "7000 without flights" is about the money. */
const ofMoney =
  /(?:(?:without|excluding|excl\.?|before|plus) (?:the |our )?(?:international|intl|int'l|long-haul) flights?|(?:not including|not counting|chua (?:tinh|gom)|khong (?:tinh|gom|ke)) (?:the |ve )?(?:flights?|may bay))(?![\p{L}])/gu;

/** "Arriving by train on the 4th" is how the journey begins, and not how it goes on. */
const hasCome =
  /(?<![\p{L}])(?:arriv(?:e|es|ing)|get(?:ting)? (?:in|there)) (?:[\p{L}]+ ){0,3}?(?:by|on) (?:the |a )?(?:night )?(?:trains?|bus|coach|car|planes?|flight)(?![\p{L}])/gu;

export const transportIn = (text: Text): Transport => {
  const longest = longestIn(text.folded);
  return { ...meansIn(text), ...(longest === undefined ? {} : { longest }) };
};

const meansIn = ({ folded: typed, lower }: Text): Transport => {
  const { modes, rest } = refusedMeans(
    typed.replace(ofMoney, (said) => ' '.repeat(said.length)),
    lower,
  );
  const refused = [...modes];
  // What is refused says nothing of how people go, and neither does how they have come.
  const folded = rest.replace(hasCome, ' ');
  if (
    limitsIn({ raw: typed, lower: typed, folded: typed }).includes('no_motorbike') &&
    !refused.includes('motorbike')
  )
    refused.push('motorbike');
  if (noFlying.test(folded) && !refused.includes('flight')) refused.push('flight');
  const driven = drivenAll.test(folded) ? ('car' as const) : null;
  const match = instead.exec(folded);
  const swapped = match?.[1] ?? match?.[2];
  const other = swapped === undefined ? undefined : modeCalled(swapped);
  if (other) return { avoided: overland.filter((mode) => mode !== other), only: other };
  const both = pairOf(folded).filter((mode) => !refused.includes(mode));
  if (both.length > 1)
    return {
      avoided: [...new Set([...refused, ...overland.filter((mode) => !both.includes(mode))])],
      only: null,
    };
  // Who says how he goes, goes like that.
  // A night train that is wished if possible is taken where there is a line.
  const saidMeans = means.find(([mode]) => !refused.includes(mode) && goesBy.get(mode)?.test(folded))?.[0];
  const told = ifPossible.test(folded)
    ? saidMeans === 'train' && byNight.test(folded)
      ? saidMeans
      : undefined
    : (saidMeans ?? byItself(folded));
  const single =
    driven ??
    wholly.find(([mode, said]) => !refused.includes(mode) && said.test(folded))?.[0] ??
    told ??
    null;
  const avoided = single ? overland.filter((mode) => mode !== single) : refused;
  return { avoided: [...new Set(avoided)], only: single };
};
