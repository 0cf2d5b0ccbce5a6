import { resources } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { type ListRequest, listContent } from '../../kernel/list';
import {
  accommodation,
  hotelTypes,
  hotelTypeTitle,
  type ResourceType,
  resourceTypes,
  resourceTypeTitle,
} from '../../place-kinds';
import { countBy, type PlaceFilters, placeConditions } from './filters';
import { resource } from './kind';

export interface Page extends Pick<ListRequest, 'translation'> {
  page: number;
  per_page: number;
}

/** A page of places in their order. */
export const listPlaces = (context: ReadContext, { keyword, ...filters }: PlaceFilters, page: Page) =>
  listContent(resource, context, { ...page, keyword, where: placeConditions(filters) });

/** A page of attractions, and how many each of the four kinds has under the other filters. */
export const listAttractions = async (
  context: ReadContext,
  { resource_type, ...filters }: PlaceFilters & { resource_type: ResourceType | 0 },
  page: Page,
) => {
  const [list, counts] = await Promise.all([
    listPlaces(context, { ...filters, resource_types: resource_type ? [resource_type] : [] }, page),
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
  };
};

/** A page of accommodation, and how many each type of it has under the other filters. */
export const listHotels = async (
  context: ReadContext,
  { hotel_types = [], ...given }: PlaceFilters,
  page: Page,
) => {
  const filters = { ...given, resource_types: [accommodation] };
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
  };
};
