/**
 * Examples for the API reference. Most fields are called the same everywhere, so that one example for each name serves
 * all calls; a schema's own example goes before it.
 */
const byName: Readonly<Record<string, unknown>> = {
  address: '49 Trần Hưng Đạo, Hoàn Kiếm, Hà Nội',
  alternates: { en: '/en/city/ha-noi', vi: '/vi/city/ha-noi' },
  author: 'Lê Thu Hà',
  canonical: '/en/city/ha-noi',
  city_code: 'HAN',
  closes: '17:00',
  code: 'cuisine',
  content: '<p>The lake is quiet before seven.</p>',
  created_at: '2026-10-12 08:00:00',
  date: '2026-12-04',
  description: 'Four seasons, a thousand years and the best breakfast in the country.',
  dial_code: '+84',
  email: 'ha.le@visitvietnam.example',
  end_date: '2026-09-26',
  full_name: 'Lê Thu Hà',
  icon: 'calendar',
  image: '/media/4f0c2a7e9b1d4c6f8a3e5b7d9c1f2e4a-1600x1200.jpg',
  image_alt: 'Fog over the lake at dawn',
  keyword: 'ha noi',
  lang_id: 'en',
  lat: 21.0287,
  link: '/itineraries',
  lon: 105.8524,
  message: 'Saved.',
  month: 10,
  name: 'Editor',
  new_password: 'rừng thông sương sớm',
  opens: '07:30',
  password: 'rừng thông sương sớm',
  path: '/city/ha-noi',
  phone: '+84 24 3825 0000',
  price: 1_250_000,
  price_from: 350_000,
  province: 'Hà Nội',
  published_at: '2026-10-12 08:00:00',
  rating_score: 4.6,
  request_id: '5b0f3c1e-8a7d-4e2b-9c6f-1d2e3f4a5b6c',
  slug: 'ha-noi',
  start_date: '2026-09-25',
  subject: 'A question about the night train',
  subtitle: 'One country, three climates',
  thumbnail_url: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
  title: 'Hà Nội',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIn0.c2lnbmF0dXJl',
  updated_at: '2026-11-02 16:30:00',
  url: '/en/city/ha-noi',
  version: 3,
  youtube_id: 'aqz-KE-bpKQ',
  youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
};

/** The parts of a JSON schema that an example depends on. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  example?: unknown;
  examples?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const typeOf = ({ type }: Schema): string | undefined =>
  Array.isArray(type) ? type.find((name) => name !== 'null') : type;

const isOfType = (value: unknown, type: string | undefined): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && !Array.isArray(value);
  return type === undefined || typeof value === type;
};

const fits = (value: unknown, schema: Schema): boolean => {
  if (!isOfType(value, typeOf(schema))) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (typeof value === 'string') {
    const { length } = value;
    if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? Number.POSITIVE_INFINITY))
      return false;
    return !schema.pattern || new RegExp(schema.pattern, 'u').test(value);
  }
  if (typeof value === 'number') {
    return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  }
  return true;
};

const formats: Readonly<Record<string, string>> = {
  email: 'ha.le@visitvietnam.example',
  uri: 'https://visitvietnam.example/about',
};

/** An example of a value that is neither a list nor an object; undefined when there is none that is sure to fit. */
const plainExample = (name: string, schema: Schema): unknown => {
  const given = byName[name];
  if (given !== undefined && fits(given, schema)) return given;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  switch (typeOf(schema)) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return [5, 1, schema.minimum, schema.maximum].find(
        (value) => value !== undefined && fits(value, schema),
      );
    case 'string':
      return [formats[schema.format ?? ''], 'text', '5'].find(
        (value) => value !== undefined && fits(value, schema),
      );
    default:
      return undefined;
  }
};

const isPlain = (schema: Schema) =>
  !schema.$ref && !schema.properties && !schema.items && !schema.anyOf && !schema.oneOf && !schema.allOf;

/** Gives every plain field of a schema, however deep, an example under the name that it has. */
export const addExamples = (name: string, schema: Schema): void => {
  if (schema.example !== undefined) {
    schema.examples = [schema.example];
    delete schema.example;
  }
  for (const [field, inner] of Object.entries(schema.properties ?? {})) addExamples(field, inner);
  if (schema.items) addExamples(name, schema.items);
  if (typeof schema.additionalProperties === 'object') addExamples(name, schema.additionalProperties);
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) {
    if (part.type !== 'null') addExamples(name, part);
  }
  if (schema.examples !== undefined || !isPlain(schema)) return;
  const example = plainExample(name, schema);
  if (example !== undefined) schema.examples = [example];
};
