import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cities } from '../../../db/schema';
import type { App } from '../../app-type';
import { idOrSlug, idParam, integerQuery } from '../../fields';
import { viewQuery } from '../../kernel/cards';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { answerList, listRows } from '../../kernel/list';
import { checkPerPage, listQuerySchema, oneQuery } from '../../kernel/read-schemas';
import { contentRoutes } from '../../kernel/routes';
import { findSeo } from '../../kernel/seo';
import { langId } from '../../language';
import { dataOf, listOf } from '../../platform/responses';
import { readModule } from '../gallery';
import { region } from '../region/kind';
import { resourceRow } from '../resource';
import { climateOfCities, climateSchema } from './climate';
import { city } from './kind';
import { cityMenu, menuSchema } from './menu';
import { cityParts } from './parts';
import { destinations } from './places';
import { cityDetail, cityRow, editorCity } from './shapes';

const tag = 'Cities';
const optionalLanguage = z.object({ lang_id: langId.optional() });

const filters = {
  region_id: integerQuery.default(0).meta({ description: '0 = all' }),
  is_highlight: z.coerce.number().int().min(-1).max(1).default(-1).meta({ description: '-1 = all, 0, 1' }),
};

/** Cities: reads for visitors, and the writes that all content has. */
export const cityRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/city',
    {
      config: { access: 'public', adminRead: 'city.read' },
      schema: {
        tags: [tag],
        summary: 'Cities in their order',
        querystring: listQuerySchema(filters),
        response: { 200: listOf(cityRow) },
      },
    },
    async (request) => {
      const { region_id, is_highlight, ...query } = request.query;
      checkPerPage(request, query.per_page);
      const where = [
        region_id > 0 ? eq(cities.region_id, region_id) : undefined,
        is_highlight >= 0 ? eq(cities.is_highlight, is_highlight === 1) : undefined,
      ];
      return answerList(city, readContext(app, request, query.lang_id), { ...query, where });
    },
  );

  app.get(
    '/city/menu',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Cities by region, for menus',
        querystring: optionalLanguage,
        response: { 200: dataOf(menuSchema) },
      },
    },
    async (request) => ({ data: await cityMenu(readContext(app, request, request.query.lang_id)) }),
  );

  app.get(
    '/city/climate',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The usual year of every city, to compare them by month',
        querystring: optionalLanguage,
        response: { 200: dataOf(climateSchema) },
      },
    },
    async (request) => ({ data: await climateOfCities(readContext(app, request, request.query.lang_id)) }),
  );

  app.get(
    '/city/region/:id',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Cities of a region',
        params: z.object({ id: idParam }),
        querystring: optionalLanguage,
        response: { 200: dataOf(z.array(cityRow)) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.query.lang_id);
      await findContent(region, context, request.params.id);
      return {
        data: await listRows(city, context, {
          per_page: 100,
          where: [eq(cities.region_id, request.params.id)],
        }),
      };
    },
  );

  app.get(
    '/city/:id',
    {
      config: { access: 'public', adminRead: 'city.read' },
      schema: {
        tags: [tag],
        summary: 'One city with all that its page shows',
        params: z.object({ id: idOrSlug }),
        querystring: oneQuery.extend(viewQuery),
        response: { 200: dataOf(cityDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/city', async () => {
        const row = await findContent(city, context, request.params.id);
        const seo = context.includeHidden
          ? { seo: await findSeo(app.db, city.moduleId, row.id, context.language) }
          : {};
        return { data: { ...row, ...(await cityParts(context, row, request.query.view)), ...seo } };
      });
    },
  );

  app.get(
    '/city/:id/destinations',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Places of a city with coordinates, for a map',
        params: z.object({ id: idOrSlug }),
        querystring: optionalLanguage,
        response: { 200: dataOf(z.array(resourceRow)), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/city', async () => {
        const row = await findContent(city, context, request.params.id);
        return { data: await destinations(context, row.id) };
      });
    },
  );

  contentRoutes(app, city, {
    base: '/city',
    tag,
    updateMethods: ['PUT'],
    detail: editorCity,
    enrich: async (_app, _request, row) => ({
      galleries: await readModule(
        { db: app.db, language: row.lang_id === 'en' ? 'en' : 'vi' },
        '_CITY',
        row.id,
      ),
    }),
  });
};
