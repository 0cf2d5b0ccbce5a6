import { z } from 'zod';
import type { App } from '../../app-type';
import { idParam } from '../../fields';
import { languageOf, writeContext } from '../../kernel/context';
import { writing } from '../../kernel/editor-detail';
import { langId } from '../../language';
import { createMediaStore, dropPictures } from '../../platform/media';
import { message } from '../../platform/messages';
import { requireBasis } from '../../platform/plugins/versions';
import { dataOf, listOf, messageOnly, writtenOf } from '../../platform/responses';
import { decideReview, deleteReview, replyToReview } from './moderate';
import { findForModeration, listForModeration } from './moderation-list';
import { moderatedReview, moderationBody, moderationQuery, replyBody } from './shapes';

const tags = ['Reviews'];
const config = { access: 'review.moderate' } as const;
const params = z.object({ id: idParam });
const language = z.object({ lang_id: langId.optional() });

/** What moderators do: read what waits, show or hide it, answer it, delete it. */
export const moderationRoutes = (app: App): void => {
  const stores = { db: app.db, store: createMediaStore(app.env) };

  app.get(
    '/reviews/admin',
    {
      config,
      schema: {
        tags,
        summary: 'All reviews, those that wait first',
        querystring: moderationQuery,
        response: { 200: listOf(moderatedReview) },
      },
    },
    (request) => listForModeration(app.db, request.query, languageOf(request, request.query.lang_id)),
  );

  app.get(
    '/reviews/admin/:id',
    {
      config,
      schema: {
        tags,
        summary: 'A review with its open reports',
        params,
        querystring: language,
        response: { 200: dataOf(moderatedReview) },
      },
    },
    async (request) => ({
      data: await findForModeration(app.db, request.params.id, languageOf(request, request.query.lang_id)),
    }),
  );

  app.put(
    '/reviews/status/:id',
    {
      config: { ...config, wantsVersion: true },
      schema: {
        tags,
        summary: 'Show a review or hide it',
        description:
          'Without a status it flips. A status is decided on what was read, and so takes its `version`. Open reports are done with.',
        params,
        body: moderationBody,
        response: { 200: writtenOf(moderatedReview) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { lang_id, ...given } = request.body ?? {};
      if (given.status) requireBasis(request, given.version);
      const lang = languageOf(request, lang_id);
      const stored = () => findForModeration(app.db, id, lang);
      await writing(
        () => app.db.transaction((tx) => decideReview(writeContext(tx, request, lang), app.env, id, given)),
        stored,
      );
      return { message: message(lang, 'status_changed'), data: await stored() };
    },
  );

  app.put(
    '/reviews/reply/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Answer a review in the organisation’s name',
        params,
        body: replyBody,
        response: { 200: writtenOf(moderatedReview) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { lang_id, ...given } = request.body;
      const lang = languageOf(request, lang_id);
      const stored = () => findForModeration(app.db, id, lang);
      await writing(
        () => app.db.transaction((tx) => replyToReview(writeContext(tx, request, lang), id, given)),
        stored,
      );
      return { message: message(lang, 'updated'), data: await stored() };
    },
  );

  app.delete(
    '/reviews/admin/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a review for good, with its pictures',
        params,
        querystring: language,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const lang = languageOf(request, request.query.lang_id);
      const pictures = await app.db.transaction((tx) =>
        deleteReview(writeContext(tx, request, lang), request.params.id),
      );
      await dropPictures(stores, pictures);
      return { message: message(lang, 'deleted') };
    },
  );
};
