import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { signedInAs } from '../factories/admin';
import { addLanguages } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { filledPath, type JsonSchema, type Operation, operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const app = await testApp();
await addLanguages(app);
const { token: adminToken } = await signedInAs(app);
const { token: customerToken } = await signedInCustomer(app);

const operations = operationsOf(app).filter(({ takesForm }) => !takesForm);
const named = (chosen: readonly Operation[]) =>
  chosen.map((operation) => ({ name: `${operation.method} ${operation.path}`, operation }));

const tokenFor = ({ access }: Operation) => (access === 'customer' ? customerToken : adminToken);

const ask = (operation: Operation, given: { body?: object; query?: Record<string, string> }) => {
  const path = filledPath(operation);
  const query = new URLSearchParams(given.query).toString();
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const request = supertest(app.server)
    [method](query ? `${path}?${query}` : path)
    .set('authorization', `Bearer ${tokenFor(operation)}`)
    .set('if-match', '*')
    .set('accept-language', 'en');
  return given.body ? request.send(given.body) : request;
};

const refuses = async (operation: Operation, given: Parameters<typeof ask>[1], field: string) => {
  const answer = await ask(operation, given);
  expect({ status: answer.status, code: answer.body.code }, JSON.stringify(given)).toEqual({
    status: 422,
    code: 'invalid',
  });
  const named = Object.keys(answer.body.errors).some(
    (name) => name === field || name.startsWith(`${field}.`),
  );
  expect(named, `${JSON.stringify(given)} → ${JSON.stringify(answer.body.errors)}`).toBe(true);
  for (const messages of Object.values<string[]>(answer.body.errors)) {
    expect(messages[0]).toMatch(/\S+ \S+/);
  }
};

const typesOf = (schema: JsonSchema): string[] => [
  ...[schema.type ?? []].flat(),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(typesOf),
];

const isText = (schema: JsonSchema) => {
  const types = typesOf(schema);
  return types.includes('string') && types.every((type) => type === 'string' || type === 'null');
};

/** Taken as they are typed, never shown and never stored as text. */
const isSecret = (field: string) => /password|token/.test(field);

const longest = (schema: JsonSchema): number | undefined =>
  schema.maxLength ?? (schema.anyOf ?? []).map(longest).find((length) => length !== undefined);

describe('what a call was not made for is refused, and the field named', () => {
  const withBody = operations.filter(({ body }) => body?.properties);

  it('knows the calls', () => expect(withBody.length).toBeGreaterThan(80));

  it.each(named(withBody))('$name: unknown fields', async ({ operation }) => {
    await refuses(operation, { body: { is_super_admin: true } }, 'is_super_admin');
    await refuses(operation, { body: { lang_id: 'en', password_hash: 'x' } }, 'password_hash');
  });

  it.each(named(withBody))(
    '$name: wrong types, other languages, control characters, over-long text',
    async ({ operation }) => {
      for (const [field, schema] of Object.entries(operation.body?.properties ?? {})) {
        const types = typesOf(schema);
        if (types.length > 0 && !types.includes('object')) {
          await refuses(operation, { body: { [field]: { a: { b: 1 } } } }, field);
        }
        if (field === 'lang_id') await refuses(operation, { body: { lang_id: 'fr' } }, 'lang_id');
        if (!isText(schema)) continue;
        await refuses(operation, { body: { [field]: 7 } }, field);
        if (!isSecret(field)) await refuses(operation, { body: { [field]: 'bell \u0007' } }, field);
        const length = longest(schema);
        if (length !== undefined && length < 500_000) {
          await refuses(operation, { body: { [field]: 'x'.repeat(length + 1) } }, field);
        }
      }
    },
  );

  // A body that is missing is told before a query.
  const withQuery = operations.filter(
    ({ parameters, body }) => !body && parameters.some((parameter) => parameter.in === 'query'),
  );

  it.each(named(withQuery))('$name: wrong queries', async ({ operation }) => {
    for (const { name, schema, ...parameter } of operation.parameters) {
      if (parameter.in !== 'query') continue;
      const types = typesOf(schema);
      if (name === 'lang_id') await refuses(operation, { query: { lang_id: 'fr' } }, 'lang_id');
      if (types.includes('integer'))
        await refuses(operation, { query: { [name]: '1; drop table blog' } }, name);
      if (name === 'page') await refuses(operation, { query: { page: '0' } }, 'page');
      if (name === 'keyword') {
        await refuses(operation, { query: { keyword: 'bell \u0007' } }, 'keyword');
        await refuses(operation, { query: { keyword: 'x'.repeat(201) } }, 'keyword');
      }
    }
  });
});
