import { eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { events, resources, thingsToDo } from '../../../db/schema';
import { addDays } from '../../calendar/lunar/day-number';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { type Doors, type OpenOn, openOn } from '../../kernel/visitor-info/open-on';
import { isPublicHoliday } from '../../kernel/visitor-info/public-holidays';
import { byDate, inPeriod } from '../../kinds/event';
import { event } from '../../kinds/event/kind';
import { resource } from '../../kinds/resource/kind';
import { thingToDo } from '../../kinds/thing-to-do/kind';
import { entertainment, restaurant, touristSpot } from '../../place-kinds';
import { formatDate } from '../../time';

/** More of a kind in one town than anybody looks through on the road. */
const mostPlaces = 200;
const mostEvents = 30;

/** From yesterday, whose nights may go on, to three days ahead, for who reads it without a connection. */
const daysShown = 5;

const kindOf = { [touristSpot]: 'sight', [restaurant]: 'food', [entertainment]: 'entertainment' } as const;

/** A day's answer in one shape, whichever it is. */
const told = (day: OpenOn) => ({
  state: day.state,
  times: day.state === 'open' ? (day.times ?? []) : [],
  because: day.state === 'closed' ? day.because : null,
});

const visited = (
  row: Doors & { id: number; title: string; lat: number | null; lon: number | null },
  info: { shelter?: { setting?: 'indoors' | 'outdoors' | 'both' | undefined } | undefined },
  dates: readonly string[],
) => ({
  id: row.id,
  title: row.title,
  lat: row.lat,
  lon: row.lon,
  indoors: info.shelter?.setting ?? null,
  is_estimated: row.visitor_info.hours?.state === 'estimated',
  last_admission: row.visitor_info.hours?.last_admission ?? null,
  days: dates.map((date) => told(openOn(row, date))),
});

/** Sights, food, entertainment and things to do of a destination, in the editors' order. Two queries. */
const readPlaces = async (context: ReadContext, cityId: number, dates: readonly string[]) => {
  const [places, things] = await Promise.all([
    listRows(resource, context, {
      per_page: mostPlaces,
      where: [
        eq(resources.city_id, cityId),
        inArray(resources.resource_type, [touristSpot, restaurant, entertainment]),
        sql`not ${resources.is_sample}`,
      ],
    }),
    listRows(thingToDo, context, { per_page: mostPlaces, where: [eq(thingsToDo.city_id, cityId)] }),
  ]);
  return [
    ...places.map((row) => ({
      kind: kindOf[row.resource_type as keyof typeof kindOf],
      path: row.path,
      ...visited(row, row.visitor_info, dates),
    })),
    ...things.map((row) => ({
      kind: 'thing_to_do' as const,
      path: thingToDo.page?.(row.slug) ?? '',
      ...visited(row, row.visitor_info, dates),
    })),
  ];
};

/** What is on today in a destination, or in all of the country. One query. */
const readEvents = async (context: ReadContext, cityId: number, today: string) => {
  const rows = await listRows(event, context, {
    per_page: mostEvents,
    where: [inPeriod.ongoing, or(eq(events.city_id, cityId), isNull(events.city_id))],
    orderBy: byDate,
  });
  return rows.flatMap(({ id, title, slug, type, venue, city, end_date, ...doors }) => {
    const day = openOn(doors, today);
    if (day.state === 'closed') return [];
    const { times } = told(day);
    return [{ id, title, slug, type, venue, is_here: city !== null, end_date, times }];
  });
};

/** What a visitor finds in a destination today, and on the days after. Three queries. */
export const readToday = async (context: ReadContext, cityId: number, now = new Date()) => {
  const today = formatDate(now);
  const dates = Array.from({ length: daysShown }, (_, index) => addDays(today, index - 1));
  const [places, onToday] = await Promise.all([
    readPlaces(context, cityId, dates),
    readEvents(context, cityId, today),
  ]);
  return { dates, is_holiday: isPublicHoliday(today), places, events: onToday };
};
