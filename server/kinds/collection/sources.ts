import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  blogs,
  cities,
  events,
  experiences,
  resources,
  resourceThemes,
  thingsToDo,
  tourCities,
  tours,
} from '../../../db/schema';
import type { Entity } from '../../kernel/entity';
import type { Faceted } from '../../kernel/facets';
import { bestRatedFirst } from '../../kernel/rating';
import type { Language } from '../../language';
import { accommodation, entertainment, restaurant, touristSpot } from '../../place-kinds';
import type { Shelf, ShelfKind } from '../../shelf';
import { blog } from '../blog/kind';
import { city } from '../city/kind';
import { byDate, eventFacets, isOngoingOrUpcoming } from '../event';
import { event } from '../event/kind';
import { experienceFacets } from '../experience';
import { experience } from '../experience/kind';
import { attractionFacets, hotelFacets, restaurantFacets } from '../resource';
import { resource } from '../resource/kind';
import { thingFacets } from '../thing-to-do';
import { thingToDo } from '../thing-to-do/kind';
import { tour } from '../tour/kind';

type Order = Shelf['order'];

/** Where the records of a shelf come from, and what of them its conditions mean. */
export interface Source {
  entity: Entity;
  /** What of the entity's records such a shelf may show at all. */
  only?: SQL;
  facets?: Faceted;
  /** In one of these destinations, by their ids as an array of the database. */
  inCities: (ids: SQL) => SQL;
  inCategories?: (ids: SQL) => SQL;
  price?: (language: Language) => SQL;
  days?: AnyPgColumn;
  order: Partial<Record<Order, SQL[]>>;
}

const anyOf = (column: AnyPgColumn) => (ids: SQL) => sql`${column} = any(${ids})`;

/** One of each destination in the editors' order, then the second of each. */
const spread = (table: { city_id: AnyPgColumn; sort: AnyPgColumn; id: AnyPgColumn }): SQL[] => [
  sql`row_number() over (partition by ${table.city_id} order by ${table.sort}, ${table.id} desc)`,
  sql`${table.sort}`,
];

const inThemes = (ids: SQL) =>
  sql`exists (select from ${resourceThemes} x where x.resource_id = ${resources.id} and x.theme_id = any(${ids}))`;

const ofPlaces = (only: SQL, facets: Faceted): Source => ({
  entity: resource,
  only,
  facets,
  inCities: anyOf(resources.city_id),
  inCategories: inThemes,
  price: facets.price,
  order: { spread: spread(resources), rating: bestRatedFirst(resources) },
});

export const sources: Record<ShelfKind, Source> = {
  city: { entity: city, inCities: anyOf(cities.id), order: {} },
  sight: ofPlaces(inArray(resources.resource_type, [touristSpot, entertainment]), attractionFacets),
  food: ofPlaces(eq(resources.resource_type, restaurant), restaurantFacets),
  stay: ofPlaces(eq(resources.resource_type, accommodation), hotelFacets),
  thing_to_do: {
    entity: thingToDo,
    facets: thingFacets,
    inCities: anyOf(thingsToDo.city_id),
    inCategories: anyOf(thingsToDo.category_id),
    price: thingFacets.price,
    order: { spread: spread(thingsToDo), rating: bestRatedFirst(thingsToDo) },
  },
  experience: {
    entity: experience,
    facets: experienceFacets,
    inCities: anyOf(experiences.city_id),
    inCategories: anyOf(experiences.experience_type_id),
    price: experienceFacets.price,
    order: { spread: spread(experiences), rating: bestRatedFirst(experiences) },
  },
  event: {
    entity: event,
    only: isOngoingOrUpcoming,
    facets: eventFacets,
    inCities: anyOf(events.city_id),
    price: eventFacets.price,
    order: { date: byDate },
  },
  tour: {
    entity: tour,
    inCities: (ids) =>
      sql`exists (select from ${tourCities} x where x.tour_id = ${tours.id} and x.city_id = any(${ids}))`,
    inCategories: anyOf(tours.travel_style_id),
    price: () => sql`${tours.price}`,
    days: tours.duration_days,
    order: { rating: bestRatedFirst(tours) },
  },
  blog: {
    entity: blog,
    inCities: anyOf(blogs.city_id),
    inCategories: anyOf(blogs.category_id),
    order: { rating: bestRatedFirst(blogs) },
  },
};

/** How a shelf is ordered behind its picks; the editors' own order where nothing else is wanted. */
export const orderOf = (kind: ShelfKind, order: Order, language: Language): SQL[] => {
  const { entity, price, order: known } = sources[kind];
  const own = [sql`${entity.record.sort}`];
  if (order === 'price' && price) return [sql`${price(language)} nulls last`, ...own];
  return known[order] ?? own;
};
