import type { PlannerCity } from '../candidates/cities';
import { numberOf, numberPattern } from './numbers';
import { type Text, wordsOf } from './text';

/** A city that was named, and where. `days` when its own length was said ("3 days in Hà Nội"). */
export interface NamedCity {
  id: number;
  at: number;
  days?: number;
}

export interface Places {
  named: NamedCity[];
  /** Cities of a region that was named ("the Mekong delta"), to choose from. */
  region: number[] | null;
  /** Name of a place outside the country. */
  abroad: string | null;
  /** Whether an order of travel was said ("from A to B", "then"). */
  isOrdered: boolean;
}

/** How visitors call cities beside the names in the database. By city code; a code that is not there is not looked at. */
const nicknames: Record<string, string> = {
  HAN: 'hn|hanoi capital',
  SGN: 'sg|sgn|saigon|sai gon|hcm|hcmc|tphcm|tp hcm|tp ho chi minh|ho chi minh|ho chi minh city|thanh pho ho chi minh',
  DAN: 'dn|da nang city|danag|ba na|ba na hills|son tra',
  HOI: 'faifo|hoian|my son',
  HLG: 'halong bay|ha long bay|vinh ha long|bai chay|yen tu',
  NBH: 'tam coc|trang an|hoa lu',
  PNH: 'phong nha ke bang|quang binh|dong hoi',
  HUE: 'hue city|co do',
  DVN: 'ha giang loop|ha giang|dong van|meo vac|ma pi leng|cao nguyen da',
  SPA: 'sapa|fansipan|lao cai|bac ha',
  CTO: 'cai rang',
  NTR: 'nt|cam ranh',
  DLT: 'dalat',
  PQC: 'pq',
  MNE: 'phan thiet',
  BMT: 'dak lak|buon me thuot',
  CBG: 'ban gioc',
  MCU: 'hoa binh',
  CBA: 'lan ha|hai phong|haiphong',
  QNH: 'binh dinh',
};

/** Regions that people speak of, by latitude; those of the database are finer. */
const regions: ReadonlyArray<{ said: RegExp; holds: (city: PlannerCity) => boolean }> = [
  {
    said: /(?<!\p{L})(?:mekong(?: delta| river)?|mien tay(?! bac)|song nuoc|dong bang song cuu long|tay nam bo)(?!\p{L})/u,
    holds: ({ lat, lon }) => lat < 10.45 && lon < 106.3,
  },
  {
    said: /(?<!\p{L})(?:central highlands|tay nguyen)(?!\p{L})/u,
    holds: ({ lat, lon }) => lat > 11.5 && lat < 15 && lon < 108.7,
  },
  {
    said: /(?<!\p{L})(?:north[ -]?west|tay bac)(?!\p{L})/u,
    holds: ({ lat, lon }) => lat > 20.4 && lon < 105.2,
  },
  {
    said: /(?<!\p{L})(?:north[ -]?east|dong bac)(?!\p{L})/u,
    holds: ({ lat, lon }) => lat > 20.6 && (lon > 106 || lat > 22.8),
  },
  {
    said: /(?<!\p{L})(?:north(?:ern)? to (?:the )?south|south to (?:the )?north|whole country|entire country|all over vietnam|across vietnam|xuyen viet|bac (?:vao|den|toi) nam|nam ra bac|ca nuoc|ba mien|3 mien)(?!\p{L})/u,
    holds: () => true,
  },
  {
    said: /(?<!\p{L})(?:central (?:coast|vietnam|viet nam)|cent(?:er|re) of vietnam|mien trung)(?!\p{L})/u,
    holds: ({ lat }) => lat > 11.5 && lat < 19.2,
  },
  {
    said: /(?<!\p{L})(?:north(?:ern)?(?: vietnam| viet nam)?|mien bac|bac bo)(?!\p{L})/u,
    holds: ({ lat }) => lat >= 19.2,
  },
  {
    said: /(?<!\p{L})(?:south(?:ern)?(?: vietnam| viet nam)?|mien nam|nam bo)(?!\p{L})/u,
    holds: ({ lat }) => lat <= 11.5,
  },
];

const abroad =
  /(?<!\p{L})(bangkok|chiang mai|phuket|thailand|thai lan|singapore|sing|malaysia|kuala lumpur|cambodia|campuchia|phnom penh|angkor(?: wat)?|siem reap|laos|lao quoc|luang prabang|bali|indonesia|philippines|japan|tokyo|kyoto|osaka|nhat ban|korea|seoul|han quoc|china|beijing|shanghai|trung quoc|taiwan|taipei|dai loan|hong ?kong|macau|paris|london|rome|italy|spain|barcelona|new york|america|australia|sydney|dubai|europe|chau au|chau phi|africa|india|an do|iceland)(?!\p{L})/gu;

/** Where somebody comes from, or what a person is, is no place to go to. */
const origin =
  /(?:from|citizens? of|passport|based in|living in|fly(?:ing)? via|sang tu|den tu|bay tu|tu|nguoi) $/;

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Letters to change between two words, at most `most + 1`; two that changed places count once. */
const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const turned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (same ? 0 : 1),
          turned ? (above[j - 2] ?? 0) + 1 : most + 1,
        ),
      );
    }
    [above, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
};

interface Name {
  city: PlannerCity;
  words: string;
  /** The city's own name, an old one, or that of its province. */
  rank: number;
}

const namesOf = (cities: readonly PlannerCity[]): Name[] =>
  cities
    .flatMap((city) => [
      ...city.names.map((words) => ({ city, words, rank: 0 })),
      ...(nicknames[city.code]?.split('|') ?? []).map((words) => ({ city, words, rank: 0 })),
      ...city.formerNames.map((words) => ({ city, words, rank: 1 })),
      ...city.provinces.map((words) => ({ city, words, rank: 2 })),
    ])
    .filter(({ words }) => words.length >= 2);

/** Names as they stand, longest first, each stretch of the text once. */
const exactly = (text: string, names: readonly Name[]): { named: NamedCity[]; rest: string } => {
  let rest = text;
  const named: NamedCity[] = [];
  const ordered = [...names].sort((a, b) => b.words.length - a.words.length || a.rank - b.rank);
  for (const { city, words } of ordered) {
    // "hoi an" is written "hoian" too.
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${escaped(words).replaceAll(' ', '[ -]?')}(?![\\p{L}\\p{N}])`,
      'gu',
    );
    rest = rest.replace(pattern, (match, at: number) => {
      named.push({ id: city.id, at });
      return '#'.repeat(match.length);
    });
  }
  return { named, rest };
};

/** Words that look like a misspelt city and are none. */
const noCities = new Set(['hoian', 'other', 'mountain', 'and', 'sapa', 'ninh', 'hotel', 'hours']);

/** Misspelt names: one letter wrong in a word of five to seven, two in a longer one. */
const nearly = (text: string, names: readonly Name[]): NamedCity[] => {
  const tokens = [...text.matchAll(/[\p{L}]+/gu)].map((match) => ({ word: match[0], at: match.index }));
  const own = names.filter(({ rank, words }) => rank === 0 && words.replaceAll(' ', '').length >= 5);
  const named: NamedCity[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    for (const length of [3, 2, 1]) {
      const run = tokens.slice(index, index + length);
      const joined = run.map(({ word }) => word).join('');
      if (run.length < length || joined.length < 5 || noCities.has(joined)) continue;
      const most = length === 1 && joined.length >= 8 ? 2 : 1;
      const near = own.find(
        ({ words }) => words[0] === joined[0] && distance(joined, words.replaceAll(' ', ''), most) <= most,
      );
      if (!near) continue;
      named.push({ id: near.city.id, at: run[0]?.at ?? 0 });
      index += length - 1;
      break;
    }
  }
  return named;
};

const length = `(?:(${numberPattern})[ -]?(?:days?|nights?|ngay|dem)|(\\d{1,2}) ?[dn])`;
const daysBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])${length}(?: (?:and )?\\w+ (?:nights?|dem))? (?:in|at|o|tai|for|around|cho)? ?$`,
  'u',
);
const daysAfter = new RegExp(`^[ :(,-]*(?:for |trong |- )?${length}(?![\\p{L}\\p{N}])`, 'u');

/** "3 days in Hà Nội and 2 in Huế": how long in each, when more than one city has a length of its own. */
const withDays = (
  text: string,
  named: readonly NamedCity[],
  lengthOf: (at: number) => number,
): NamedCity[] => {
  const own = named.map((city): NamedCity => {
    const before = daysBefore.exec(text.slice(0, city.at));
    const after = daysAfter.exec(text.slice(city.at + lengthOf(city.at)));
    const found = before ?? after;
    const count = numberOf(found?.[1] ?? found?.[2]);
    return count ? { ...city, days: count } : city;
  });
  return own.filter(({ days }) => days !== undefined).length > 1 ? own : [...named];
};

const ordered =
  /(?<!\p{L})(?:then|after that|next|finally|start(?:ing)? (?:in|from)|fly(?:ing)? (?:into|in to)|from .{2,40} to |end(?:ing)? in|out of|in the order|roi|sau do|tiep theo|cuoi cung|xuat phat|bat dau tu|ket thuc)(?!\p{L})|->|→|>/u;

/** The cities and regions that a message names, in the order in which it does. */
export const placesIn = (text: Text, cities: readonly PlannerCity[]): Places => {
  const plain = text.folded;
  const names = namesOf(cities);
  // What belongs to "north west" and "Tây Bắc" is no city.
  const { named, rest } = exactly(plain, names);
  const lengths = new Map<number, number>();
  for (const { at } of named) lengths.set(at, /^#+/.exec(rest.slice(at))?.[0].length ?? 0);
  const all = [...named, ...nearly(rest, names)].sort((a, b) => a.at - b.at);
  const once = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
  const region = regions.find(({ said }) => said.test(rest));
  const away = [...plain.matchAll(abroad)].find((match) => !origin.test(plain.slice(0, match.index)));
  return {
    named: withDays(plain, once, (at) => lengths.get(at) ?? 0),
    region: region ? cities.filter(region.holds).map(({ id }) => id) : null,
    abroad: away ? wordsOf(away[0]) : null,
    isOrdered: ordered.test(plain),
  };
};
