import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tags } from '../../db/schema';
import { allPermissions } from '../../server/permissions';
import { as } from '../factories/as';
import { contentFactory } from '../factories/content';
import { itemFactory } from '../factories/items';
import { mediaLibrary } from '../factories/media-library';
import { signedInWith } from '../factories/role';

/** What an editor changed of a record can be seen and taken back: data and references as well as words. */

const { app } = await mediaLibrary();
const { call, create, update } = await contentFactory(app);
const items = await itemFactory(app);
const writer = as(
  app,
  await signedInWith(
    app,
    allPermissions.filter((right) => !right.endsWith('.publish')),
  ),
);

const read = async (path: string, lang = 'en') =>
  (await call('get', `${path}?admin=1&lang_id=${lang}`)).body.data;

const restore = (path: string, to: number, version?: number) =>
  call('post', `${path}/revisions/${to}/restore?lang_id=en`).send(version ? { version } : undefined);

const stateOf = ({ images: _images, ...row }: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

describe('a story', () => {
  it('gets tags, category, related stories and schedule back; tags that are gone stay away', async () => {
    const [one, other] = [await create('blog_category'), await create('blog_category')];
    const related = await create('blog');
    const story = await create('blog', {
      category_id: one.id,
      author: 'Lan',
      tags: ['lanterns', 'old quarter'],
      related_ids: [related.id],
      published_at: '2024-02-03 04:05:06',
    });
    const path = `/blogs/${story.id}`;
    const changed = {
      category_id: other.id,
      author: '',
      tags: ['beach'],
      related_ids: [],
      published_at: null,
    };
    await update('blog', story.id, { lang_id: 'en', ...changed });
    const back = await restore(path, story.version);
    expect(back.body.unrestored).toEqual([]);
    expect(await read(path)).toMatchObject({
      category_id: one.id,
      author: 'Lan',
      tags: ['lanterns', 'old quarter'],
      related_ids: [related.id],
      published_at: '2024-02-03 04:05:06',
    });

    await update('blog', story.id, { lang_id: 'en', ...changed });
    await app.db.delete(tags).where(eq(tags.name, 'lanterns'));
    const again = await restore(path, story.version);
    expect(again.body.unrestored).toEqual(['en.tags']);
    expect(await read(path)).toMatchObject({ author: 'Lan', tags: ['beach'] });
  });

  it('keeps its live state and its schedule when somebody without the right to publish goes back', async () => {
    const story = await create('blog', { author: 'Lan', status: 0 });
    const path = `/blogs/${story.id}`;
    await update('blog', story.id, {
      lang_id: 'en',
      author: 'Minh',
      status: 1,
      hidden_at: '2199-01-01 00:00:00',
    });
    const back = await writer('post', `${path}/revisions/${story.version}/restore?lang_id=en`);
    expect(back.status, back.text).toBe(200);
    const row = { author: 'Lan', status: 1, hidden_at: '2199-01-01 00:00:00' };
    expect(await read(path)).toMatchObject(row);
    // Nor does whoever may publish hide it by going back: that has a call of its own.
    await restore(path, story.version);
    expect(await read(path)).toMatchObject({ author: 'Lan', status: 1, hidden_at: null });
  });
});

describe('other kinds', () => {
  it('an event gets its rule, place and admission back', async () => {
    const city = await create('city');
    const event = await create('event', {
      city_id: city.id,
      start_date: undefined,
      rule: { month: 1, day: 10, days: 3 },
      is_lunar: true,
      price_from: 50_000,
      lat: 10.5,
      lon: 106.5,
    });
    const path = `/event/${event.id}`;
    const event1 = async () => (await call('get', `${path}?admin=1&lang_id=en`)).body.event;
    const before = await event1();
    const changed = await update('event', event.id, {
      lang_id: 'en',
      city_id: null,
      rule: null,
      is_lunar: false,
      start_date: '2199-03-01',
      end_date: '2199-03-02',
      price_from: null,
      is_free: true,
      lat: null,
      lon: null,
    });
    expect(changed.status, changed.text).toBe(200);
    expect((await restore(path, event.version)).body.unrestored).toEqual([]);
    const names = ['city_id', 'rule', 'is_lunar', 'start_date', 'end_date', 'price_from', 'is_free', 'lat'];
    expect(stateOf(await event1(), names)).toEqual(stateOf(before, names));
  });

  it('a question gets its subject back, a code that another record has taken does not come back', async () => {
    const city = await create('city');
    const faq = await items.create('faq', { entity_type: 1, entity_id: city.id });
    await items.update('faq', faq.id, { lang_id: 'en', entity_type: 5, entity_id: null });
    const back = await items.call('post', `/faq/${faq.id}/revisions/${faq.version}/restore?lang_id=en`);
    expect(back.status, back.text).toBe(200);
    expect(back.body.data).toMatchObject({ entity_type: 1, entity_id: city.id });

    const theme = await create('theme', { code: 'walls' });
    await update('theme', theme.id, { lang_id: 'en', code: 'towers', description: 'Later' });
    await create('theme', { code: 'walls' });
    const themed = await restore(`/themes/${theme.id}`, theme.version);
    expect(themed.body).toMatchObject({ unrestored: ['code'], data: { code: 'towers', description: '' } });
  });
});
