import type { travelModes } from '../plan-shapes';
import { type Text, words } from './text';

type Mode = (typeof travelModes)[number];

const only = '(?:only|just|all|everything|whole (?:trip|way|time)|entirely)';
const onlyAfter =
  '(?: ?(?:thoi|only|all the way|the whole (?:way|time|trip)|everywhere|suot (?:chuyen|tuyen)|toan bo))';

const means: ReadonlyArray<readonly [Mode, string]> = [
  ['train', '(?:the |by |with )?(?:trains?|rail(?:way)?)|(?:di )?(?:bang )?(?:tau hoa|tau lua|tau)'],
  ['flight', '(?:the |by )?(?:planes?|flights?|fly|flying|air)|(?:di )?(?:bang )?may bay'],
  [
    'car',
    '(?:by |a |with a |hired? |rented? )?(?:private |own |hire )?(?:car (?:with|and) (?:a |our )?driver|car|driver)|(?:di )?(?:bang )?(?:o to|oto|xe hoi|xe rieng|xe 7 cho|xe 4 cho)',
  ],
  [
    'bus',
    '(?:the |by )?(?:bus(?:es)?|coach(?:es)?|sleeper bus(?:es)?)|(?:di )?(?:bang )?xe (?:khach|giuong nam|do)',
  ],
  [
    'motorbike',
    '(?:by |our own |own |a )?(?:motor ?bikes?|motor ?cycles?|scooters?)|(?:di |chay )?(?:bang )?xe may',
  ],
];

const wholly = means.map(
  ([mode, called]) =>
    [
      mode,
      words(
        `${only} (?:take |travel |go |by |use |want |di )?(?:${called})|(?:chi|toan|deu) (?:di )?(?:${called})|(?:${called})${onlyAfter}`,
      ),
    ] as const,
);
const never = means.map(
  ([mode, called]) =>
    [
      mode,
      words(
        `(?:no|not|without|avoid|never|hate|don'?t (?:want to |like to |like )?(?:fly|take|use)?|won'?t (?:fly|take)?|can'?t (?:fly|take)?|afraid of|scared of)(?: any| more| to)? (?:${called})|(?:khong|ko|dung|tranh|so|ghet|han che)(?: thich| muon| di| bay| chay)* ?(?:${called})`,
      ),
    ] as const,
);
const noFlying = words(
  "(?:don'?t|won'?t|can'?t|not|never|hate|afraid of|scared of|no) (?:want to )?fly(?:ing)?|so (?:bay|may bay)|khong (?:di )?bay|flight[ -]shame|fear of flying",
);

const drivenAll = words(
  '(?:private|hired?) (?:car|driver)[^.;]{0,30}(?:whole|all|entire)|(?:xe rieng|thue xe)[^.;]{0,20}(?:ca chuyen|suot)',
);

/** Ways that people don't want to go by, and the only one that they do. */
export interface Transport {
  avoided: Mode[];
  only: Mode | null;
}

const overland: readonly Mode[] = ['train', 'flight', 'car', 'bus', 'motorbike'];

export const transportIn = ({ folded }: Text): Transport => {
  const refused = never.filter(([, said]) => said.test(folded)).map(([mode]) => mode);
  if (noFlying.test(folded) && !refused.includes('flight')) refused.push('flight');
  const driven = drivenAll.test(folded) ? ('car' as const) : null;
  const single =
    driven ?? wholly.find(([mode, said]) => !refused.includes(mode) && said.test(folded))?.[0] ?? null;
  const avoided = single ? overland.filter((mode) => mode !== single) : refused;
  return { avoided: [...new Set(avoided)], only: single };
};
