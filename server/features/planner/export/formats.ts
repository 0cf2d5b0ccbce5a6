import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { slugify } from '../../../kernel/slugs';
import { planCalendar } from './calendar';
import { planGpx } from './gpx';
import type { Taken } from './taken';

/** Files that a plan can be taken along in. */
const formats = {
  ics: { type: 'text/calendar', write: planCalendar },
  gpx: { type: 'application/gpx+xml', write: planGpx },
  json: {
    type: 'application/json',
    write: ({ plan }: Taken) => JSON.stringify(plan, null, 2),
  },
} as const;

export type Format = keyof typeof formats;

/** What routes declare that answer with such a file. */
export const fileOf = (format: Format) => ({
  description: `The plan as ${format}`,
  content: { [formats[format].type]: { schema: z.string() } },
});

/** Sends a plan as a file to be saved under its title. */
export const sendFile = (reply: FastifyReply, format: Format, taken: Taken) => {
  const { type, write } = formats[format];
  const name = slugify(taken.plan.title) || 'trip';
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(write(taken));
};
