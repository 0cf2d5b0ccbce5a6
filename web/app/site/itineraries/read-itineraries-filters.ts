import type { PageSearch } from '~/api/page-search';
import type { DeparturePoint, TravelStyle } from '~/api/types';
import { readWords } from '~/site/list/read-filters';

/** Lengths to choose from, in the API's words, with their names in the texts. */
export const durationBands = { '1-3': 'short', '4-7': 'week', '8-': 'long' } as const;

export type DurationBand = keyof typeof durationBands;

const LONGEST_DAYS = 60;

/** Parameters of the address that narrow itineraries down. */
export type ItinerariesParameter = 'keyword' | 'duration' | 'departurepoint' | 'travelstyle';

type Search = Pick<PageSearch<ItinerariesParameter>, 'get'>;

export interface ItinerariesFilters {
  keyword: string;
  /** A band, or a number of days that a link asked for. */
  duration: string;
  departure: DeparturePoint | null;
  style: TravelStyle | null;
}

export const isBand = (duration: string): duration is DurationBand => Object.hasOwn(durationBands, duration);

function readDuration(search: Search): string {
  const asked = search.get('duration') ?? '';
  const days = /^\d{1,2}$/.test(asked) ? Number(asked) : 0;
  return isBand(asked) ? asked : days >= 1 && days <= LONGEST_DAYS ? String(days) : '';
}

/** The record that the address names by its number or by its slug. */
function readRecord<Row extends { id: number; slug: string }>(
  search: Search,
  name: ItinerariesParameter,
  rows: Row[],
): Row | null {
  const asked = search.get(name);
  return rows.find(({ id, slug }) => asked === slug || asked === String(id)) ?? null;
}

/** Values that nothing goes by count for nothing. */
export function readItinerariesFilters(
  search: Search,
  points: DeparturePoint[],
  styles: TravelStyle[],
): ItinerariesFilters {
  return {
    keyword: readWords(search),
    duration: readDuration(search),
    departure: readRecord(search, 'departurepoint', points),
    style: readRecord(search, 'travelstyle', styles),
  };
}
