import type { PageSearch } from '~/api/page-search';
import { readWords } from '~/site/list/read-filters';
import type { PointKind } from '../point-kinds';

/** The layers of a city's map, in the order of the list beside it. */
export const layers = [
  'sight',
  'thing',
  'food',
  'entertainment',
  'stay',
  'event',
] as const satisfies PointKind[];

export type Layer = (typeof layers)[number];

export const isLayer = (kind: string): kind is Layer => layers.some((layer) => layer === kind);

export interface CityMapFilters {
  keyword: string;
  /** Empty for all of them. */
  kinds: Layer[];
}

/** Parameters of the address that narrow a city's map down. */
export type CityMapParameter = 'keyword' | 'kind';

export function readCityMapFilters(
  search: Pick<PageSearch<CityMapParameter>, 'get' | 'getAll'>,
): CityMapFilters {
  const asked = new Set(search.getAll('kind'));
  const kinds = layers.filter((layer) => asked.has(layer));
  return { keyword: readWords(search), kinds: kinds.length < layers.length ? kinds : [] };
}

/** Without marks and capitals, so that "pho co" finds "Phố cổ". */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
