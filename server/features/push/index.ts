import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { ApiError, invalidField } from '../../errors';
import { id, text } from '../../fields';
import { languageOf } from '../../kernel/context';
import { alertKinds, alertSeverities } from '../../kinds/alert/kind';
import { langId, languageCodes } from '../../language';
import { limitAttempts } from '../../platform/limits/attempts';
import { fromNetwork } from '../../platform/limits/from-network';
import { message } from '../../platform/messages';
import { pushServiceOf } from '../../platform/push/hosts';
import { pushKeysOf } from '../../platform/push/settings';
import { dataOf, messageOnly, writtenOf } from '../../platform/responses';
import { takeNews } from './news';
import { findSubscription, keepSubscription, withdraw } from './subscriptions';
import { pushWorker } from './worker';

const tags = ['Alerts'];
const config = { access: 'public' } as const;

/** A whole network of phones may ask within an hour; somebody who fills the table doesn't get far. */
const kept = { name: 'push-subscription', maximum: 200, windowSeconds: 3600 };

const endpoint = text(1000).meta({
  description: 'As the browser has it; who knows it may change and end what was asked for',
});

const towns = z
  .array(id)
  .min(1)
  .max(100)
  .nullable()
  .meta({ description: 'Destinations that alerts have to concern; null for the whole country' });

const spoken = z.enum(languageCodes);
const wish = z.object({ lang_id: spoken, city_ids: towns });

/** Alerts on devices whose owners asked for them (Web Push). Without keys in the configuration there is no asking. */
export const pushRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const keys = pushKeysOf(app.env);

  app.get(
    '/push/key',
    {
      config,
      schema: {
        tags,
        summary: 'The key with which a browser subscribes to alerts',
        querystring: z.object({ lang_id: langId.optional() }),
        response: {
          200: dataOf(
            z.object({
              public_key: z.string().nullable().meta({ description: 'null: alerts are not pushed here' }),
            }),
          ),
        },
      },
    },
    async () => ({ data: { public_key: keys?.publicKey ?? null } }),
  );

  app.put(
    '/push/subscription',
    {
      config,
      schema: {
        tags,
        summary: 'Have alerts told to a browser from now on, or change which',
        description:
          'Each alert is told once, in the language that was asked for. The push service of the browser is told that there is something, and nothing of it.',
        body: z.strictObject({
          endpoint,
          lang_id: langId,
          city_ids: towns,
          replaces: endpoint
            .optional()
            .meta({ description: 'The endpoint before, which the browser has changed: its wish goes on' }),
        }),
        response: { 200: writtenOf(wish) },
      },
    },
    async (request) => {
      const { lang_id, city_ids, replaces, endpoint: given } = request.body;
      if (!keys) throw new ApiError('not_found');
      if (!pushServiceOf(given, app.env.PUSH_HOSTS)) throw invalidField('endpoint', 'push_service_unknown');
      await limitAttempts(app.db, [fromNetwork(kept, request.ip)]);
      const cityIds = city_ids && [...new Set(city_ids)];
      await app.db.transaction((tx) =>
        keepSubscription(tx, { endpoint: given, language: lang_id, cityIds, replaces }),
      );
      return { message: message(lang_id, 'push_kept'), data: { lang_id, city_ids: cityIds } };
    },
  );

  app.post(
    '/push/subscription/find',
    {
      config,
      schema: {
        tags,
        summary: 'What a browser asked to be told of',
        body: z.strictObject({ endpoint }),
        response: { 200: dataOf(wish) },
      },
    },
    async (request) => {
      const found = await findSubscription(app.db, request.body.endpoint);
      if (!found) throw new ApiError('not_found');
      return { data: { lang_id: spoken.parse(found.lang_id), city_ids: found.city_ids } };
    },
  );

  app.post(
    '/push/subscription/withdraw',
    {
      config,
      schema: {
        tags,
        summary: 'Have a browser told nothing any more, and forget it',
        body: z.strictObject({ endpoint, lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      await withdraw(app.db, request.body.endpoint);
      return { message: message(languageOf(request, request.body.lang_id), 'push_withdrawn') };
    },
  );

  app.post(
    '/push/news',
    {
      config,
      schema: {
        tags,
        summary: 'Alerts that a browser was woken for, once',
        body: z.strictObject({ endpoint }),
        response: {
          200: dataOf(
            z.array(
              z.object({
                id: z.int(),
                lang_id: spoken,
                kind: z.enum(alertKinds),
                severity: z.enum(alertSeverities),
                title: z.string(),
                description: z.string(),
              }),
            ),
          ),
        },
      },
    },
    async (request) => ({ data: await takeNews(app.db, request.body.endpoint) }),
  );

  pushWorker(app);
};
