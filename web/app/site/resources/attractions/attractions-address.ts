import { type ChosenFacets, setFacets } from '~/site/list/facets';
import type { ResourceType } from '../codes';

export interface AttractionFilters {
  keyword: string;
  cityId: number | null;
  type: ResourceType | null;
  /** -1 any, 0 without a view all around, 1 with one. */
  vr: -1 | 0 | 1;
  /** Shows the whole list on a map instead of page by page. */
  onMap: boolean;
  facets: ChosenFacets;
}

/** The address of the list with one filter set otherwise; the page starts anew. */
export function attractionsAddress(filters: AttractionFilters, change: Partial<AttractionFilters>): string {
  const { keyword, cityId, type, vr, onMap, facets } = { ...filters, ...change };
  const search = new URLSearchParams();
  if (type) search.set('resource_type', String(type));
  if (cityId) search.set('city_id', String(cityId));
  if (vr !== -1) search.set('vr', String(vr));
  if (keyword) search.set('keyword', keyword);
  setFacets(search, facets);
  if (onMap) search.set('view', 'map');
  return search.size > 0 ? `?${search}` : '.';
}
