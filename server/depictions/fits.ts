import { BUILDINGS } from './buildings';
import { COUNTRYSIDE } from './countryside';
import { DISHES } from './dishes';
import { EMBLEMS } from './emblems';
import { HALLS } from './halls';
import { HARVESTS } from './harvests';
import { LANDMARKS } from './landmarks';
import { LANDSCAPES } from './landscapes';
import { LIFE } from './life';
import { PEOPLE } from './people';
import type { Depiction, Depictions, Region, Subject } from './subjects';
import { WATERS } from './waters';

/** All that the drawings show. */
export const DEPICTIONS: Depictions = {
  ...LANDSCAPES,
  ...COUNTRYSIDE,
  ...WATERS,
  ...BUILDINGS,
  ...LANDMARKS,
  ...HALLS,
  ...LIFE,
  ...DISHES,
  ...PEOPLE,
  ...EMBLEMS,
  ...HARVESTS,
};

/** What a picture would stand for. */
export interface Sitter {
  /** What it is about; undefined for a whole town, a journey, a country. */
  subjects: readonly Subject[] | undefined;
  /** Its destinations with their regions; none where it is about the country. */
  places: readonly { city: string; region: Region }[];
  isMemorial: boolean;
}

/** Why a picture shows something else than it is asked to. */
export type Misfit =
  | { why: 'unknown' }
  | { why: 'elsewhere' }
  | { why: 'inland' }
  | { why: 'subject' }
  | { why: 'gaiety' }
  | { why: 'season' };

/** Destinations that lie by the sea, or have their beach within a morning. */
const SEASIDE = new Set([
  ...[
    'ha-long',
    'cat-ba',
    'hai-phong',
    'nam-dinh',
    'thanh-hoa',
    'vinh',
    'ha-tinh',
    'phong-nha',
    'dong-ha',
    'hue',
  ],
  ...['da-nang', 'hoi-an', 'quang-ngai', 'ly-son', 'quy-nhon', 'tuy-hoa', 'nha-trang', 'phan-rang', 'mui-ne'],
  ...['vung-tau', 'con-dao', 'phu-quoc', 'ha-tien', 'rach-gia', 'bac-lieu', 'ca-mau', 'tra-vinh', 'ben-tre'],
  ...['phu-quy', 'nam-du', 'co-to'],
]);

/** Where cherry, peach or plum flower in spring. */
const BLOSSOM_REGIONS: readonly Region[] = [
  'red-river-delta',
  'northwest',
  'northeast',
  'north-central-coast',
];
const BLOSSOM_CITIES = new Set(['da-lat', 'kon-tum', 'mang-den']);

/** What is depicted by a picture of ours, or undefined where nobody has said it. */
export const depictionOf = (spec: { scene: string; motif?: string | undefined }): Depiction | undefined =>
  DEPICTIONS[spec.motif ? `${spec.scene}/${spec.motif}` : spec.scene];

const standsIn = ({ cities, regions }: Depiction, { places }: Sitter): boolean =>
  (!cities && !regions) ||
  places.length === 0 ||
  places.some(({ city, region }) => cities?.includes(city) || regions?.includes(region));

const flowersIn = ({ places }: Sitter): boolean =>
  places.length === 0 ||
  places.some(({ city, region }) => BLOSSOM_CITIES.has(city) || BLOSSOM_REGIONS.includes(region));

/** Whether a picture of ours may stand for something, and why not. */
export function misfitOf(
  spec: { scene: string; motif?: string | undefined; season?: string | undefined },
  sitter: Sitter,
): Misfit | undefined {
  const depiction = depictionOf(spec);
  if (!depiction) return { why: 'unknown' };
  const { shows, mood = 'calm', sea, bough } = depiction;
  if (sitter.isMemorial && mood === 'gay') return { why: 'gaiety' };
  if (!standsIn(depiction, sitter)) return { why: 'elsewhere' };
  if (sea && sitter.places.length > 0 && !sitter.places.some(({ city }) => SEASIDE.has(city)))
    return { why: 'inland' };
  if (bough && spec.season === 'spring' && !flowersIn(sitter)) return { why: 'season' };
  const { subjects } = sitter;
  if (shows !== 'any' && subjects && !shows.some((one) => subjects.includes(one))) return { why: 'subject' };
  // What is made for mourning is out of place where nobody mourns.
  if (
    mood === 'solemn' &&
    !subjects?.some((one) => one === 'memorial' || one === 'prison' || one === 'war-site')
  )
    return { why: 'subject' };
  return undefined;
}
