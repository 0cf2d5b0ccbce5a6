import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { CityDetail, Ways } from '~/api/types';
import { bestWays } from './best-ways';

/** Where most people set out from, as the API calls them. */
const HUBS = ['ha-noi', 'da-nang', 'ho-chi-minh-city'] as const;

/** Whoever is so near is there already, km. */
const HERE_KM = 12;

/** The best ways to a destination from the three big cities, from the nearest first; none where nothing is known. */
export async function waysHere(
  { api, language, context }: PageContext,
  { id, lat, lon }: Pick<CityDetail, 'id' | 'lat' | 'lon'>,
): Promise<Ways[]> {
  if (lat === null || lon === null) return [];
  const answers = await Promise.all(
    HUBS.map((from) =>
      optional(api.GET('/ways', { params: { query: { from, to: String(id), lang_id: language } } }), context),
    ),
  );
  return answers
    .flatMap((answer) => answer?.data ?? [])
    .filter(({ ways }) => ways.some(({ km }) => km > HERE_KM))
    .sort((a, b) => (a.ways[0]?.minutes ?? 0) - (b.ways[0]?.minutes ?? 0))
    .map((answer) => ({ ...answer, ways: bestWays(answer.ways) }));
}
