import { resources } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { type Faceted, type FacetQuery, withFacets } from '../../kernel/facets';
import { type ListRequest, listContent } from '../../kernel/list';
import {
  accommodation,
  hotelTypes,
  hotelTypeTitle,
  type ResourceType,
  resourceTypes,
  resourceTypeTitle,
  restaurant,
} from '../../place-kinds';
import { attractionFacets, hotelFacets, restaurantFacets } from './facets';
import { countBy, type PlaceFilters, placeConditions } from './filters';
import { resource } from './kind';

export interface Page extends Pick<ListRequest, 'translation'> {
  page: number;
  per_page: number;
}

/** A page of places in their order. */
export const listPlaces = (context: ReadContext, { keyword, ...filters }: PlaceFilters, page: Page) =>
  listContent(resource, context, { ...page, keyword, where: placeConditions(filters) });

/** What was asked of a list with facets. */
type Faceting = FacetQuery & { facets?: boolean | undefined };

const faceted = async (
  context: ReadContext,
  of: Faceted,
  { keyword, ...filters }: PlaceFilters,
  asked: Faceting,
) => {
  const own = placeConditions(filters);
  const { where, ...counted } = await withFacets(resource, of, context, { ...asked, keyword, where: own });
  return { chosen: where.slice(own.length), counted };
};

/** A page of places to eat. */
export const listRestaurants = async (
  context: ReadContext,
  { keyword, city_id, city_code, ...asked }: PlaceFilters & Faceting,
  page: Page,
) => {
  const filters = { keyword, city_id, city_code, resource_types: [restaurant] };
  const { chosen, counted } = await faceted(context, restaurantFacets, filters, asked);
  const list = await listPlaces(context, { ...filters, chosen }, page);
  const data = list.data.map((row) => ({ ...row, restaurant_id: row.id, banner: row.image }));
  return { ...list, data, ...counted };
};

/** A page of attractions, and how many each of the four kinds has under the other filters. */
export const listAttractions = async (
  context: ReadContext,
  {
    resource_type,
    keyword,
    city_id,
    vr,
    ...asked
  }: PlaceFilters & Faceting & { resource_type: ResourceType | 0 },
  page: Page,
) => {
  const given = { keyword, city_id, vr };
  const resource_types = resource_type ? [resource_type] : [];
  const { chosen, counted } = await faceted(context, attractionFacets, { ...given, resource_types }, asked);
  const filters = { ...given, chosen };
  const [list, counts] = await Promise.all([
    listPlaces(context, { ...filters, resource_types }, page),
    countBy(context, resources.resource_type, filters),
  ]);
  return {
    potentials: list.data,
    total_record: list.total,
    total_page: list.last_page,
    list_property: resourceTypes.map((id) => ({
      id,
      title: resourceTypeTitle(context.language, id),
      count: counts.get(id) ?? 0,
    })),
    ...counted,
  };
};

/** A page of accommodation, and how many each type of it has under the other filters. */
export const listHotels = async (
  context: ReadContext,
  { hotel_types = [], keyword, city_id, is_historic, ...asked }: PlaceFilters & Faceting,
  page: Page,
) => {
  const given = { keyword, city_id, is_historic, resource_types: [accommodation] };
  const { chosen, counted } = await faceted(context, hotelFacets, { ...given, hotel_types }, asked);
  const filters = { ...given, chosen };
  const [list, counts] = await Promise.all([
    listPlaces(context, { ...filters, hotel_types }, page),
    countBy(context, resources.hotel_type, filters),
  ]);
  return {
    ...list,
    data: list.data.map((row) => ({ ...row, banner: row.image })),
    list_property: hotelTypes.map((id) => ({
      id,
      title: hotelTypeTitle(context.language, id),
      count: counts.get(id) ?? 0,
    })),
    ...counted,
  };
};
