import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';
import { createDatabase } from '../db/client';
import type { App } from './app-type';
import { databaseOptions } from './database-addresses';
import type { Env } from './env';
import { apiValues, officeValues } from './features/api-values';
import { describedKinds } from './features/back-office/described-kinds';
import { keepRowsReady } from './kernel/ready-rows';
import { holdTotals } from './kernel/totals';
import { kindChapters } from './kinds';
import { modules } from './modules';
import { answersCachePlugin } from './platform/answers-cache';
import { changesPlugin } from './platform/changes';
import { addDrain } from './platform/drain';
import { editionOf } from './platform/edition';
import { JsonText } from './platform/json-text';
import { logging } from './platform/logger';
import { partnersPlugin } from './platform/partners';
import { authPlugin } from './platform/plugins/auth';
import { errorsPlugin, refuseUnroutable } from './platform/plugins/errors';
import { httpPlugin } from './platform/plugins/http';
import { openapiPlugin } from './platform/plugins/openapi';
import { overduePlugin } from './platform/plugins/overdue';
import { overloadPlugin } from './platform/plugins/overload';
import { previewPlugin } from './platform/plugins/preview';
import { versionsPlugin } from './platform/plugins/versions';
import { readyDetailsPlugin } from './platform/ready-details';
import { replicasPlugin } from './platform/replicas';
import { shareConnections } from './platform/shared-port';
import { validatorCompiler } from './platform/validation';

/**
 * Answers are made from allow-listed selections, so that production needs no second look at each of them. Tests parse
 * every answer with the schema that its route declares: a field too many, too few or of another type fails there.
 */
const serializers = {
  checked: (schema: ZodType) => (data: unknown) => {
    if (!(data instanceof JsonText)) return JSON.stringify(schema.parse(data));
    schema.parse(JSON.parse(data.text));
    return data.text;
  },
  plain: () => (data: unknown) => (data instanceof JsonText ? data.text : JSON.stringify(data)),
};

/** Puts the API together. Nothing listens and nothing connects yet. */
export const createApp = async (env: Env, { logStream }: { logStream?: Writable } = {}): Promise<App> => {
  const app = Fastify({
    ...logging(env, logStream),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    requestTimeout: 60_000,
    frameworkErrors: refuseUnroutable,
    // What has come on an open connection is answered; the answer ends the connection.
    return503OnClosing: false,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    // The longest are names of link previews.
    routerOptions: { maxParamLength: 1024, ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();

  const { db, close, writes, replicas } = createDatabase(env.DATABASE_URL ?? '', {
    applicationName: 'visit-vietnam-api',
    ...databaseOptions(env),
  });
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT)
    (await import('./platform/tracing')).traceApp(app, 'visit-vietnam-api');
  addDrain(app);
  shareConnections(app.server);
  app.decorate('env', env);
  app.decorate('db', db);
  app.decorate('replicas', replicas);
  app.addHook('onClose', close);

  app.setValidatorCompiler(validatorCompiler);
  const serialize = env.NODE_ENV === 'test' ? serializers.checked : serializers.plain;
  app.setSerializerCompiler<ZodType>(({ schema }) => serialize(schema));

  await app.register(errorsPlugin);
  await app.register(overduePlugin, {});
  await app.register(changesPlugin, { writes });
  holdTotals(db, app.validity);
  // Replicas have none.
  const ready = replicas
    ? null
    : keepRowsReady(db, editionOf(env), (error) => app.log.warn({ err: error }, 'rows were not stored'));
  app.decorate('rowsStored', async () => ready?.settled());
  app.addHook('onClose', app.rowsStored);
  if (replicas) await app.register(replicasPlugin, { replicas });
  // Before the ETag: whoever has the answer already is sent none, and the others want it all the same.
  await app.register(answersCachePlugin);
  await app.register(httpPlugin);
  app.addHook('onRequest', app.sendCached);
  // Before everything that costs time for each request.
  await app.register(overloadPlugin);
  await app.register(authPlugin);
  await app.register(previewPlugin);
  await app.register(versionsPlugin);
  // After those that say who asks.
  await app.register(readyDetailsPlugin);
  await app.register(openapiPlugin, {
    chapters: kindChapters,
    kinds: describedKinds,
    values: apiValues,
    officeValues,
  });
  await app.register(partnersPlugin);
  for (const module of modules) await app.register(module);
  return app;
};
