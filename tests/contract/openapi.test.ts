import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { addExamples, type Schema } from '../../server/platform/openapi/examples';
import { testApp } from '../factories/test-app';

const app = await testApp();
const document = (await app.inject('/openapi.json')).json();
const operations: Array<{ name: string; operation: Record<string, unknown> }> = Object.entries(
  document.paths as Record<string, Record<string, Record<string, unknown>>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
);

it('is what the linter calls a good document', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // The specification's paths are so: `/blogs/{id}` beside `/blogs/list`. The router prefers the fixed one.
      'no-ambiguous-paths': 'off',
      'no-invalid-schema-examples': 'error',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'operation-operationId': 'error',
    },
  });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  const told = problems
    // Whether the process is up, or what maps stand on, can't be asked wrongly.
    .filter(
      ({ ruleId, location }) =>
        !(
          ruleId === 'operation-4xx-response' &&
          /~1(health|version|base-map)/.test(location[0]?.pointer ?? '')
        ),
    )
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  expect(told).toEqual([]);
});

it('has chapters that are described, and none without a call', () => {
  const used = new Set(operations.flatMap(({ operation }) => operation.tags as string[]));
  const described = (document.tags as Array<{ name: string }>).map(({ name }) => name);
  expect([...used].sort()).toEqual([...described].sort());
});

const withoutExample = (path: string, schema: Schema): string[] => {
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(([name, field]) => [`${path}.${name}`, field] as const),
    ...(schema.items ? [[`${path}[]`, schema.items] as const] : []),
  ];
  const isPlain = ['string', 'number', 'integer', 'boolean'].includes(String(schema.type));
  const own = isPlain && schema.examples === undefined && schema.format !== 'binary' ? [path] : [];
  return [...own, ...inner.flatMap(([name, field]) => withoutExample(name, field))];
};

it('has an example of every field that is sent or answered', () => {
  const named = Object.entries((document.components?.schemas ?? {}) as Record<string, Schema>);
  const bodies = operations.flatMap(({ name, operation }) => {
    const content = (operation.requestBody as { content?: Record<string, { schema: Schema }> })?.content;
    return Object.values(content ?? {}).map(({ schema }) => [name, schema] as const);
  });
  expect([...named, ...bodies].flatMap(([name, schema]) => withoutExample(name, schema))).toEqual([]);
});

it('never gives an example that the field would refuse', () => {
  const narrow: Schema = { type: 'string', pattern: '^never$' };
  addExamples('title', narrow);
  expect(narrow.examples).toBeUndefined();
});
