import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { media, seoRecords } from '../../../db/schema';
import type { App } from '../../app';
import { readContext, writeContext } from '../../content/context';
import { seoFields, seoFieldsSchema } from '../../content/seo';
import { idParam, text } from '../../fields';
import { langId } from '../../language';
import { message } from '../../messages';
import { dataOf, writtenOf } from '../../responses';
import { seoOfPage } from './lookup';
import { seoBody, writeSeo } from './write';

const tag = 'SEO';

const pageSeo = seoFieldsSchema.omit({ id: true, version: true }).extend({
  url: z.string(),
  lang_id: z.string(),
  entity_type: z.number().int().nullable(),
  entity_id: z.number().int().nullable(),
  canonical: z.string(),
  alternates: z.record(z.string(), z.string()),
  is_fallback: z.boolean(),
});

/** Numbers of the entities; the column takes no larger ones. */
const entityType = z.coerce.number().int().min(1).max(100);

const storedSeo = seoFieldsSchema.extend({
  url: z.string().nullable(),
  lang_id: z.string(),
  entity_type: z.number().int().nullable(),
  entity_id: z.number().int().nullable(),
});

const storedFields = {
  ...seoFields,
  url: seoRecords.url,
  lang_id: seoRecords.lang_id,
  entity_type: seoRecords.entity_type,
  entity_id: seoRecords.entity_id,
};

/** What search engines are told of each page. */
export const seoRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.post(
    '/seosearch/search-by-url',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Title, description, robots and alternates of a page of the site',
        body: z.strictObject({ url: text(2000), lang_id: langId.optional() }),
        response: { 200: dataOf(pageSeo) },
      },
    },
    async (request) => ({
      data: await seoOfPage(readContext(app, request, request.body.lang_id), request.body.url),
    }),
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
    async (request) => {
      const { entity_type, entity_id } = request.query;
      const data = await app.db
        .select(storedFields)
        .from(seoRecords)
        .leftJoin(media, eq(media.id, seoRecords.image_id))
        .where(and(eq(seoRecords.entity_type, entity_type), eq(seoRecords.entity_id, entity_id)))
        .orderBy(asc(seoRecords.lang_id));
      return { data };
    },
  );

  app.post(
    '/seosearch',
    {
      config: { access: 'seo.update' },
      schema: {
        tags: [tag],
        summary: 'Create or update the SEO record of a path or of a record',
        body: seoBody,
        response: { 200: writtenOf(storedSeo), 201: writtenOf(storedSeo) },
      },
    },
    async (request, reply) => {
      const written = await app.db.transaction((tx) =>
        writeSeo(writeContext(tx, request, request.body.lang_id), request.body),
      );
      const [data] = await app.db
        .select(storedFields)
        .from(seoRecords)
        .leftJoin(media, eq(media.id, seoRecords.image_id))
        .where(eq(seoRecords.id, written.id));
      const text = message(request.body.lang_id, written.created ? 'created' : 'updated');
      return reply
        .status(written.created ? 201 : 200)
        .send({ message: text, data: data as z.output<typeof storedSeo> });
    },
  );
};
