import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { calendarFile } from '../../calendar/ical';
import { addDays, dayNumber } from '../../calendar/lunar/day-number';
import { idOrSlug } from '../../fields';
import { readContext } from '../../kernel/context';
import { findContent, Moved } from '../../kernel/detail';
import { movedSchema } from '../../kernel/found';
import { langId } from '../../language';
import { parseDateTime } from '../../time';
import { event } from './kind';

type Found = Awaited<
  ReturnType<typeof findContent<ReturnType<typeof event.list>, ReturnType<typeof event.detail>>>
>;

type Dated = Pick<Found, 'start_date' | 'end_date' | 'visitor_info'>;

/** The same day of an event always has the same name, so that adding it twice changes the entry instead of doubling it. */
const uidOf = (row: Found, publicUrl: string): string =>
  `event-${row.id}-${row.start_date.replaceAll('-', '')}@${new URL(publicUrl).hostname}`;

/** Its days, or its hours on them where they are known: of several days only if it is said when each of them ends. */
const timesOf = ({ start_date, end_date, visitor_info }: Dated) => {
  const { occurs, dates } = visitor_info;
  const { starts, ends = null } = (occurs?.starts ? occurs : dates) ?? {};
  const allDay = { startDate: start_date, dayAfter: addDays(end_date, 1) };
  const days = dayNumber(end_date) - dayNumber(start_date) + 1;
  if (!starts || (days > 1 && !ends)) return allDay;
  // What ends before it starts ends after midnight.
  const lastDay = ends && ends <= starts ? addDays(start_date, 1) : start_date;
  return { starts: `${start_date} ${starts}`, ends: ends && `${lastDay} ${ends}`, days };
};

const fileOf = (app: App, row: Found): string =>
  calendarFile({
    uid: uidOf(row, app.env.PUBLIC_URL),
    ...timesOf(row),
    stamp: parseDateTime(row.updated_at),
    sequence: row.version - 1,
    summary: row.title,
    description: row.description,
    location: [row.venue, row.city?.title].filter(Boolean).join(', '),
    place: row.lat !== null && row.lon !== null ? { lat: row.lat, lon: row.lon } : null,
    url: new URL(`/${row.lang_id}/events/${row.slug}`, app.env.PUBLIC_URL).href,
  });

/** `GET /event/{slug}/calendar.ics`: the dates that are on or next, for people's own calendars. */
export const calendarRoute = (app: App) => {
  const find = (request: FastifyRequest, reference: string, language: 'en' | 'vi' | undefined) =>
    findContent(event, readContext(app, request, language), reference);

  app.get(
    '/event/:id/calendar.ics',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Events'],
        summary: 'The dates of an event that are on or next, as a calendar file',
        params: z.object({ id: idOrSlug }),
        querystring: z.object({ lang_id: langId.optional() }),
        response: {
          200: {
            description: 'iCalendar, RFC 5545',
            content: { 'text/calendar': { schema: z.string() } },
          },
          301: movedSchema,
        },
      },
    },
    async (request, reply) => {
      try {
        const row = await find(request, request.params.id, request.query.lang_id);
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', `attachment; filename="${row.slug}.ics"`)
          .send(fileOf(app, row));
      } catch (error) {
        if (!(error instanceof Moved)) throw error;
        const location = `/event/${error.slug}/calendar.ics`;
        return reply.status(301).header('location', location).send({ location, slug: error.slug });
      }
    },
  );
};
