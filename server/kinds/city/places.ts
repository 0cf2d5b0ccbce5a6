import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { events, experiences, resources, thingsToDo, tourCities, tours } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { resourceTypes } from '../../place-kinds';
import { byDate, isOngoingOrUpcoming, pictureQuery, presentEvent } from '../event';
import { event } from '../event/kind';
import { inType, typeOfCode } from '../experience';
import { experience } from '../experience/kind';
import { resource } from '../resource/kind';
import { thingToDo } from '../thing-to-do/kind';
import { tour } from '../tour/kind';

const perKind = 8;

const isCuisine = inType(typeOfCode('cuisine'));

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
      where: [eq(events.city_id, cityId), isOngoingOrUpcoming],
      orderBy: byDate,
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
    events: happening.map((row) => presentEvent(row, pictureQuery({}))),
    tours: passing,
  };
};
