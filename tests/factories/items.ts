import supertest from 'supertest';
import { expect } from 'vitest';
import { cities, regions, resources, resourceTranslations } from '../../db/schema';
import type { App } from '../../server/app-type';
import type { Item } from '../../server/kernel/items/item';
import { signedInAs } from './admin';
import { addLanguages } from './content';

type Method = 'get' | 'post' | 'put' | 'delete';
type Call = readonly [method: Method, path: string];
export type ItemName = Item['name'];

export interface ItemCalls {
  base: string;
  create: string;
  update: (id: number) => Call;
  status: (id: number) => Call;
  /** Deletes one or several; a kind that is deleted one by one takes the first. */
  remove: (ids: readonly number[]) => { call: Call; body?: object };
  /** Rows that an editor sees, and those that a visitor sees; all of what the tests make is in one place. */
  editors: (query: Record<string, string | number>) => { call: Call; body?: object };
  visitors: (language: string) => { call: Call; body?: object };
  /** A text that has both languages, and one that has any length; null for a kind without translations. */
  text: string | null;
  words: string;
  /** What a translation needs besides. */
  also?: Record<string, string>;
  live: 'status' | 'is_active';
  table: string;
  input: Record<string, unknown>;
  required: string;
}

const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

const inBody = (base: string, list: string, filters: object = {}) => ({
  base,
  create: `${base}/store`,
  update: (id: number): Call => ['post', `${base}/update/${id}`],
  status: (id: number): Call => ['post', `${base}/status/${id}`],
  remove: (ids: readonly number[]) => ({ call: ['post', `${base}/delete`] as const, body: { ids } }),
  editors: (given: object) => ({
    call: ['post', list] as const,
    body: { lang_id: 'en', ...filters, ...given },
  }),
});

const inQuery = (base: string) => ({
  base,
  create: base,
  update: (id: number): Call => ['post', `${base}/${id}`],
  status: (id: number): Call => ['put', `${base}/status/${id}`],
  remove: ([id]: readonly number[]) => ({ call: ['delete', `${base}/${id}`] as const }),
  editors: (given: Record<string, string | number>) => ({
    call: ['get', `${base}?${query({ lang_id: 'en', admin: 1, ...given })}`] as const,
  }),
});

let factsMade = 0;

/** Where each kind's calls are and what they take; the definitions know nothing of HTTP. */
export const itemCalls: Record<ItemName, ItemCalls> = {
  gallery: {
    ...inBody('/gallery', '/gallery/admin/list', { module: '_SAFETY_SHORTBLOG' }),
    visitors: (lang_id) => ({ call: ['post', '/gallery/list/_SAFETY_SHORTBLOG'], body: { lang_id } }),
    text: 'title',
    words: 'description',
    live: 'status',
    table: 'gallery_item',
    input: { lang_id: 'en', module: '_SAFETY_SHORTBLOG', title: 'At the beach', status: 1 },
    required: 'module',
  },
  faq: {
    ...inQuery('/faq'),
    visitors: (lang_id) => ({ call: ['get', `/faq?${query({ lang_id, per_page: 100 })}`] }),
    text: 'question',
    words: 'answer',
    live: 'is_active',
    table: 'faq',
    input: { lang_id: 'en', entity_type: 5, question: 'Is it safe?', answer: '<p>Yes.</p>', is_active: 1 },
    required: 'question',
  },
  plan_your_trip: {
    ...inBody('/planyourtrip/admin', '/planyourtrip/admin/list'),
    visitors: (lang_id) => ({ call: ['post', '/planyourtrip/website/header-menu'], body: { lang_id } }),
    text: 'title',
    words: 'description',
    live: 'status',
    table: 'plan_your_trip_item',
    input: { lang_id: 'en', title: 'When to go', status: 1 },
    required: 'title',
  },
  // Of the first accommodation, which `itemFactory` makes.
  room: {
    ...inQuery('/resources/1/rooms'),
    update: (id) => ['put', `/resources/1/rooms/${id}`],
    visitors: (lang_id) => ({ call: ['get', `/resources/1/rooms?${query({ lang_id, per_page: 100 })}`] }),
    text: 'title',
    words: 'description',
    live: 'status',
    table: 'room',
    input: { lang_id: 'en', title: 'Garden room', price: 1_900_000, capacity: 2, quantity: 6, status: 1 },
    required: 'price',
  },
  fact: {
    ...inQuery('/facts'),
    visitors: (lang_id) => ({ call: ['get', `/facts?${query({ lang_id })}`] }),
    text: 'label',
    words: 'value',
    also: { source: 'Cục Quản lý xuất nhập cảnh' },
    live: 'status',
    table: 'fact_record',
    // No two may have the same key.
    get input() {
      factsMade += 1;
      return {
        lang_id: 'en',
        key: `visa.sample_${factsMade}`,
        label: 'Fee for one entry',
        value: 'USD 25',
        source: 'Immigration Department',
        checked_on: '2026-09-01',
        status: 1,
      };
    },
    required: 'source',
  },
  social_link: {
    ...inQuery('/setting/social'),
    visitors: (lang_id) => ({ call: ['get', `/setting/social?${query({ lang_id })}`] }),
    text: null,
    words: 'title',
    live: 'status',
    table: 'social_link',
    input: { lang_id: 'en', title: 'Video channel', link: 'https://video.example/visit', status: 1 },
    required: 'link',
  },
};

export type MadeItem = { id: number; version: number; sort: number } & Record<string, unknown>;

/** Rooms belong to an accommodation: the one with the id 1, in a city that is hidden. */
const addAccommodation = async (app: App) => {
  if ((await app.db.$count(resources)) > 0) return;
  const [region] = await app.db.insert(regions).values({}).returning();
  const [city] = await app.db
    .insert(cities)
    .values({ city_code: 'ROOMS', region_id: region?.id ?? 0 })
    .returning();
  await app.db.insert(resources).values({ status: 1, resource_type: 3191, city_id: city?.id ?? 0 });
  await app.db.insert(resourceTranslations).values(
    (['en', 'vi'] as const).map((lang_id) => ({
      record_id: 1,
      lang_id,
      slug: 'a-hotel',
      title: 'A hotel',
    })),
  );
};

/** Makes items through the API, as an editor would. */
export const itemFactory = async (app: App, role = 'super_admin') => {
  await addLanguages(app);
  await addAccommodation(app);
  const { token } = await signedInAs(app, role);

  const call = (method: Method, path: string, body?: object) => {
    const request = supertest(app.server)
      [method](path)
      .set('authorization', `Bearer ${token}`)
      .set('if-match', '*')
      .set('accept-language', 'en');
    return body ? request.send(body) : request;
  };

  const visit = ({ call: [method, path], body }: { call: Call; body?: object }) => {
    const request = supertest(app.server)[method](path).set('accept-language', 'en');
    return body ? request.send(body) : request;
  };

  const create = async (name: ItemName, given: Record<string, unknown> = {}): Promise<MadeItem> => {
    const { create: path, input } = itemCalls[name];
    const answer = await call('post', path, { ...input, ...given });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.data;
  };

  const update = (name: ItemName, id: number, body: object) => call(...itemCalls[name].update(id), body);

  return { call, visit, create, update };
};
