import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { idParam, listQuery } from '../../fields';
import { readContext } from '../../kernel/context';
import { writing } from '../../kernel/editor-detail';
import { type Language, langId } from '../../language';
import { limitAttempts } from '../../platform/limits/attempts';
import { message } from '../../platform/messages';
import { pageOf } from '../../platform/paging';
import { dataOf, listOf, messageOnly, writtenOf } from '../../platform/responses';
import { randomToken, tokenHash } from '../../platform/sessions/tokens';
import { signedInCustomer } from '../customers/signed-in';
import { fileOf } from '../planner/export/formats';
import { fileNames, formatNames, sendTrip } from './file';
import { tripWritesOf } from './limits';
import { presentTrip, presentTrips } from './present';
import { token, trip, tripBody, tripChange, tripRow } from './shapes';
import { changeTrip, deleteTrip, findTrip, listTrips, setShared, storeTrip } from './store';

const tags = ['Trips'];
const config = { access: 'customer' } as const;
const params = z.object({ id: idParam });
const inLanguage = z.object({ lang_id: langId.optional() });

/** A customer's own trips. Another's are not there. */
export const ownTripRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const customerOf = (request: FastifyRequest) => signedInCustomer(request).id;
  const present = async (request: FastifyRequest, id: number, asked: Language | undefined) =>
    presentTrip(readContext(app, request, asked), await findTrip(app.db, customerOf(request), id));
  const limitWrites = (request: FastifyRequest) => limitAttempts(app.db, [tripWritesOf(customerOf(request))]);

  app.get(
    '/trips',
    {
      config,
      schema: {
        tags,
        summary: 'Own trips, the one changed last first',
        querystring: z.object({
          page: listQuery.page,
          per_page: z.coerce.number().int().min(1).max(100).default(20),
          lang_id: langId.optional(),
        }),
        response: { 200: listOf(tripRow) },
      },
    },
    async (request) => {
      const { rows, total } = await listTrips(app.db, customerOf(request), request.query);
      const data = await presentTrips(readContext(app, request, request.query.lang_id), rows);
      return pageOf(data, total, request.query);
    },
  );

  app.post(
    '/trips',
    {
      config,
      schema: {
        tags,
        summary: 'Keep a trip',
        description: 'With the `client_id` of one that was stored before, that one is the answer, with 200.',
        body: tripBody,
        response: { 200: writtenOf(trip), 201: writtenOf(trip) },
      },
    },
    async (request, reply) => {
      const { plan, client_id = null, lang_id } = request.body;
      const context = readContext(app, request, lang_id);
      await limitWrites(request);
      const { row, isNew } = await app.db.transaction((tx) =>
        storeTrip(tx, customerOf(request), { plan, language: context.language, clientId: client_id }),
      );
      const data = await presentTrip(context, row);
      return reply.status(isNew ? 201 : 200).send({ message: message(context.language, 'trip_kept'), data });
    },
  );

  app.get(
    '/trips/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One own trip, with what is wrong with it today',
        params,
        querystring: inLanguage,
        response: { 200: dataOf(trip) },
      },
    },
    async (request) => ({ data: await present(request, request.params.id, request.query.lang_id) }),
  );

  app.put(
    '/trips/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Put another plan in the place of the one that is stored',
        params,
        body: tripChange,
        response: { 200: writtenOf(trip) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { plan, version, lang_id } = request.body;
      const { language } = readContext(app, request, lang_id);
      await limitWrites(request);
      const stored = () => present(request, id, lang_id);
      await writing(
        () =>
          app.db.transaction((tx) => changeTrip(tx, customerOf(request), id, { plan, language, version })),
        stored,
      );
      return { message: message(language, 'trip_updated'), data: await stored() };
    },
  );

  app.delete(
    '/trips/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a trip; a link to it stops',
        params,
        querystring: inLanguage,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { language } = readContext(app, request, request.query.lang_id);
      await deleteTrip(app.db, customerOf(request), request.params.id);
      return { message: message(language, 'trip_deleted') };
    },
  );

  app.post(
    '/trips/:id/share',
    {
      config,
      schema: {
        tags,
        summary: 'Make a link with which anybody can read a trip',
        description: 'A former link stops. The token is told once; only its hash is stored.',
        params,
        querystring: inLanguage,
        response: { 200: writtenOf(z.object({ token })) },
      },
    },
    async (request, reply) => {
      const { language } = readContext(app, request, request.query.lang_id);
      await limitWrites(request);
      const made = randomToken();
      await setShared(app.db, customerOf(request), request.params.id, tokenHash(made));
      reply.header('cache-control', 'private, no-store');
      return { message: message(language, 'trip_shared'), data: { token: made } };
    },
  );

  app.delete(
    '/trips/:id/share',
    {
      config,
      schema: {
        tags,
        summary: 'Stop the link to a trip',
        params,
        querystring: inLanguage,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { language } = readContext(app, request, request.query.lang_id);
      await setShared(app.db, customerOf(request), request.params.id, null);
      return { message: message(language, 'trip_unshared') };
    },
  );

  for (const format of formatNames) {
    app.get(
      `/trips/:id/${fileNames[format]}`,
      {
        config,
        schema: {
          tags,
          summary: `An own trip as a file (${format})`,
          params,
          querystring: inLanguage,
          response: { 200: fileOf(format) },
        },
      },
      async (request, reply) =>
        sendTrip(app, reply, {
          format,
          context: readContext(app, request, request.query.lang_id),
          record: await findTrip(app.db, customerOf(request), request.params.id),
        }),
    );
  }
};
