import { z } from 'zod';
import type { App } from '../../app-type';
import { idParam, text } from '../../fields';
import { languageOf } from '../../kernel/context';
import { langId } from '../../language';
import { createMediaStore, dropPictures } from '../../platform/media';
import { message } from '../../platform/messages';
import { dataOf, messageOnly, writtenOf } from '../../platform/responses';
import { signedInCustomer } from '../customers/signed-in';
import { browserKeyOf } from '../travel/check-in/visitor';
import { reportReview, voteHelpful } from './helpful';
import { ratedType, reportReason, reviewStatus } from './kinds';
import { listOwnReviews, listReviews } from './list';
import { opinionOf, removeOwnReview } from './own';
import { ownReview, reviewList, reviewsQuery } from './shapes';
import { isVerified } from './verified';

const tags = ['Reviews'];
const customer = { access: 'customer' } as const;
const params = z.object({ id: idParam });
const language = z.object({ lang_id: langId.optional() });
const voted = writtenOf(
  z.object({ id: z.number().int(), helpful_count: z.number().int(), is_helpful: z.boolean() }),
);

const opinion = z
  .object({
    score: z.number().int().nullable(),
    review: z.object({ id: z.number().int(), status: reviewStatus }).nullable(),
    helpful: z.array(z.number().int()).meta({ description: 'Reviews that the customer found helpful' }),
    verified: z.boolean().meta({ description: 'As far as we know the customer has been there' }),
  })
  .meta({ id: 'Opinion' });

const helpfulRoutes = (app: App): void => {
  for (const [method, isHelpful] of [
    ['POST', true],
    ['DELETE', false],
  ] as const) {
    app.route({
      method,
      url: '/reviews/:id/helpful',
      config: customer,
      schema: {
        tags,
        summary: isHelpful ? 'Find a review helpful' : 'Find a review helpful no longer',
        params,
        querystring: language,
        response: { 200: voted },
      },
      handler: async (request) => {
        const { id } = request.params;
        const { id: customerId } = signedInCustomer(request);
        const helpful_count = await app.db.transaction((tx) =>
          voteHelpful(tx, { id, customerId, isHelpful }),
        );
        const said = isHelpful ? 'voted' : 'vote_taken_back';
        return {
          message: message(languageOf(request, request.query.lang_id), said),
          data: { id, helpful_count, is_helpful: isHelpful },
        };
      },
    });
  }

  app.post(
    '/reviews/:id/report',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Ask moderators to look at a review',
        params,
        body: z.strictObject({
          reason: reportReason,
          note: text(500).optional(),
          lang_id: langId.optional(),
        }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { reason, note = '', lang_id } = request.body;
      const { id: customerId } = signedInCustomer(request);
      await app.db.transaction((tx) => reportReview(tx, { id: request.params.id, customerId, reason, note }));
      return { message: message(languageOf(request, lang_id), 'reported') };
    },
  );
};

/** Reading reviews, finding them helpful or not right, and a customer's own. */
export const publicReviewRoutes = (app: App): void => {
  const stores = { db: app.db, store: createMediaStore(app.env) };

  app.get(
    '/reviews',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Published reviews of a record, and what all of them come to',
        querystring: reviewsQuery,
        response: { 200: reviewList },
      },
    },
    (request) => listReviews(app.db, request.query),
  );

  helpfulRoutes(app);

  app.get(
    '/me/opinion',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Own stars and review of a record, and reviews of it found helpful',
        querystring: z.object({ entity_type: ratedType, entity_id: idParam, lang_id: langId.optional() }),
        response: { 200: dataOf(opinion) },
      },
    },
    async (request) => {
      const { id } = signedInCustomer(request);
      const [own, verified] = await Promise.all([
        opinionOf(app.db, id, request.query),
        isVerified(app.db, id, request.query, browserKeyOf(app, request)),
      ]);
      return { data: { ...own, verified } };
    },
  );

  app.get(
    '/me/reviews',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Own reviews, those that wait or were refused as well',
        querystring: language,
        response: { 200: dataOf(z.array(ownReview)) },
      },
    },
    async (request) => ({
      data: await listOwnReviews(
        app.db,
        signedInCustomer(request).id,
        languageOf(request, request.query.lang_id),
      ),
    }),
  );

  app.delete(
    '/me/reviews/:id',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Delete an own review',
        params,
        querystring: language,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { id: customerId } = signedInCustomer(request);
      const pictures = await app.db.transaction((tx) => removeOwnReview(tx, customerId, request.params.id));
      await dropPictures(stores, pictures);
      return { message: message(languageOf(request, request.query.lang_id), 'deleted') };
    },
  );
};
