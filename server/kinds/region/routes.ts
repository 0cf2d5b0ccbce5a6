import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cities } from '../../../db/schema';
import type { App } from '../../app-type';
import { idOrSlug } from '../../fields';
import { cardSchema, inView, viewQuery } from '../../kernel/cards';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { answerList, listRows } from '../../kernel/list';
import { checkPerPage, detailShape, listQuerySchema, oneQuery } from '../../kernel/read-schemas';
import { contentRoutes } from '../../kernel/routes';
import { findSeo } from '../../kernel/seo';
import { langId } from '../../language';
import { contentRowShape, dataOf, listOf } from '../../platform/responses';
import { cityRow } from '../city';
import { city } from '../city/kind';
import { region } from './kind';

const tag = 'Regions';

const regionRow = z.object({ ...contentRowShape, city_count: z.number().int() }).meta({ id: 'RegionRow' });
const editorRegion = regionRow.extend(detailShape).meta({ id: 'EditorRegion' });
const regionDetail = editorRegion
  .partial({ seo: true })
  .extend({ cities: z.array(cityRow) })
  .meta({ id: 'Region' });

const homeRegions = z.array(
  z.union([
    regionRow.extend({ cities: z.array(cityRow) }),
    cardSchema(regionRow).extend({ cities: z.array(cardSchema(cityRow)) }),
  ]),
);

const homeLimit = 6;
const memberLimit = 100;

/** Regions: reads for visitors, and the writes that all content has. */
export const regionRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/region',
    {
      config: { access: 'public', adminRead: 'region.read' },
      schema: {
        tags: [tag],
        summary: 'Regions in their order',
        querystring: listQuerySchema({}),
        response: { 200: listOf(regionRow) },
      },
    },
    async (request) => {
      checkPerPage(request, request.query.per_page);
      return answerList(region, readContext(app, request, request.query.lang_id), request.query);
    },
  );

  app.get(
    '/region/list-in-home',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Regions, each with up to 6 highlighted cities',
        querystring: z.object({ lang_id: langId.optional(), ...viewQuery }),
        response: { 200: dataOf(homeRegions) },
      },
    },
    async (request) => {
      const { lang_id, view } = request.query;
      const context = readContext(app, request, lang_id);
      const [regions, highlighted] = await Promise.all([
        listRows(region, context, { per_page: memberLimit }),
        listRows(city, context, { per_page: 10_000, where: [eq(cities.is_highlight, true)] }),
      ]);
      const data = regions.map((row) => ({
        ...row,
        cities: inView(
          view,
          highlighted.filter((member) => member.region?.id === row.id).slice(0, homeLimit),
        ),
      }));
      return { data: inView(view, data) };
    },
  );

  app.get(
    '/region/:id',
    {
      config: { access: 'public', adminRead: 'region.read' },
      schema: {
        tags: [tag],
        summary: 'One region with its cities',
        params: z.object({ id: idOrSlug }),
        querystring: oneQuery,
        response: { 200: dataOf(regionDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/region', async () => {
        const row = await findContent(region, context, request.params.id);
        const members = await listRows(city, context, {
          per_page: memberLimit,
          where: [eq(cities.region_id, row.id)],
        });
        const seo = context.includeHidden
          ? { seo: await findSeo(app.db, region.moduleId, row.id, context.language) }
          : {};
        return { data: { ...row, cities: members, ...seo } };
      });
    },
  );

  contentRoutes(app, region, { base: '/region', tag, updateMethods: ['POST'], detail: editorRegion });
};
