import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { MenuRegion } from '~/api/types';

/** Destinations by region, for the choice of a city; none when they cannot be had. */
export async function menuRegions({ api, language, context }: PageContext): Promise<MenuRegion[]> {
  const menu = await optional(api.GET('/city/menu', { params: { query: { lang_id: language } } }), context);
  return (menu?.data ?? []).filter(({ cities }) => cities.length > 0);
}

/** The chosen city among the destinations, if it is one. */
export const cityOf = (regions: MenuRegion[], cityId: number | null) =>
  regions.flatMap(({ cities }) => cities).find(({ id }) => id === cityId) ?? null;
