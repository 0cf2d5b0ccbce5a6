import { createRequire, syncBuiltinESMExports } from 'node:module';
import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type Span,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';

/** Asked every few seconds by machines, or open for as long as a process runs. */
const isUntraced = (url = ''): boolean => /^\/(health\/|metrics$|changes$)/.test(url);

/** Queries may carry secrets, and addresses are visitors': neither leaves the process. */
const discretion: SpanProcessor = {
  onStart(span: Span) {
    for (const name of ['url.full', 'http.url', 'http.target']) {
      const url = span.attributes[name];
      if (typeof url === 'string') span.setAttribute(name, url.split('?')[0] ?? '');
    }
    for (const name of ['url.query', 'client.address', 'http.client_ip'])
      if (span.attributes[name] !== undefined) span.setAttribute(name, '');
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
};

/**
 * Sends spans of what this process answers, of what it asks by fetch, and of its SQL to OTEL_EXPORTER_OTLP_ENDPOINT (which the
 * exporter reads itself, as it does OTEL_EXPORTER_OTLP_HEADERS; the sampler reads OTEL_TRACES_SAMPLER). SQL has placeholders
 * where its values are, which are not sent; of addresses what stands before `?`.
 */
const startTracing = (serviceName: string): NodeTracerProvider => {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [discretion, new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => isUntraced(url),
        disableOutgoingRequestInstrumentation: true,
      }),
      new UndiciInstrumentation({ ignoreRequestHook: ({ path }) => isUntraced(path) }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // They are changed where `require` hands them out; whoever imports them has the same objects, in whatever order they came.
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'pg']) require(name);
  syncBuiltinESMExports();
  return provider;
};

/** Names each request's span by the pattern of its route, and sends what is left when the app closes. */
export const traceApp = (app: FastifyInstance, serviceName: string): void => {
  const provider = startTracing(serviceName);
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    const span = route ? trace.getActiveSpan() : undefined;
    span?.updateName(`${request.method} ${route}`).setAttribute('http.route', route ?? '');
    done();
  });
  app.addHook('onClose', () => provider.shutdown());
};
