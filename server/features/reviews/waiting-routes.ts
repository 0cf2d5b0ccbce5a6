import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { idOrSlug, idParam } from '../../fields';
import { languageOf, readContext } from '../../kernel/context';
import { refuseMemorial } from '../../kernel/rate';
import { langId } from '../../language';
import { moduleIds } from '../../module-ids';
import { emailField } from '../../platform/admins/email-field';
import { runEvery } from '../../platform/jobs/every';
import { limitAttempts } from '../../platform/limits/attempts';
import { createMediaStore, dropPictures } from '../../platform/media';
import { message } from '../../platform/messages';
import { dataOf, messageOnly, writtenOf } from '../../platform/responses';
import { linkToken, personName } from '../customers/fields';
import { linksTriedFrom, mailFrom } from '../customers/limits';
import { placeOfTag } from '../travel/check-in/place';
import { browserKeyOf } from '../travel/check-in/visitor';
import { reviewForm } from './shapes';
import { isVerified } from './verified';
import { confirmWaiting, forgetWaiting, keepWaiting, readWaiting, waitingDays } from './waiting';

const tags = ['Reviews'];
const config = { access: 'public' } as const;

const { score, title, content, agreement } = reviewForm.shape;

const writeRoute = (app: App) => {
  app.post(
    '/maps/:slug/:id/review',
    {
      config,
      schema: {
        tags,
        summary: 'Review a place where one stands, without signing in',
        description: `A link goes to the e-mail; only once it is pressed, within ${waitingDays} days, is there a review. Answers the same whether or not the e-mail has an account, or has reviewed the place.`,
        params: z.object({ slug: idOrSlug, id: idParam }),
        body: z.strictObject({
          score,
          title,
          content,
          agreement,
          full_name: personName.meta({ description: 'Under which the review is shown' }),
          email: emailField,
          lang_id: langId.optional(),
        }),
        response: { 202: messageOnly },
      },
    },
    async (request, reply) => {
      const { lang_id, agreement: _agreement, ...given } = request.body;
      const context = readContext(app, request, lang_id);
      const { slug, id } = request.params;
      const place = await placeOfTag(context, slug, id);
      refuseMemorial(place, 'id');
      await limitAttempts(app.db, [mailFrom(request.ip)]);
      const visitor_key = browserKeyOf(app, request);
      const review = { ...given, resource_id: id, lang_id: context.language, visitor_key };
      await app.db.transaction((tx) => keepWaiting(tx, app, review, place.title));
      return reply.status(202).send({ message: message(context.language, 'review_waits') });
    },
  );
};

const visitRoute = (app: App) => {
  app.get(
    '/maps/:slug/:id/review',
    {
      config,
      schema: {
        tags,
        summary: 'Whether a review of the place from this browser would be marked as of a visit',
        params: z.object({ slug: idOrSlug, id: idParam }),
        response: {
          200: dataOf(
            z.object({ verified: z.boolean().meta({ description: 'It has checked in by the tag' }) }),
          ),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const about = { entity_type: moduleIds.resource, entity_id: request.params.id };
      return { data: { verified: await isVerified(app.db, null, about, browserKeyOf(app, request)) } };
    },
  );
};

const linkRoutes = (app: App) => {
  const stores = { db: app.db, store: createMediaStore(app.env) };

  app.get(
    '/reviews/waiting',
    {
      config,
      schema: {
        tags,
        summary: 'The review that waits behind the link of a letter',
        querystring: z.object({ token: linkToken, lang_id: langId.optional() }),
        response: {
          200: dataOf(
            z.object({
              resource_id: z.number().int(),
              full_name: z.string(),
              score: z.number().int(),
              title: z.string(),
              content: z.string().meta({ description: 'Plain text' }),
            }),
          ),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await limitAttempts(app.db, [linksTriedFrom(request.ip)]);
      return { data: await readWaiting(app.db, request.query.token) };
    },
  );

  app.post(
    '/reviews/confirm',
    {
      config,
      schema: {
        tags,
        summary: 'Hand in the review that waits behind the link of a letter',
        description:
          'It belongs to the account of the e-mail, which is made without a password where there is none, and is shown once a moderator has approved it.',
        body: z.strictObject({ token: linkToken, lang_id: langId.optional() }),
        response: {
          200: writtenOf(
            z.object({
              id: z.number().int(),
              status: z.literal('pending'),
              is_new_account: z.boolean().meta({ description: 'The e-mail had no account before' }),
            }),
          ),
        },
      },
    },
    async (request) => {
      await limitAttempts(app.db, [linksTriedFrom(request.ip)]);
      const { id, released, isNew } = await app.db.transaction((tx) =>
        confirmWaiting(tx, app, request.body.token),
      );
      await dropPictures(stores, released);
      return {
        message: message(languageOf(request, request.body.lang_id), 'review_sent'),
        data: { id, status: 'pending' as const, is_new_account: isNew },
      };
    },
  );
};

/** Reviews written at a place by who has not signed in: stars and words now, the e-mail confirmed later. */
export const waitingReviewRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  writeRoute(app);
  visitRoute(app);
  linkRoutes(app);
  runEvery(app, { name: 'waiting_reviews', seconds: 3600, run: () => forgetWaiting(app.db) });
};
