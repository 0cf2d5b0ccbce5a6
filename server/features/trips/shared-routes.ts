import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { readContext } from '../../kernel/context';
import { langId } from '../../language';
import { limitAttempts } from '../../platform/limits/attempts';
import { message } from '../../platform/messages';
import { dataOf, messageOnly, writtenOf } from '../../platform/responses';
import { fileOf } from '../planner/export/formats';
import { plan } from '../planner/plan-shapes';
import { fileNames, formatNames, sendTrip } from './file';
import { linksFrom } from './limits';
import { presentShared } from './present';
import { sharedTrip, token } from './shapes';
import { findShared, shareUnowned, takeBack } from './shared';

const tags = ['Trips'];
const config = { access: 'public' } as const;
const params = z.object({ token });
const inLanguage = z.object({ lang_id: langId.optional() });

/** Trips that are reached by a link. Whoever has it may read, and nobody is told whose they are. */
export const sharedTripRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.post(
    '/trips/shared',
    {
      config,
      schema: {
        tags,
        summary: 'Share a plan without an account',
        description:
          'Token and secret are told once; only their hashes are kept. The secret takes the plan back. A plan that nobody reads for 180 days is deleted.',
        body: z.strictObject({ lang_id: langId.optional(), plan }),
        response: { 201: writtenOf(z.object({ token, secret: token })) },
      },
    },
    async (request, reply) => {
      const { language } = readContext(app, request, request.body.lang_id);
      await limitAttempts(app.db, [linksFrom(request.ip)]);
      const data = await shareUnowned(app.db, request.body.plan, language);
      return reply
        .status(201)
        .header('cache-control', 'private, no-store')
        .send({ message: message(language, 'trip_shared'), data });
    },
  );

  app.get(
    '/trips/shared/:token',
    {
      config,
      schema: {
        tags,
        summary: 'The trip behind a link, to be read',
        params,
        querystring: inLanguage,
        response: { 200: dataOf(sharedTrip) },
      },
    },
    async (request, reply) => {
      const record = await findShared(app.db, request.params.token);
      reply.header('cache-control', 'private, no-store');
      return { data: await presentShared(readContext(app, request, request.query.lang_id), record) };
    },
  );

  app.delete(
    '/trips/shared/:token',
    {
      config,
      schema: {
        tags,
        summary: 'Take back a plan that was shared without an account',
        params,
        body: z.strictObject({ secret: token, lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { language } = readContext(app, request, request.body.lang_id);
      await takeBack(app.db, request.params.token, request.body.secret);
      return { message: message(language, 'trip_unshared') };
    },
  );

  for (const format of formatNames) {
    app.get(
      `/trips/shared/:token/${fileNames[format]}`,
      {
        config,
        schema: {
          tags,
          summary: `The trip behind a link as a file (${format})`,
          params,
          querystring: inLanguage,
          response: { 200: fileOf(format) },
        },
      },
      async (request, reply) =>
        sendTrip(app, reply, {
          format,
          context: readContext(app, request, request.query.lang_id),
          record: await findShared(app.db, request.params.token),
        }),
    );
  }
};
