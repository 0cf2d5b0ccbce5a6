import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { seoRecords } from '../../../../db/schema';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { idParam, listQuery, text } from '../../../fields';
import { languageOf, readContext, writeContext } from '../../../kernel/context';
import { writing } from '../../../kernel/editor-detail';
import { langId } from '../../../language';
import { filterBody } from '../../../platform/empty-values';
import { createPreviewNames } from '../../../platform/media';
import { message } from '../../../platform/messages';
import { isUnconditional } from '../../../platform/plugins/versions';
import { dataOf, listOf, messageOnly, writtenOf } from '../../../platform/responses';
import { allPages, pageKinds, pageStates } from './all-pages';
import { findStored, listStored, storedOfRecord } from './list';
import { seoOfPage } from './lookup';
import { withPreview } from './preview';
import { removeSeo } from './remove';
import { listedPage, previewedSeo, storedSeo } from './shapes';
import { seoBody, targetOf, writeSeo } from './write';

const tag = 'SEO';

/** Numbers of the entities; the column takes no larger ones. */
const entityType = z.coerce.number().int().min(1).max(100);

const readRoutes = (app: App) => {
  const names = createPreviewNames(app.env.SESSION_SECRET);

  app.post(
    '/seosearch/search-by-url',
    {
      config: { access: 'public', readOnly: true },
      schema: {
        tags: [tag],
        summary: 'Title, description, robots, alternates and link preview of a page of the site',
        body: filterBody(z.strictObject({ url: text(2000), lang_id: langId.optional() })),
        response: { 200: dataOf(previewedSeo) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.body.lang_id);
      return { data: await withPreview(context, names, await seoOfPage(context, request.body.url)) };
    },
  );

  app.get(
    '/seosearch/list',
    {
      config: { access: 'seo.read' },
      schema: {
        tags: [tag],
        summary: 'SEO records of one record, in all languages',
        querystring: z.object({ entity_type: entityType, entity_id: idParam, lang_id: langId.optional() }),
        response: { 200: dataOf(z.array(storedSeo)) },
      },
    },
    async (request) => ({
      data: await storedOfRecord(app.db, request.query.entity_type, request.query.entity_id),
    }),
  );

  app.get(
    '/seosearch',
    {
      config: { access: 'seo.read' },
      schema: {
        tags: [tag],
        summary: 'All SEO records',
        description: 'The last changed first; of one language if `lang_id` is given.',
        querystring: z.object(listQuery).omit({ admin: true }),
        response: { 200: listOf(storedSeo) },
      },
    },
    (request) => listStored(app.db, request.query),
  );

  app.get(
    '/seosearch/pages',
    {
      config: { access: 'seo.read' },
      schema: {
        tags: [tag],
        summary: 'All pages of the site with what search engines are told of them',
        description:
          'In both languages unless `lang_id` says otherwise. Pages of topics come and go with what carries them, and are left out.',
        querystring: z
          .object(listQuery)
          .omit({ admin: true })
          .extend({
            kind: z.enum(pageKinds).optional(),
            state: z.enum(pageStates).optional(),
            path: text(2000).optional().meta({ description: 'One page alone', example: '/vi/safety' }),
            seo_id: idParam.optional().meta({ description: 'The page of this SEO record' }),
          }),
        response: { 200: listOf(listedPage) },
      },
    },
    (request) => allPages(app.db, request.query),
  );

  app.get(
    '/seosearch/:id',
    {
      config: { access: 'seo.read' },
      schema: {
        tags: [tag],
        summary: 'One SEO record',
        params: z.object({ id: idParam }),
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(storedSeo) },
      },
    },
    async (request) => {
      const data = await findStored(app.db, eq(seoRecords.id, request.params.id));
      if (!data) throw new ApiError('not_found');
      return { data };
    },
  );
};

const editRoutes = (app: App) => {
  app.post(
    '/seosearch',
    {
      config: { access: 'seo.translate', wantsVersion: true },
      schema: {
        tags: [tag],
        summary: 'Create or update the SEO record of a path or of a record',
        description:
          '`seo.translate` writes title, description and keywords; the picture and what robots may do need `seo.update`.',
        body: seoBody,
        response: { 200: writtenOf(storedSeo), 201: writtenOf(storedSeo) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const { created } = await writing(
        () =>
          app.db.transaction((tx) =>
            writeSeo(writeContext(tx, request, body.lang_id), body, {
              unconditional: isUnconditional(request),
            }),
          ),
        () => findStored(app.db, targetOf(body)),
      );
      const data = await findStored(app.db, targetOf(body));
      if (!data) throw new ApiError('conflict');
      return reply
        .status(created ? 201 : 200)
        .send({ message: message(body.lang_id, created ? 'created' : 'updated'), data });
    },
  );

  app.delete(
    '/seosearch/:id',
    {
      config: { access: 'seo.delete' },
      schema: {
        tags: [tag],
        summary: 'Delete an SEO record: the page’s own data is used again',
        params: z.object({ id: idParam }),
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const language = languageOf(request, request.query.lang_id);
      await app.db.transaction((tx) => removeSeo(writeContext(tx, request, language), request.params.id));
      return { message: message(language, 'deleted') };
    },
  );
};

/** What search engines are told of each page. */
export const seoRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  readRoutes(app);
  editRoutes(app);
};
