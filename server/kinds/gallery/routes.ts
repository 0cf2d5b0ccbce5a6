import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { galleryItems } from '../../../db/schema';
import type { App } from '../../app-type';
import { id } from '../../fields';
import { readContext } from '../../kernel/context';
import { itemRows, listItems } from '../../kernel/items/list';
import { listBody } from '../../kernel/items/list-input';
import { removeManyRoute } from '../../kernel/items/remove-routes';
import { itemRoutes } from '../../kernel/items/routes';
import { galleryRow } from '../../kernel/items/shapes';
import { langId } from '../../language';
import { filterBody } from '../../platform/empty-values';
import { dataOf, listOf } from '../../platform/responses';
import { gallery } from './kind';
import { galleryModules } from './modules';
import { ownerIsLive } from './owners';
import { inModule } from './read';

const tag = 'Galleries';
const moduleName = z.enum(galleryModules);

const filters = {
  module: moduleName.optional(),
  entity_id: id.nullable().optional().meta({ description: 'Record that the items belong to' }),
};

/** Galleries and the blocks of guide pages: lists for visitors and editors, and the writes that all items have. */
export const galleryRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const routes = {
    base: '/gallery',
    tag,
    row: galleryRow,
    create: '/gallery/store',
    update: { methods: ['POST'], url: '/gallery/update/:id' },
    status: { method: 'POST', url: '/gallery/status/:id' },
  } as const;

  app.post(
    '/gallery/admin/list',
    {
      config: { access: 'gallery.read' },
      schema: {
        tags: [tag],
        summary: 'Items of a module, for editors',
        body: filterBody(z.strictObject({ ...listBody, ...filters }).prefault({})),
        response: { 200: listOf(galleryRow) },
      },
    },
    async (request) => {
      const { module, entity_id, ...query } = request.body;
      const where = [
        module ? eq(galleryItems.module, module) : undefined,
        entity_id ? eq(galleryItems.entity_id, entity_id) : undefined,
      ];
      return listItems(gallery, readContext(app, request, query.lang_id), { ...query, where });
    },
  );

  app.post(
    '/gallery/list/:module',
    {
      config: { access: 'public', readOnly: true },
      schema: {
        tags: [tag],
        summary: 'Live items of a module in their order',
        params: z.object({ module: moduleName }),
        body: filterBody(
          z.strictObject({ entity_id: filters.entity_id, lang_id: langId.optional() }).nullish(),
        ),
        response: { 200: dataOf(z.array(galleryRow)) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.body?.lang_id);
      const where = [
        inModule(request.params.module, request.body?.entity_id ?? null),
        ownerIsLive(context.language),
      ];
      return { data: await itemRows(gallery, context, { where }) };
    },
  );

  itemRoutes(app, gallery, routes);
  removeManyRoute(app, gallery, routes);
};
