import fastifySwagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { errorSchema } from '../responses';

type OpenapiDocument = ReturnType<typeof jsonSchemaTransformObject>;

/** Named schemas come in a form for what is sent and one for what is answered; only those that a route uses are kept. */
const withoutUnused = (document: OpenapiDocument): OpenapiDocument => {
  if (!('components' in document) || !document.components?.schemas) return document;
  const text = JSON.stringify(document);
  const used = Object.entries(document.components.schemas).filter(([name]) =>
    text.includes(`"#/components/schemas/${name}"`),
  );
  return Object.assign(document, {
    components: { ...document.components, schemas: Object.fromEntries(used) },
  });
};

/** `/openapi.json` from the routes' own schemas, and a reference for people at `/docs`. */
export const openapiPlugin = fp(async (app: FastifyInstance) => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Visit Vietnam API',
        version: '1.0.0',
        description:
          'Content, search and administration of the Visit Vietnam site. Times are Vietnam time, money is VND.',
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
    transformObject: (parts) => withoutUnused(jsonSchemaTransformObject(parts)),
    transform: ({ schema, url, route, ...rest }) => {
      const access = route.config?.access;
      const security =
        access === undefined || access === 'public'
          ? []
          : [{ [access === 'customer' ? 'customerToken' : 'adminToken']: [] }];
      const errors = { '4xx': errorSchema };
      const described = jsonSchemaTransform({
        ...rest,
        route,
        url,
        schema: { ...schema, response: { ...(schema?.response as object), ...errors } },
      });
      return { ...described, schema: { ...described.schema, security, 'x-access': access } };
    },
  });
  await app.register(scalar, {
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
  app.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
});
