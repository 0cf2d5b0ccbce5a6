import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cities, media, resources, resourceTranslations, revisions } from '../../db/schema';
import { contentFactory } from '../factories/content';
import { mediaLibrary } from '../factories/media-library';

/** What an editor changed of a record can be seen and taken back: data and references as well as words. */

const { app, uploaded } = await mediaLibrary();
const { call, create, update } = await contentFactory(app);

const read = async (path: string, lang = 'en') =>
  (await call('get', `${path}?admin=1&lang_id=${lang}`)).body.data;

const restore = (path: string, to: number, version?: number) =>
  call('post', `${path}/revisions/${to}/restore?lang_id=en`).send(version ? { version } : undefined);

const stateOf = ({ images: _images, ...row }: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

const placeNames = [
  'city_id',
  'lat',
  'lon',
  'opening_hours',
  'accessibility',
  'visitor_info',
  'duration_minutes',
  'phone',
  'website',
  'price_band',
  'is_historic',
  'is_memorial',
  'facilities',
  'former_names',
  'theme_ids',
  'image',
  'address',
] as const;

const galleryOf = (row: { galleries: { image: string; youtube_id: string; title: string }[] }) =>
  row.galleries.map(({ image, youtube_id, title }) => [image, youtube_id, title]);

describe('a place that somebody overwrote', () => {
  it('comes back whole: hours, prices, coordinates, city, themes, picture, gallery with its words', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    const [home, away] = [await create('city'), await create('city')];
    const [old, young] = [await create('theme'), await create('theme')];
    const place = await create('resource', {
      city_id: home.id,
      lat: 16.4698,
      lon: 107.5786,
      opening_hours: { mon: [{ opens: '08:00', closes: '17:30' }] },
      accessibility: { wheelchair: 'partly' },
      visitor_info: { price: { state: 'estimated', adult: 30_000 } },
      duration_minutes: 90,
      phone: '+84 24 3826 6919',
      website: 'https://citadel.example/visit',
      price_band: 2,
      is_historic: true,
      facilities: ['parking'],
      former_names: ['Kinh thành cũ'],
      theme_ids: [old.id],
      image: first.image,
      address: '1 Old Gate Street',
      galleries: [
        { image: first.image, title: 'Gate' },
        { youtube_url: 'https://youtu.be/abcdefghijk?t=90', title: 'From above' },
      ],
    });
    const path = `/resources/${place.id}`;
    const vi = await update('resource', place.id, {
      lang_id: 'vi',
      title: 'Kinh thành',
      galleries: [
        { image: first.image, title: 'Cổng' },
        { youtube_url: 'https://youtu.be/abcdefghijk?t=90', title: 'Từ trên cao' },
      ],
    });
    const { version } = vi.body.data;
    const before = await read(path);
    const changed = await update('resource', place.id, {
      lang_id: 'en',
      city_id: away.id,
      lat: null,
      lon: null,
      opening_hours: null,
      accessibility: null,
      visitor_info: {},
      duration_minutes: null,
      phone: null,
      website: null,
      price_band: null,
      is_historic: false,
      facilities: [],
      former_names: [],
      theme_ids: [young.id],
      image: second.image,
      address: '',
      galleries: [{ image: second.image, title: 'Other' }],
    });
    expect(changed.status, changed.text).toBe(200);

    const { data: past } = (await call('get', `${path}/revisions`)).body;
    const kept = past.find((one: { version: number }) => one.version === version);
    expect(kept.snapshot.image).toBe(first.image);
    expect(kept.snapshot.galleries[0]).toMatchObject({
      image: first.image,
      words: { vi: { title: 'Cổng' }, en: { title: 'Gate' } },
    });

    const back = await restore(path, version, changed.body.data.version);
    expect(back.status, back.text).toBe(200);
    expect(back.body).toMatchObject({ message: 'Restored.', unrestored: [] });
    const after = await read(path);
    expect(stateOf(after, placeNames)).toEqual(stateOf(before, placeNames));
    expect(galleryOf(after)).toEqual(galleryOf(before));
    expect(galleryOf(await read(path, 'vi')).map(([, , title]) => title)).toEqual(['Cổng', 'Từ trên cao']);
  });

  it('keeps what refers to something that is gone, names it, and writes the rest', async () => {
    const picture = await uploaded();
    const [home, away] = [await create('city'), await create('city')];
    const theme = await create('theme');
    const place = await create('resource', {
      city_id: home.id,
      price_band: 3,
      image: picture.image,
      theme_ids: [theme.id],
      galleries: [{ image: picture.image }],
    });
    const path = `/resources/${place.id}`;
    const given = { city_id: away.id, price_band: 1, image: null, theme_ids: [], galleries: [] };
    await update('resource', place.id, { lang_id: 'en', ...given });
    await app.db.update(cities).set({ deleted_at: new Date() }).where(eq(cities.id, home.id));
    await app.db.update(media).set({ deleted_at: new Date() }).where(eq(media.id, picture.id));
    await call('delete', `/themes/${theme.id}`);

    const back = await restore(path, place.version);
    expect(back.status, back.text).toBe(200);
    expect(back.body.unrestored.sort()).toEqual(['city_id', 'galleries', 'image', 'theme_ids']);
    expect(back.body.message).toContain('can no longer be written');
    expect(await read(path)).toMatchObject({ ...given, price_band: 3 });
  });

  it('is not written over by somebody who has seen an older state', async () => {
    const place = await create('resource', { price_band: 3 });
    const path = `/resources/${place.id}`;
    await update('resource', place.id, { lang_id: 'en', price_band: 1 });
    const late = await restore(path, place.version, place.version);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'version_conflict', data: { price_band: 1 } });
    const blind = await call('post', `${path}/revisions/${place.version}/restore`).unset('if-match');
    expect(blind.status).toBe(428);
    expect(await read(path)).toMatchObject({ price_band: 1 });
  });
});

it('the first change of a record that was shipped keeps what was there before, and it can come back', async () => {
  const city = await create('city');
  const since = new Date('2026-01-02T03:04:05Z');
  const [made] = await app.db
    .insert(resources)
    .values({ resource_type: 3188, city_id: city.id, status: 1, sort: 1, price_band: 2, updated_at: since })
    .returning({ id: resources.id });
  const id = made?.id ?? 0;
  const words = { title: 'Shipped', description: 'As it came', slug: 'shipped' };
  await app.db.insert(resourceTranslations).values({ record_id: id, lang_id: 'en', ...words });
  const path = `/resources/${id}`;
  expect((await call('get', `${path}/revisions`)).body.data).toEqual([]);
  await update('resource', id, { lang_id: 'en', price_band: 4, description: 'Changed' });
  await update('resource', id, { lang_id: 'en', price_band: 1 });

  const { data } = (await call('get', `${path}/revisions`)).body;
  expect(data.map((one: { version: number }) => one.version)).toEqual([3, 2, 1]);
  expect(data.map((one: { is_original: boolean }) => one.is_original)).toEqual([false, false, true]);
  expect(data[2]).toMatchObject({
    admin: null,
    created_at: '2026-01-02 10:04:05',
    snapshot: { price_band: 2, translations: { en: { description: 'As it came' } } },
  });
  expect((await restore(path, 1, 3)).body.unrestored).toEqual([]);
  expect(await read(path)).toMatchObject({ price_band: 2, description: 'As it came', version: 4 });
  const own = and(eq(revisions.entity, 'resource'), eq(revisions.record_id, id));
  expect(await app.db.$count(revisions, own)).toBe(4);
});

it('a long history is read page by page, without gap or repetition', async () => {
  const { id } = await create('region', { title: 'Often changed' });
  const [first] = await app.db
    .select()
    .from(revisions)
    .where(and(eq(revisions.entity, 'region'), eq(revisions.record_id, id)));
  if (!first) throw new Error('nothing is kept');
  const { id: _id, ...kept } = first;
  const later = Array.from({ length: 104 }, (_one, at) => ({ ...kept, version: kept.version + at + 1 }));
  await app.db.insert(revisions).values(later);
  const found: number[] = [];
  for (let before = ''; ; ) {
    const { body } = await call('get', `/region/${id}/revisions${before}`);
    found.push(...body.data.map(({ version }: { version: number }) => version));
    expect(body.older).toBe(found.length < 105);
    if (!body.older) break;
    before = `?before=${found.at(-1)}`;
  }
  expect(found).toEqual(Array.from({ length: 105 }, (_one, at) => kept.version + 104 - at));
});
