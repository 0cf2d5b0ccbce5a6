import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { flagQuery, idOrSlug, integerQuery } from '../../fields';
import { readContext } from '../../kernel/context';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { rateRoute } from '../../kernel/rate-route';
import { checkPerPage, listQuerySchema, oneQuery } from '../../kernel/read-schemas';
import { contentRoutes } from '../../kernel/routes';
import { langId } from '../../language';
import { hotelTypes, resourceTypes } from '../../place-kinds';
import { dataOf, listOf } from '../../platform/responses';
import { readModule } from '../gallery';
import { resource, resourceGallery } from './kind';
import { kindRoutes } from './kind-routes';
import { listPlaces } from './lists';
import { placePage } from './parts';
import { roomRoutes } from './room/routes';
import { editorResource, resourceDetail, resourceRow } from './shapes';
import { typeFilter, vrFilter } from './type-filter';

const base = '/resources';
const tag = 'Places';
const byId = z.object({ id: idOrSlug });
const anyKind = { kinds: resourceTypes, notFound: 'resource_not_found' } as const;

const filters = {
  resource_type: typeFilter,
  city_id: integerQuery.default(0).meta({ description: '0 = all' }),
  hotel_type: z
    .enum(['', ...hotelTypes])
    .default('')
    .meta({ description: 'Of accommodation; empty = all' }),
  is_historic: flagQuery.optional(),
  vr: vrFilter,
};

/** Places: reads for visitors, ratings of customers, and the writes that all content has. */
export const resourceRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  kindRoutes(app);

  for (const path of ['/common/resource', '/resource']) {
    app.get(
      `${path}/:id`,
      {
        config: { access: 'public' },
        schema: {
          tags: [tag],
          summary: 'One place of any kind, by id or slug',
          params: byId,
          querystring: z.object({ lang_id: langId.optional() }),
          response: { 200: z.object({ oneResources: resourceDetail }), 301: movedSchema },
        },
      },
      async (request, reply) => {
        const context = readContext(app, request, request.query.lang_id);
        return findOrMoved(reply, path, async () => ({
          oneResources: await placePage(context, request.params.id, anyKind),
        }));
      },
    );
  }

  app.get(
    base,
    {
      config: { access: 'public', adminRead: 'resource.read' },
      schema: {
        tags: [tag],
        summary: 'Places of all kinds in their order',
        querystring: listQuerySchema(filters),
        response: { 200: listOf(resourceRow) },
      },
    },
    async (request) => {
      const { page, per_page, lang_id, translation, resource_type, hotel_type, ...query } = request.query;
      checkPerPage(request, per_page);
      const resource_types = resource_type ? [resource_type] : [];
      const hotel_types = hotel_type ? [hotel_type] : [];
      return listPlaces(
        readContext(app, request, lang_id),
        { ...query, resource_types, hotel_types },
        { page, per_page, translation },
      );
    },
  );

  app.get(
    `${base}/:id`,
    {
      config: { access: 'public', adminRead: 'resource.read' },
      schema: {
        tags: [tag],
        summary: 'One place of any kind; with admin=1 with all fields to edit',
        params: byId,
        querystring: oneQuery,
        response: { 200: dataOf(resourceDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, base, async () => ({
        data: await placePage(context, request.params.id, anyKind),
      }));
    },
  );

  roomRoutes(app);
  rateRoute(app, resource, { base, tag });
  contentRoutes(app, resource, {
    base,
    tag,
    updateMethods: ['PUT'],
    detail: editorResource,
    enrich: async (_app, _request, row) => ({
      galleries: await readModule(
        { db: app.db, language: row.lang_id === 'en' ? 'en' : 'vi' },
        resourceGallery,
        row.id,
      ),
    }),
  });
};
