import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { factRecords } from '../../../db/schema';
import type { App } from '../../app-type';
import { flagQuery, listQuery } from '../../fields';
import { readContext } from '../../kernel/context';
import { listItems } from '../../kernel/items/list';
import { removeOneRoute } from '../../kernel/items/remove-routes';
import { itemRoutes } from '../../kernel/items/routes';
import { factRow } from '../../kernel/items/shapes';
import { checkPerPage, listQuerySchema } from '../../kernel/read-schemas';
import { listOf } from '../../platform/responses';
import { fact, factKey, isPast } from './kind';
import { underPrefix } from './read';

const tag = 'Facts';

/** A topic has few facts: the first page has them all, unless somebody asks for less. */
const perPage = 100;

const filters = {
  prefix: factKey.optional().meta({ description: 'First part or parts of the key', example: 'visa' }),
  expired: flagQuery.optional().meta({ description: '1 = may no longer be trusted, 0 = may be' }),
  per_page: listQuery.per_page.default(perPage),
};

/** Facts with their sources and dates: a list for visitors and editors, and the writes that all items have. */
export const factRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const routes = {
    base: '/facts',
    tag,
    row: factRow,
    create: '/facts',
    update: { methods: ['POST', 'PUT'], url: '/facts/:id' },
    status: { method: 'PUT', url: '/facts/status/:id' },
  } as const;

  app.get(
    '/facts',
    {
      config: { access: 'public', adminRead: 'fact.read' },
      schema: {
        tags: [tag],
        summary: 'Facts that visitors act on, with source and dates, in their order',
        querystring: listQuerySchema(filters),
        response: { 200: listOf(factRow) },
      },
    },
    async (request) => {
      const { prefix, expired, ...query } = request.query;
      checkPerPage(request, query.per_page);
      const past = isPast(factRecords.expires_on);
      const where = [
        prefix === undefined ? undefined : underPrefix(prefix),
        expired === undefined ? undefined : sql`${past} = ${expired}`,
      ];
      return listItems(fact, readContext(app, request, query.lang_id), { ...query, where });
    },
  );

  itemRoutes(app, fact, routes);
  removeOneRoute(app, fact, routes);
};
