import { isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { planYourTripItems } from '../../../db/schema';
import type { App } from '../../app-type';
import { readContext } from '../../kernel/context';
import { itemRows, listItems } from '../../kernel/items/list';
import { languageBody, listBody } from '../../kernel/items/list-input';
import { removeManyRoute, restoreRoute } from '../../kernel/items/remove-routes';
import { itemRoutes } from '../../kernel/items/routes';
import { planYourTripRow } from '../../kernel/items/shapes';
import { filterBody } from '../../platform/empty-values';
import { dataOf, listOf } from '../../platform/responses';
import { planYourTrip } from './kind';

const tag = 'Plan your trip';

const base = '/planyourtrip/admin';

/** What editors do with one entry, with several, and with their order. */
const recordRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const routes = {
    base: '',
    tag,
    row: planYourTripRow,
    create: '/store',
    update: { methods: ['POST'], url: '/update/:id' },
    status: { method: 'POST', url: '/status/:id' },
  } as const;
  itemRoutes(app, planYourTrip, routes);
  removeManyRoute(app, planYourTrip, routes);
  restoreRoute(app, planYourTrip, routes);
};

/** The same under the names that they had first, for clients that know these. */
const aliasRoutes = async (fastify: FastifyInstance) => {
  fastify.addHook('onRoute', (route) => {
    const description = `Another name of \`${base}${route.routePath.replace(/:(\w+)/g, '{$1}')}\`, which is the one to use.`;
    route.schema = { ...route.schema, deprecated: true, description };
  });
  await recordRoutes(fastify);
};

/** The plan-your-trip menu and its pictures, and the writes that all items have. */
export const planYourTripRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.post(
    `${base}/list`,
    {
      config: { access: 'plan_your_trip.read' },
      schema: {
        tags: [tag],
        summary: 'Entries, for editors',
        body: filterBody(z.strictObject(listBody).prefault({})),
        response: { 200: listOf(planYourTripRow) },
      },
    },
    async (request) => listItems(planYourTrip, readContext(app, request, request.body.lang_id), request.body),
  );

  app.post(
    '/planyourtrip/website/header-menu',
    {
      config: { access: 'public', readOnly: true },
      schema: {
        tags: [tag],
        summary: 'Entries of the menu in the head of each page',
        body: languageBody,
        response: { 200: dataOf(z.array(planYourTripRow)) },
      },
    },
    async (request) => ({
      data: await itemRows(planYourTrip, readContext(app, request, request.body?.lang_id)),
    }),
  );

  app.post(
    '/planyourtrip/website/gallery',
    {
      config: { access: 'public', readOnly: true },
      schema: {
        tags: [tag],
        summary: 'Entries that have a picture, for the page',
        body: languageBody,
        response: { 200: dataOf(z.array(planYourTripRow)) },
      },
    },
    async (request) => {
      const where = [isNotNull(planYourTripItems.image_id)];
      return {
        data: await itemRows(planYourTrip, readContext(app, request, request.body?.lang_id), { where }),
      };
    },
  );

  await app.register(recordRoutes, { prefix: base });
  await app.register(aliasRoutes, { prefix: '/planyourtrip' });
};
