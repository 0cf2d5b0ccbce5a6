import { setFacets } from '~/site/list/facets';
import type { ThingsFilters } from './things-data.server';

/** The address of the list with one filter set otherwise; the page starts anew. */
export function thingsAddress(filters: ThingsFilters, change: Partial<ThingsFilters>): string {
  const { keyword, cityId, categoryId, tag, facets } = { ...filters, ...change };
  const search = new URLSearchParams();
  if (cityId) search.set('city_id', String(cityId));
  if (categoryId) search.set('category_id', String(categoryId));
  if (tag) search.set('tag', tag);
  if (keyword) search.set('keyword', keyword);
  setFacets(search, facets);
  return search.size > 0 ? `?${search}` : '.';
}
