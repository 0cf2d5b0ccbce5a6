import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema, Operation } from './openapi';

/** Texts that have broken servers before: NUL, halves of a surrogate pair, prototype keys, quotes, patterns, sizes. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\ufeff',
  '\u202etxet',
  'Ha\u0300 No\u0323\u0302i',
  '🏝️'.repeat(200),
  '\u{1d160}'.repeat(90),
  'x'.repeat(70_000),
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  "'; drop table blog; --",
  '\\',
  '%',
  '%00',
  '%zz',
  '/en/city/%00',
  '/vi/blogs/%ed%a0%80',
  '../../../etc/passwd',
  '/media/../../x',
  '$1',
  '{"a":1}',
  '{1,2}',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '1e309',
  '٣',
  '2147483648',
  '9223372036854775808',
  '0000-01-01 00:00:00',
  '2026-02-30 24:00:00',
  '275760-09-13 00:00:00',
  'a@b',
  'a@b.vn',
  'javascript:alert(1)',
  'line\n    at break (file.ts:1:1)',
] as const;

const numbers = [-1, -0, 0, 0.5, 1e-50, 5e-324, 1e39, 1e308, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63] as const;

export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const nested = (depth: number): unknown => JSON.parse(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`);

/** Any JSON value, the unpleasant ones first. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...numbers, null, true, false, [], {}, [null], [[]], { length: 1 }, nested(500)),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(hostileText, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const typesOf = ({ type }: JsonSchema) => [type ?? []].flat();

const wellMeantText = (schema: JsonSchema): Arbitrary<string> => {
  if (schema.format === 'email') return fc.constantFrom('a@visit.example', 'no-one@visit.example');
  if (schema.format === 'uri') return fc.constant('https://visit.example/a?b=c');
  if (schema.pattern?.includes('\\d{4}-'))
    return fc.constantFrom('2026-10-12 08:00:00', '9999-12-31 23:59:59');
  if (schema.pattern?.includes('media')) return fc.constant('/media/00000000000000000000000000000000.jpg');
  if (schema.pattern?.includes('A-Z0-9')) return fc.stringMatching(/^[A-Z0-9]{2,8}$/);
  if (schema.pattern) return fc.stringMatching(/^[a-z]{3,12}(-[a-z]{2,9})?$/);
  return fc.string({ unit: 'grapheme', minLength: Math.max(1, schema.minLength ?? 0), maxLength: 60 });
};

const fittingText = (schema: JsonSchema): Arbitrary<string> =>
  fc.oneof({ weight: 20, arbitrary: wellMeantText(schema) }, { weight: 1, arbitrary: hostileText });

const fittingNumber = ({ minimum = -1000, maximum = 1000 }: JsonSchema, whole: boolean): Arbitrary<number> =>
  whole
    ? fc.oneof(
        fc.integer({ min: Math.max(minimum, 1), max: Math.max(minimum, Math.min(Math.max(maximum, 1), 6)) }),
        fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 2 ** 31 - 1)) }),
      )
    : fc.double({ min: minimum, max: maximum, noNaN: true });

/** A value that mostly fits a schema. */
export const fitting = (schema: JsonSchema): Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = typesOf(schema);
  if (types.includes('string')) return fittingText(schema);
  if (types.includes('integer') || types.includes('number'))
    return fittingNumber(schema, types.includes('integer'));
  if (types.includes('boolean')) return fc.boolean();
  if (types.includes('null')) return fc.constant(null);
  if (types.includes('array'))
    return fc.array(fitting(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
  if (schema.properties) {
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, fitting(inner)])),
      { requiredKeys: schema.required ?? [] },
    );
  }
  return hostileValue;
};

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Lone surrogates have no place in an address. */
const encode = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));

const path = ({ path: template, parameters }: Operation): Arbitrary<string> => {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const values = inPath.map(({ schema }) =>
    fc.oneof({ weight: 3, arbitrary: fitting(schema).map(asText) }, { weight: 2, arbitrary: hostileText }),
  );
  return fc
    .tuple(...values)
    .map((given) =>
      inPath.reduce(
        (made, { name }, index) => made.replace(`{${name}}`, () => encode(given[index] ?? '').slice(0, 2000)),
        template,
      ),
    );
};

const query = ({ parameters }: Operation): Arbitrary<string> => {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const strangers = [
    '__proto__',
    'constructor',
    'sort',
    'order_by',
    'types[]',
    'types[0]',
    'admin',
    'lang_id',
  ];
  const pair = fc.oneof(
    ...known.map(({ name, schema }) =>
      fc
        .oneof({ weight: 3, arbitrary: fitting(schema).map(asText) }, { weight: 2, arbitrary: hostileText })
        .map((value) => `${encode(name)}=${encode(value).slice(0, 8000)}`),
    ),
    fc
      .tuple(fc.constantFrom(...strangers), hostileText)
      .map(([name, value]) => `${name}=${encode(value).slice(0, 8000)}`),
  );
  return fc.array(pair, { maxLength: 5 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
};

/** A body that fits but for at most a few fields, as JSON text: what no object can hold (a `__proto__` key) is there too. */
const body = (schema: JsonSchema): Arbitrary<string> => {
  const names = Object.keys(schema.properties ?? {});
  const broken = fc.dictionary(fc.constantFrom(...names, 'id', 'constructor', 'toString'), hostileValue, {
    maxKeys: 2,
  });
  const object = fc
    .tuple(fitting(schema), broken)
    .map(([fits, breaks]) =>
      JSON.stringify(typeof fits === 'object' && fits !== null ? { ...fits, ...breaks } : breaks),
    );
  return fc.oneof(
    { weight: 12, arbitrary: object },
    { weight: 2, arbitrary: hostileValue.map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{"__proto__":{"admin":1}}',
        '{"constructor":{"prototype":{}}}',
        '{',
        '',
        '1e400',
        '"',
        'nul',
        `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      ),
    },
  );
};

const headers = fc.record(
  {
    'accept-language': fc.constantFrom('vi', 'en;q=0', '*', 'vn,en;q=x', ';;;,,,', 'x'.repeat(2000)),
    'x-request-id': fc.constantFrom('12345678', 'bad id', "'", 'y'.repeat(300)),
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"', ''),
    cookie: fc.constantFrom('__Host-admin_token=x', '__proto__=1', '=;=', '__Host-customer_token=%zz'),
    origin: fc.constantFrom('null', 'https://evil.example', ':'),
    'sec-fetch-site': fc.constantFrom('cross-site', 'x'),
    // Another address each time, or the limits on tries would answer all that follows.
    'x-forwarded-for': fc.oneof(
      { weight: 9, arbitrary: fc.ipV4() },
      { weight: 1, arbitrary: fc.constant("' or 1=1") },
    ),
  },
  { requiredKeys: ['x-forwarded-for'] },
);

const contentType = fc.oneof(
  { weight: 15, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'x',
      'application/json; charset=utf-16',
    ),
  },
);

/** A request to one call, between a good one and a hopeless one. */
export const hostileRequest = (operation: Operation) =>
  fc.record({
    url: fc.tuple(path(operation), query(operation)).map((parts) => parts.join('')),
    headers,
    contentType,
    payload: operation.body
      ? fc.option(body(operation.body), { freq: 10, nil: undefined })
      : fc.constant(undefined),
  });
