import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { readContext } from '../../../kernel/context';
import { langId } from '../../../language';
import { limitPlans } from '../limits';
import { type Plan, plan } from '../plan-shapes';
import { readKnown } from '../records/read';
import { fileOf, sendFile } from './formats';

/** A plan that nobody keeps is known by what it visits and when. */
const nameOf = ({ days, request, title }: Plan): string => {
  const visits = days.map(({ city_id, stops }) => [city_id, stops.map(({ kind, id }) => [kind, id])]);
  const text = JSON.stringify([title, request.start_date, visits]);
  return `plan-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
};

/** Plans as files, without keeping them first. */
export const exportRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.post(
    '/planner/export',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Planner'],
        summary: 'A plan as a calendar file or for navigation devices',
        description: 'A calendar file needs a plan with a date.',
        body: z.strictObject({ lang_id: langId.optional(), plan, format: z.enum(['ics', 'gpx']) }),
        response: {
          200: {
            description: 'iCalendar (RFC 5545) or GPX 1.1',
            content: { ...fileOf('ics').content, ...fileOf('gpx').content },
          },
        },
      },
    },
    async (request, reply) => {
      const { plan: given, format, lang_id } = request.body;
      await limitPlans(app, request);
      const context = readContext(app, request, lang_id);
      return sendFile(reply, format, {
        plan: given,
        known: await readKnown(context, given),
        language: context.language,
        publicUrl: app.env.PUBLIC_URL,
        name: nameOf(given),
        changed: new Date(),
        version: 1,
      });
    },
  );
};
