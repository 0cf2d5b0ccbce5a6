import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { CityDetail, Ways } from '~/api/types';
import { bestWays } from './best-ways';

/** Where most people set out from, as the API calls them. */
const HUBS = ['ha-noi', 'ho-chi-minh-city'] as const;

/** The third big city is where people set out from to what lies between the two, by its latitude. */
const CENTRAL_HUB = 'da-nang';
const isCentral = (lat: number): boolean => lat > 13 && lat < 19;

/** Destinations near by from which travellers come on as well. */
const NEIGHBOURS = 5;

/** Whoever is so near is there already, km. */
const HERE_KM = 12;

/** The best ways to a destination from its neighbours and the big cities, the nearest first; none where nothing is known. */
export async function waysHere(
  { api, language, context }: PageContext,
  { id, lat, lon, other_cities }: Pick<CityDetail, 'id' | 'lat' | 'lon' | 'other_cities'>,
): Promise<Ways[]> {
  if (lat === null || lon === null) return [];
  const neighbours = other_cities.slice(0, NEIGHBOURS);
  const hubs = isCentral(lat) ? [CENTRAL_HUB, ...HUBS] : HUBS;
  const from = [...hubs, ...neighbours.map((city) => String(city.id))].join(';');
  const answer = await optional(
    api.GET('/ways/from-several', { params: { query: { from, to: String(id), lang_id: language } } }),
    context,
  );
  return (answer?.data ?? [])
    .filter(({ ways }) => ways.some(({ km }) => km > HERE_KM))
    .sort((a, b) => (a.ways[0]?.minutes ?? 0) - (b.ways[0]?.minutes ?? 0))
    .map((answer) => ({ ...answer, ways: bestWays(answer.ways) }));
}
