import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import {
  events,
  eventTranslations,
  experiences,
  experienceTranslations,
  experienceTypes,
  resources,
  resourceTranslations,
  thingsToDo,
  thingToDoTranslations,
  tourCities,
  tours,
  tourTranslations,
} from '../../../db/schema';
import { defineListed, type ReadContext } from '../../content/entity';
import { listRows } from '../../content/list';

const resource = defineListed(resources, resourceTranslations, () => ({
  resource_type: resources.resource_type,
  lat: resources.lat,
  lon: resources.lon,
}));
const thingToDo = defineListed(thingsToDo, thingToDoTranslations, () => ({}));
const experience = defineListed(experiences, experienceTranslations, () => ({}));
const event = defineListed(events, eventTranslations, () => ({
  start_date: events.start_date,
  end_date: events.end_date,
}));
const tour = defineListed(tours, tourTranslations, () => ({}));

/** Tourist spot, restaurant, entertainment, accommodation. */
const resourceTypes = [3188, 3189, 3190, 3191] as const;
const perKind = 8;

const isCuisine = inArray(
  experiences.experience_type_id,
  sql`(with recursive tree as (
    select ${experienceTypes.id} from ${experienceTypes} where ${experienceTypes.code} = 'cuisine'
    union select t.id from ${experienceTypes} t join tree on t.parent_id = tree.id) select id from tree)`,
);

/** Places of a city that have coordinates, for a map. */
export const destinations = (context: ReadContext, cityId: number) =>
  listRows(resource, context, {
    per_page: 500,
    where: [eq(resources.city_id, cityId), isNotNull(resources.lat), isNotNull(resources.lon)],
  });

/** The records of other kinds that belong to a city, up to 8 of each. */
export const cityPlaces = async (context: ReadContext, cityId: number) => {
  const [ofTypes, things_to_do, here, cuisines, happening, passing] = await Promise.all([
    Promise.all(
      resourceTypes.map((type) =>
        listRows(resource, context, {
          per_page: perKind,
          where: [and(eq(resources.city_id, cityId), eq(resources.resource_type, type))],
        }),
      ),
    ),
    listRows(thingToDo, context, { per_page: perKind, where: [eq(thingsToDo.city_id, cityId)] }),
    listRows(experience, context, { per_page: perKind, where: [eq(experiences.city_id, cityId)] }),
    listRows(experience, context, { per_page: perKind, where: [eq(experiences.city_id, cityId), isCuisine] }),
    listRows(event, context, {
      per_page: perKind,
      where: [
        eq(events.city_id, cityId),
        sql`${events.end_date} >= (now() at time zone 'Asia/Ho_Chi_Minh')::date`,
      ],
      orderBy: [sql`${events.start_date}`],
    }),
    listRows(tour, context, {
      per_page: perKind,
      where: [
        sql`exists (select 1 from ${tourCities} x where x.tour_id = ${tours.id} and x.city_id = ${cityId})`,
      ],
    }),
  ]);
  return {
    list_resources: ofTypes.flat(),
    things_to_do,
    experiences: here,
    cuisines,
    events: happening,
    tours: passing,
  };
};
