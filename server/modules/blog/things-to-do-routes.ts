import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cities, thingsToDo } from '../../../db/schema';
import type { App } from '../../app';
import { readContext } from '../../content/context';
import { findContent } from '../../content/detail';
import type { ReadContext } from '../../content/entity';
import { findOrMoved, movedSchema } from '../../content/found';
import { listContent, listRows } from '../../content/list';
import { checkPerPage, detailShape, listQuerySchema } from '../../content/routes';
import { city } from '../../entities/city';
import { thingToDo } from '../../entities/thing-to-do';
import { idOrSlug, idParam } from '../../fields';
import { langId } from '../../language';
import { contentRowShape, dataOf, listOf, ratingFields, referenceSchema } from '../../responses';

const tag = 'Things to do';
const optionalLanguage = z.object({ lang_id: langId.optional() });
const relatedShown = 6;

export const thingRow = z
  .object({
    ...contentRowShape,
    ...ratingFields,
    city: referenceSchema.nullable(),
    category: referenceSchema.nullable(),
    list_tags: z.array(z.string()),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    duration_minutes: z.number().int().nullable(),
    price_from: z.number().int().nullable(),
  })
  .meta({ id: 'ThingToDoRow' });

const thingDetail = thingRow
  .extend({
    ...detailShape,
    city_id: z.number().int(),
    category_id: z.number().int(),
    related: z.array(thingRow),
  })
  .omit({ seo: true })
  .meta({ id: 'ThingToDo' });

/** A city's id from its id, slug or code. */
const cityId = async (context: ReadContext, reference: string): Promise<number> => {
  const code = reference.toUpperCase();
  const [row] = await context.db.select({ id: cities.id }).from(cities).where(eq(cities.city_code, code));
  return row ? row.id : (await findContent(city, context, reference)).id;
};

const related = (context: ReadContext, self: { id: number; city_id: number; category_id: number }) =>
  listRows(thingToDo, context, {
    per_page: relatedShown,
    where: [
      and(
        ne(thingsToDo.id, self.id),
        sql`(${thingsToDo.city_id} = ${self.city_id} or ${thingsToDo.category_id} = ${self.category_id})`,
      ),
    ],
    orderBy: [sql`(${thingsToDo.city_id} = ${self.city_id}) desc`, sql`${thingsToDo.sort}`],
  });

/** Things to do under the blogs' path, as the specification has them. */
export const blogThingsToDoRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/blogs/thingstodo/list/:city',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Things to do in a city, given by id, slug or code',
        params: z.object({ city: idOrSlug }),
        querystring: listQuerySchema({}),
        response: { 200: listOf(thingRow), 301: movedSchema },
      },
    },
    async (request, reply) => {
      checkPerPage(request, request.query.per_page);
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/blogs/thingstodo/list', async () => {
        const id = await cityId(context, request.params.city);
        return listContent(thingToDo, context, { ...request.query, where: [eq(thingsToDo.city_id, id)] });
      });
    },
  );

  app.get(
    '/blogs/thingstodo/detail/:slug',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'One thing to do',
        params: z.object({ slug: idOrSlug }),
        querystring: optionalLanguage,
        response: { 200: dataOf(thingDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/blogs/thingstodo/detail', async () => {
        const row = await findContent(thingToDo, context, request.params.slug);
        return { data: { ...row, related: await related(context, row) } };
      });
    },
  );

  app.get(
    '/blogs/thingstodo/related/:id',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Things to do that go with one',
        params: z.object({ id: idParam }),
        querystring: optionalLanguage,
        response: { 200: dataOf(z.array(thingRow)) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.query.lang_id);
      return { data: await related(context, await findContent(thingToDo, context, request.params.id)) };
    },
  );
};
