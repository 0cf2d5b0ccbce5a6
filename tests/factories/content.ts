import supertest from 'supertest';
import { expect } from 'vitest';
import { languages } from '../../db/schema';
import type { App } from '../../server/app-type';
import type { EntityName } from '../../server/content-kinds';
import type { Entity } from '../../server/kernel/entity';
import { entities } from '../../server/kinds';
import { signedInAs } from './admin';

export interface ContentPaths {
  base: string;
  list: string;
  detail: (slug: string) => string;
  update: 'post' | 'put';
  /** What the detail call names the record; `data` if not given. */
  record?: string;
}

/** Calls that are not where a new kind has them. */
const otherPaths: Partial<Record<EntityName, Partial<ContentPaths>>> = {
  region: { update: 'post' },
  blog_category: { update: 'post' },
  event: { record: 'event' },
  tour: { detail: (slug) => `/tour/detail/${slug}` },
  experience: { detail: (slug) => `/experience/detail/${slug}` },
  collection: { detail: (slug) => `/collections/detail/${slug}` },
  thing_to_do_category: { update: 'post' },
  thing_to_do: { detail: (slug) => `/things-to-do/detail/${slug}`, update: 'post' },
  blog: { detail: (slug) => `/blogs/detail/${slug}`, update: 'post' },
};

const pathsOf = ({ name, editors: { path } }: Entity): ContentPaths => ({
  base: path,
  list: path,
  detail: (slug) => `${path}/${slug}`,
  update: 'put',
  ...otherPaths[name],
});

/** Where each entity's calls are: below the one that lists it, unless said otherwise. */
export const contentPaths = Object.fromEntries(
  entities.map((entity) => [entity.name, pathsOf(entity)]),
) as Record<EntityName, ContentPaths>;

export type ContentName = keyof typeof contentPaths;

export const addLanguages = (app: App) =>
  app.db
    .insert(languages)
    .values([
      { code: 'en', name: 'English', native_name: 'English', is_default: true },
      { code: 'vi', name: 'Vietnamese', native_name: 'Tiếng Việt' },
    ])
    .onConflictDoNothing();

let count = 0;

/** Letters only, so that no test depends on how digits in slugs are treated. */
const unique = () => {
  count += 1;
  return [...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
};

/** Makes records through the API, as an editor would. */
export const contentFactory = async (app: App) => {
  await addLanguages(app);
  const { token } = await signedInAs(app);

  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
    supertest(app.server)
      [method](path)
      .set({ authorization: `Bearer ${token}`, 'accept-language': 'en', 'if-match': '*' });

  const input = async (
    name: ContentName,
    given: Record<string, unknown> = {},
  ): Promise<Record<string, unknown>> => {
    const common = { lang_id: 'en', title: `Title ${unique()}`, status: 1 };
    if (name === 'city') {
      const code = unique().toUpperCase();
      return {
        ...common,
        city_code: `C${code}`.slice(0, 8),
        region_id: given.region_id ?? (await create('region')).id,
      };
    }
    if (name === 'event') return { ...common, type: 'festival', start_date: '2199-03-01' };
    if (name === 'tour') {
      const departure = given.departure_point_id ?? (await create('city')).id;
      const style = given.travel_style_id ?? (await create('travel_style')).id;
      return {
        ...common,
        duration_days: 3,
        duration_nights: 2,
        departure_point_id: departure,
        travel_style_id: style,
        price: 4_900_000,
      };
    }
    if (name === 'experience') {
      const type = given.experience_type_id ?? (await create('experience_type')).id;
      return { ...common, experience_type_id: type };
    }
    if (name === 'thing_to_do') {
      const city_id = given.city_id ?? (await create('city')).id;
      const category_id = given.category_id ?? (await create('thing_to_do_category')).id;
      return { ...common, city_id, category_id };
    }
    if (name === 'alert') return { ...common, kind: 'storm', severity: 'warning', is_nationwide: true };
    if (name === 'theme') return { ...common, code: `theme-${unique()}` };
    if (name === 'resource')
      return { ...common, resource_type: 3188, city_id: given.city_id ?? (await create('city')).id };
    return name === 'blog' ? { ...common, category_id: (await create('blog_category')).id } : common;
  };

  const create = async (name: ContentName, given: Record<string, unknown> = {}) => {
    const answer = await call('post', contentPaths[name].base).send({
      ...(await input(name, given)),
      ...given,
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.data as { id: number; slug: string; version: number; status: number } & Record<
      string,
      unknown
    >;
  };

  const update = (name: ContentName, id: number, body: object) =>
    call(contentPaths[name].update, `${contentPaths[name].base}/${id}`).send(body);

  return { call, create, update, input };
};
