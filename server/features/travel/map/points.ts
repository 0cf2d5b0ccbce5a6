import { and, eq, isNotNull } from 'drizzle-orm';
import {
  events,
  eventTranslations,
  resources,
  resourceTranslations,
  thingsToDo,
  thingToDoTranslations,
} from '../../../../db/schema';
import { defineListed, type ReadContext } from '../../../kernel/entity';
import { listRows } from '../../../kernel/list';
import { inPeriod } from '../../../kinds/event';
import { event } from '../../../kinds/event/kind';
import { thingToDo } from '../../../kinds/thing-to-do/kind';
import { resourcePage } from '../../../place-kinds';

/** More than a map can show one by one. */
const mostOfAKind = 500;

const places = defineListed(resources, resourceTranslations, () => ({
  resource_type: resources.resource_type,
  lat: resources.lat,
  lon: resources.lon,
}));

const things = defineListed(thingsToDo, thingToDoTranslations, () => ({
  lat: thingsToDo.lat,
  lon: thingsToDo.lon,
}));

const happenings = defineListed(events, eventTranslations, () => ({ lat: events.lat, lon: events.lon }));

interface Place {
  id: number;
  slug: string;
  title: string;
  image: string | null;
  lat: number | null;
  lon: number | null;
}

type Kind = 'resource' | 'thing_to_do' | 'event';

const point = (kind: Kind, row: Place, path: string, resource_type: number | null) => ({
  id: row.id,
  kind,
  resource_type,
  slug: row.slug,
  title: row.title,
  lat: row.lat ?? 0,
  lon: row.lon ?? 0,
  image: row.image,
  path,
});

/** What a city's map shows: places by kind, things to do, and events that are on today. Three queries. */
export const cityPoints = async (context: ReadContext, cityId: number) => {
  const [spots, activities, running] = await Promise.all([
    listRows(places, context, {
      per_page: mostOfAKind,
      // What doesn't exist has no pin.
      where: [
        eq(resources.city_id, cityId),
        eq(resources.is_sample, false),
        isNotNull(resources.lat),
        isNotNull(resources.lon),
      ],
      orderBy: [resources.resource_type, resources.sort].map((column) => column.getSQL()),
    }),
    listRows(things, context, {
      per_page: mostOfAKind,
      where: [and(eq(thingsToDo.city_id, cityId), isNotNull(thingsToDo.lat), isNotNull(thingsToDo.lon))],
    }),
    listRows(happenings, context, {
      per_page: mostOfAKind,
      where: [
        and(eq(events.city_id, cityId), isNotNull(events.lat), isNotNull(events.lon), inPeriod.ongoing),
      ],
    }),
  ]);
  const pathOf = (page: ((slug: string) => string) | null, slug: string) => page?.(slug) ?? `/${slug}`;
  return [
    ...spots.map((row) =>
      point('resource', row, resourcePage(row.resource_type, row.slug), row.resource_type),
    ),
    ...activities.map((row) => point('thing_to_do', row, pathOf(thingToDo.page, row.slug), null)),
    ...running.map((row) => point('event', row, pathOf(event.page, row.slug), null)),
  ];
};
