import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { listQuery } from '../../fields';
import { readContext } from '../../kernel/context';
import { listItems } from '../../kernel/items/list';
import { removeOneRoute } from '../../kernel/items/remove-routes';
import { itemRoutes } from '../../kernel/items/routes';
import { socialLinkRow } from '../../kernel/items/shapes';
import { checkPerPage } from '../../kernel/read-schemas';
import { listOf } from '../../platform/responses';
import { socialLink } from './kind';

const tag = 'Social links';

/** A site has few: the first page has them all, unless somebody asks for less. */
const perPage = 100;

/** The organisation's accounts on social networks. */
export const socialRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const routes = {
    base: '/setting/social',
    tag,
    row: socialLinkRow,
    create: '/setting/social',
    update: { methods: ['POST', 'PUT'], url: '/setting/social/:id' },
    status: { method: 'PUT', url: '/setting/social/status/:id' },
  } as const;

  app.get(
    '/setting/social',
    {
      config: { access: 'public', adminRead: 'setting.read' },
      schema: {
        tags: [tag],
        summary: 'Social links in their order',
        querystring: z.object({ ...listQuery, per_page: listQuery.per_page.default(perPage) }),
        response: { 200: listOf(socialLinkRow) },
      },
    },
    async (request) => {
      const { query } = request;
      checkPerPage(request, query.per_page);
      return listItems(socialLink, readContext(app, request, query.lang_id), query);
    },
  );

  itemRoutes(app, socialLink, routes);
  removeOneRoute(app, socialLink, routes);
};
