import supertest from 'supertest';
import { expect } from 'vitest';
import { languages } from '../../db/schema';
import type { App } from '../../server/app';
import type { EntityName } from '../../server/content/entity';
import { signedInAs } from './admin';

export interface ContentPaths {
  base: string;
  list: string;
  detail: (slug: string) => string;
  update: 'post' | 'put';
}

/** Where each entity's calls are; the descriptors know nothing of HTTP. */
export const contentPaths: Record<Exclude<EntityName, 'thing_to_do'>, ContentPaths> = {
  region: { base: '/region', list: '/region', detail: (slug) => `/region/${slug}`, update: 'post' },
  city: { base: '/city', list: '/city', detail: (slug) => `/city/${slug}`, update: 'put' },
  blog_category: {
    base: '/blog-categories',
    list: '/blog-categories',
    detail: (slug) => `/blog-categories/${slug}`,
    update: 'post',
  },
  blog: { base: '/blogs', list: '/blogs', detail: (slug) => `/blogs/detail/${slug}`, update: 'post' },
};

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
    supertest(app.server)[method](path).set('authorization', `Bearer ${token}`).set('accept-language', 'en');

  const input = async (name: ContentName): Promise<Record<string, unknown>> => {
    const common = { lang_id: 'en', title: `Title ${unique()}`, status: 1 };
    if (name === 'city') {
      const code = unique().toUpperCase();
      return { ...common, city_code: `C${code}`.slice(0, 8), region_id: (await create('region')).id };
    }
    return name === 'blog' ? { ...common, category_id: (await create('blog_category')).id } : common;
  };

  const create = async (name: ContentName, given: Record<string, unknown> = {}) => {
    const answer = await call('post', contentPaths[name].base).send({ ...(await input(name)), ...given });
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
