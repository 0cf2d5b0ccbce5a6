import { useEffect, useState } from 'react';
import { callFromBrowser } from '../../api/browser';
import type { ContentRecord } from '../../api/types';
import { useDebounced } from '../../shell/use-debounced';
import type { DraftStop } from './day-draft';

/** A place or city that a stop can be. */
export interface FoundStop {
  key: string;
  title: string;
  /** The city of a place; empty for a city. */
  where: string;
  image: string | null;
  hidden: boolean;
  stop: Pick<DraftStop, 'place' | 'resource_id' | 'city_id'>;
}

const PLACES = 8;
const CITIES = 3;
const SHORTEST = 2;

async function recordsAt(path: '/city' | '/resources', keyword: string, most: number) {
  const query = { admin: '1', lang_id: 'vi', per_page: most, keyword } as const;
  const answer = await callFromBrowser('GET', path, { query });
  return answer.ok ? answer.body.data : [];
}

const titleOf = ({ id, title }: ContentRecord) => title || `#${id}`;

const cityOf = ({ city }: ContentRecord) =>
  city && typeof city === 'object' && 'title' in city ? String(city.title) : '';

async function findStops(keyword: string): Promise<FoundStop[]> {
  const [cities, places] = await Promise.all([
    recordsAt('/city', keyword, CITIES),
    recordsAt('/resources', keyword, PLACES),
  ]);
  const found = (record: ContentRecord, kind: 'city_id' | 'resource_id'): FoundStop => ({
    key: `${kind}-${record.id}`,
    title: titleOf(record),
    where: cityOf(record),
    image: record.image ?? null,
    hidden: record.status !== 1,
    stop: { place: titleOf(record), resource_id: null, city_id: null, [kind]: record.id },
  });
  return [
    ...places.map((record) => found(record, 'resource_id')),
    ...cities.map((record) => found(record, 'city_id')),
  ];
}

/** Places and cities whose names match what is typed; null before anything has been looked for. */
export function useStopSearch(keyword: string): FoundStop[] | null {
  const settled = useDebounced(keyword.trim());
  const [found, setFound] = useState<FoundStop[] | null>(null);

  useEffect(() => {
    if (settled.length < SHORTEST) {
      setFound(null);
      return;
    }
    let current = true;
    void findStops(settled).then((stops) => {
      if (current) setFound(stops);
    });
    return () => {
      current = false;
    };
  }, [settled]);

  return found;
}
