import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { idOrSlug, idParam } from '../../../fields';
import { languageOf, readContext } from '../../../kernel/context';
import { langId } from '../../../language';
import { limitAttempts } from '../../../platform/limits/attempts';
import { message } from '../../../platform/messages';
import { dataOf, writtenOf } from '../../../platform/responses';
import { formatDateTime } from '../../../time';
import { signedInCustomer } from '../../customers/signed-in';
import { noteSeen, provenTag } from '../nfc/seen';
import { visitorCounts } from './counts';
import { checkInCounters } from './limits';
import { listOwnCheckIns, ownCheckIn } from './own';
import { nearOf, placeOfTag, presentPlace } from './place';
import { recordCheckIn } from './record';
import { checkedIn, checkInBody, checkInPlace, tagGiven } from './shapes';
import { visitTime } from './visit-time';
import { visitorOf } from './visitor';

const tag = 'Check-ins';

const params = z.object({
  slug: idOrSlug.meta({ description: 'The city, by id or by any name that it has or had' }),
  id: idParam.meta({ description: 'The place' }),
});

const readRoute = (app: App) => {
  app.get(
    '/maps/:slug/:id',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The place that an NFC tag opens: its story, its visitors, and what is near',
        description: 'In the other language where it is not written in the one asked for.',
        params,
        querystring: z.object({ lang_id: langId.optional(), ...tagGiven }),
        response: { 200: dataOf(checkInPlace) },
      },
    },
    async (request, reply) => {
      const { lang_id, ...given } = request.query;
      const context = readContext(app, request, lang_id);
      const { slug, id } = request.params;
      const place = await placeOfTag(context, slug, id);
      const [counts, near, tagId] = await Promise.all([
        visitorCounts(app.db, id),
        nearOf(context, place),
        provenTag(app, id, given),
      ]);
      // The visitor doesn't wait for the note, and one that is lost is no harm.
      if (tagId !== null)
        noteSeen(app.db, tagId).catch((error: Error) =>
          request.log.warn({ reason: error.message }, 'a tag was not noted as seen'),
        );
      // The numbers change with every visitor.
      reply.header('cache-control', 'no-store');
      return {
        data: {
          place: presentPlace(place),
          city: place.city && { id: place.city.id, title: place.city.title, slug: place.city.slug },
          counts,
          near,
          verified: tagId !== null,
        },
      };
    },
  );
};

const checkInRoute = (app: App) => {
  app.post(
    '/maps/:slug/:id/check-in',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Check in at a place',
        description:
          'Counted once a day and visitor in Vietnam’s time: 201 for the first of the day, 200 after that. The visitor is the account that is signed in, or the browser, by a random cookie. Without a tag and its signature, or with a wrong one, the visit counts as unverified.',
        params,
        body: checkInBody,
        response: { 200: writtenOf(checkedIn), 201: writtenOf(checkedIn) },
      },
    },
    async (request, reply) => {
      const { client_id, at, lang_id, ...given } = request.body;
      const context = readContext(app, request, lang_id);
      const { slug, id } = request.params;
      const visited_at = visitTime(at);
      const visitor = await visitorOf(app, request, reply, client_id);
      await limitAttempts(app.db, checkInCounters(request.ip, visitor.key));
      await placeOfTag(context, slug, id);
      const nfc_tag_id = await provenTag(app, id, given);
      const first_today = await app.db.transaction((tx) =>
        recordCheckIn(tx, visitor, { resource_id: id, client_id, visited_at, nfc_tag_id }),
      );
      if (nfc_tag_id !== null) await noteSeen(app.db, nfc_tag_id);
      return reply.status(first_today ? 201 : 200).send({
        message: message(context.language, first_today ? 'check_in_counted' : 'check_in_known'),
        data: {
          first_today,
          verified: nfc_tag_id !== null,
          visited_at: formatDateTime(visited_at),
          counts: await visitorCounts(app.db, id),
        },
      });
    },
  );
};

const ownRoute = (app: App) => {
  app.get(
    '/me/check-ins',
    {
      config: { access: 'customer' },
      schema: {
        tags: [tag],
        summary: 'Own check-ins, the last first',
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(z.array(ownCheckIn)) },
      },
    },
    async (request) => ({
      data: await listOwnCheckIns(
        app.db,
        signedInCustomer(request).id,
        languageOf(request, request.query.lang_id),
      ),
    }),
  );
};

/** What happens where an NFC tag or a printed code hangs. */
export const checkInRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  readRoute(app);
  checkInRoute(app);
  ownRoute(app);
};
