import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { expect } from 'vitest';
import { media } from '../../db/schema';
import type { App } from '../../server/app-type';
import { entities } from '../../server/kinds';
import { type ContentName, contentFactory, contentPaths } from './content';
import { signedInCustomer } from './customer';

/** A record of each kind, shown by one another, and all that can happen to them by name: whatever is stored of them has to notice. */
export const changingContent = async (app: App) => {
  const { call, create, update } = await contentFactory(app);
  const { token } = await signedInCustomer(app);

  const [picture] = await app.db
    .insert(media)
    .values({ file: 'first.jpg', mime: 'image/jpeg', bytes: 1, width: 40, height: 30, blur: '' })
    .returning();
  const region = await create('region');
  const city = await create('city', { region_id: region.id, is_highlight: true, lat: 21, lon: 105.8 });
  const category = await create('blog_category');
  const place = { city_id: city.id, lat: 21.001, lon: 105.801 };
  const familyOf: Partial<Record<ContentName, Record<string, unknown>>> = {
    city: { region_id: region.id, is_highlight: true },
    blog: { category_id: category.id, city_id: city.id, tags: ['walks'] },
    experience: { ...place, region_id: region.id, is_hot: true },
    thing_to_do: { ...place, list_tags: ['walks'] },
    tour: { departure_point_id: city.id, city_ids: [city.id] },
    event: place,
    resource: place,
  };

  const records = new Map<ContentName, { id: number; slug: string }>();
  for (const { name } of entities) records.set(name, await create(name, familyOf[name]));
  const blogId = records.get('blog')?.id ?? 0;
  await app.db.execute(sql`update blog set image_id = ${picture?.id}`);

  type Answer = { status: number; text: string };
  const done = ({ status, text }: Answer) => expect(status, text).toBeLessThan(300);
  const each = async (change: (base: string, id: number, name: ContentName) => PromiseLike<Answer>) => {
    for (const [name, { id }] of records) done(await change(contentPaths[name].base, id, name));
  };
  const rewrite = (texts: object) => each((_base, id, name) => update(name, id, { lang_id: 'en', ...texts }));

  /** Each in turn, to the record of every kind or to what they show of others. */
  const changes: Record<string, () => PromiseLike<unknown>> = {
    'an update': () => each((_base, id, name) => update(name, id, { lang_id: 'en', title: `New ${name}` })),
    'a translation': () =>
      each((_base, id, name) =>
        update(name, id, { lang_id: 'vi', title: `Mới ${name}`, is_published: true }),
      ),
    'another name of a city': () =>
      update('city', city.id, { lang_id: 'en', title: 'Another town' }).then(done),
    'another name of a category': () =>
      update('blog_category', category.id, { lang_id: 'en', title: 'Soups' }).then(done),
    'a hidden region': () => call('put', `/region/status/${region.id}`).then(done),
    'another file of a picture': () =>
      app.db.update(media).set({ file: 'second.jpg' }).where(sql`id = ${picture?.id}`),
    'other tags': () => update('blog', blogId, { lang_id: 'en', tags: ['rivers', 'soup'] }).then(done),
    'a rating': () =>
      supertest(app.server)
        .post(`/blogs/${blogId}/rate`)
        .set('authorization', `Bearer ${token}`)
        .send({ score: 4 })
        .then(done),
    hiding: () => each((base, id) => call('put', `${base}/status/${id}`)),
    'publishing many': () =>
      each((base, id) => call('post', `${base}/bulk`).send({ action: 'publish', ids: [id] })),
    'a time to come': () => rewrite({ published_at: '2999-01-01 00:00:00' }),
    'a time that is over': () => rewrite({ published_at: '2020-01-01 00:00:00' }),
    'the bin': () => each((base, id) => call('delete', `${base}/${id}`)),
    'a way out of the bin': async () => {
      for (const [name, { id }] of [...records].reverse()) {
        done(await call('post', `${contentPaths[name].base}/${id}/restore`));
        done(await call('put', `${contentPaths[name].base}/status/${id}`));
      }
    },
    'an import': () =>
      call('post', '/import/blog')
        .send({ lang_id: 'en', csv: `id,title\n${blogId},Imported`, dry_run: false })
        .then(done),
    'new records': async () => {
      for (const { name } of entities) await create(name, familyOf[name]);
    },
  };

  return { records, changes, blogId };
};
