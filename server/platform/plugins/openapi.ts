import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { DescribedKind } from '../openapi/described-kind';
import '../openapi/call-config';
import { errorResponses } from '../openapi/errors';
import { type Document, finishDocument } from '../openapi/finish';
import { ownChapters } from '../openapi/tags';
import { mayWantVersion } from './versions';

const compress = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip) as (text: string) => Promise<Buffer>,
};

/** Made and compressed once, at the first request for it: more than a megabyte would otherwise be written each time. */
function addDocumentRoute(app: FastifyInstance) {
  const once = async () => {
    const text = JSON.stringify(app.swagger());
    const [br, gzip] = await Promise.all([compress.br(text), compress.gzip(text)]);
    const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    return { bodies: { br, gzip, identity: text }, etag };
  };
  let made: ReturnType<typeof once> | undefined;
  app.get(
    '/openapi.json',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      made ??= once();
      const { bodies, etag } = await made;
      const accepted = request.headers['accept-encoding'] ?? '';
      const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .header('etag', `W/"${etag}"`)
        .type('application/json; charset=utf-8')
        .send(bodies[encoding]);
    },
  );
}

/** An app of its own, with nothing but the reference in it. */
async function openReference() {
  const reference = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await reference.register((await import('@scalar/fastify-api-reference')).default, {
    routePrefix: '/docs',
    hooks: {},
    configuration: {
      url: '/openapi.json',
      withDefaultFonts: false,
      // Nothing of the reference may call an outside service.
      telemetry: false,
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
  });
  return reference;
}

/** The reference reads some megabytes and a hundred modules: with its first reader, and not with each start. */
function addReferenceRoutes(app: FastifyInstance) {
  let opened: ReturnType<typeof openReference> | undefined;
  for (const url of ['/docs', '/docs/js/scalar.js']) {
    app.get(url, { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
      opened ??= openReference();
      const answer = await (await opened).inject({ url: request.url });
      const { 'content-type': type, location } = answer.headers;
      if (location) reply.header('location', location);
      return reply.status(answer.statusCode).type(String(type)).send(answer.rawPayload);
    });
  }
}

/** What the document is told of the kinds of records that there are, and of fixed values. */
export interface OpenapiOptions {
  /** Chapters of the reference by name, before those that tell of no single kind. */
  chapters: Readonly<Record<string, string>>;
  kinds: readonly DescribedKind[];
  /** Fixed sets of values by name. */
  values: Readonly<Record<string, unknown>>;
  /** Those that only the back office needs. */
  officeValues: Readonly<Record<string, unknown>>;
}

/** `/openapi.json` from the routes' own schemas, and a reference for people at `/docs`. */
export const openapiPlugin = fp(async (app: FastifyInstance, options: OpenapiOptions) => {
  const { chapters, kinds, values, officeValues } = options;
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Visit Vietnam API',
        version: '1.0.0',
        description:
          'Content, search and administration of the Visit Vietnam site. Times are Vietnam time, money is VND. The conventions are in docs/api.md.',
        license: { name: 'Not licensed for use by others', identifier: 'LicenseRef-Unlicensed' },
      },
      servers: [{ url: '/', description: 'The API itself; the site passes /api/* through to it' }],
      components: {
        securitySchemes: {
          adminToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'Token from POST /login, or the cookie admin_token',
          },
          customerToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'Token from POST /customers/login, or the cookie customer_token',
          },
        },
      },
    },
    transformObject: (parts) => {
      const document = jsonSchemaTransformObject(parts);
      finishDocument(document as Document, { ...chapters, ...ownChapters });
      Object.assign(document, { 'x-kinds': kinds, 'x-values': values, 'x-office-values': officeValues });
      return document;
    },
    transform: ({ schema, url, route, ...rest }) => {
      const access = route.config?.access;
      const security =
        access === undefined || access === 'public'
          ? []
          : [{ [access === 'customer' ? 'customerToken' : 'adminToken']: [] }];
      const errors = errorResponses({
        access,
        adminRead: route.config?.adminRead !== undefined,
        method: [route.method].flat()[0] ?? 'GET',
        hasParams: schema?.params !== undefined,
        hasBody: schema?.body !== undefined,
        hasInput: [schema?.params, schema?.querystring, schema?.body].some((part) => part !== undefined),
        isVersioned: mayWantVersion({ ...route, schema, url }),
      });
      const described = jsonSchemaTransform({
        ...rest,
        route,
        url,
        schema: { ...schema, response: { ...errors, ...(schema?.response as object) } },
      });
      const { adminRead, readOnly, uncached, asksPartners } = route.config ?? {};
      return {
        ...described,
        schema: {
          ...described.schema,
          security,
          'x-access': access,
          ...(adminRead ? { 'x-admin-read': adminRead } : {}),
          ...(readOnly ? { 'x-read-only': true } : {}),
          ...(uncached ? { 'x-uncached': true } : {}),
          ...(asksPartners ? { 'x-asks-partners': true } : {}),
        },
      };
    },
  });
  addReferenceRoutes(app);
  addDocumentRoute(app);
});
