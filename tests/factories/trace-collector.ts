import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

/** The parts of a span as OTLP has it in JSON that tests look at. */
export interface SentSpan {
  service: string;
  traceId: string;
  name: string;
  attributes: Record<string, string | undefined>;
}

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));

/** Those traces that went from the site over the API to the database. */
export const throughAll = (spans: readonly SentSpan[]): SentSpan[][] =>
  [...new Set(spans.map(({ traceId }) => traceId))]
    .map((id) => spans.filter(({ traceId }) => traceId === id))
    .filter(
      (trace) =>
        ['visit-vietnam-web', 'visit-vietnam-api'].every((name) =>
          trace.some(({ service }) => service === name),
        ) && trace.some(({ attributes }) => Object.keys(attributes).some((key) => key.startsWith('db.'))),
    );

/** Takes spans by OTLP over HTTP, as a collector does. */
export const startTraceCollector = async () => {
  const spans: SentSpan[] = [];
  const server = createServer(async (request, answer) => {
    let text = '';
    for await (const part of request) text += part;
    for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans)
      for (const { spans: sent } of scopeSpans)
        for (const { traceId, name, attributes } of sent)
          spans.push({
            service: valuesOf(resource.attributes)['service.name'] ?? '',
            traceId,
            name,
            attributes: valuesOf(attributes),
          });
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, close: () => server.close() };
};
