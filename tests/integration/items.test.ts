import { describe, expect, it } from 'vitest';
import { contentFactory } from '../factories/content';
import { itemFactory } from '../factories/items';
import { mediaLibrary } from '../factories/media-library';

const { app, uploaded } = await mediaLibrary();
const { call, visit, create, update } = await itemFactory(app);
const content = await contentFactory(app);

const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);
const galleryOf = async (module: string, body: object = {}) =>
  (await visit({ call: ['post', `/gallery/list/${module}`], body: { lang_id: 'en', ...body } })).body.data;
const questionsOf = async (query: string) => (await visit({ call: ['get', `/faq/list?${query}`] })).body.data;

describe('a gallery', () => {
  it('takes any usual form of a video link, and refuses what leads to no video', async () => {
    for (const youtube_url of [
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=soon',
      'https://youtu.be/aqz-KE-bpKQ?si=abc',
      'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0',
      'https://m.youtube.com/shorts/aqz-KE-bpKQ',
      'youtube.com/live/aqz-KE-bpKQ',
    ]) {
      const item = await create('gallery', { module: '_SAFETY_GALLERY', youtube_url });
      expect(item).toMatchObject({
        media_type: '_YOUTUBE',
        youtube_id: 'aqz-KE-bpKQ',
        youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        embed_url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
        thumbnail_url: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
      });
    }
    // What a link says of its beginning is stored, in seconds.
    for (const [time, start] of [
      ['watch?v=aqz-KE-bpKQ&t=1m30s', 90],
      ['watch?v=aqz-KE-bpKQ&t=1h0m5s', 3605],
      ['embed/aqz-KE-bpKQ?start=30', 30],
      ['watch?v=aqz-KE-bpKQ#t=45', 45],
    ]) {
      const youtube_url = `https://www.youtube.com/${time}`;
      expect(await create('gallery', { module: '_SAFETY_GALLERY', youtube_url })).toMatchObject({
        youtube_url: `https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=${start}s`,
        embed_url: `https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=${start}`,
        thumbnail_url: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
      });
    }
    const refused = async (given: object, field: string) => {
      const body = { lang_id: 'en', module: '_SAFETY_GALLERY', ...given };
      const answer = await call('post', '/gallery/store', body);
      expect(answer.status, JSON.stringify(given)).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    };
    await refused({ youtube_url: 'https://www.youtube.com/watch?v=short' }, 'youtube_url');
    await refused({ youtube_url: 'https://video.example/watch?v=aqz-KE-bpKQ' }, 'youtube_url');
    await refused({ media_type: '_YOUTUBE' }, 'youtube_url');
    await refused({}, 'image');
    await refused({ image: '/media/not-there.jpg' }, 'image');
    await refused({ module: '_SOMEWHERE' }, 'module');
    await refused({ module: '_CITY', youtube_url: 'https://youtu.be/aqz-KE-bpKQ' }, 'entity_id');
    await refused(
      { module: '_CITY', entity_id: 2_000_000_000, youtube_url: 'https://youtu.be/aqz-KE-bpKQ' },
      'entity_id',
    );
    for (const link of [
      'javascript:alert(1)',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'data:text/html,x',
    ])
      await refused({ module: '_SAFETY_SHORTBLOG', link }, 'link');
    const answer = await visit({ call: ['post', '/gallery/list/_SOMEWHERE'] });
    expect(answer.status).toBe(422);
  });

  it('shows a picture in any language, with words of the library where it has none, and blocks only with words', async () => {
    const picture = await uploaded(undefined, { alt_en: 'A quiet bay' });
    const item = await create('gallery', {
      module: '_GETTINGAROUND_GALLERY',
      image: picture.image,
      title: '',
    });
    const [shown] = await galleryOf('_GETTINGAROUND_GALLERY', { lang_id: 'vi' });
    expect(shown).toMatchObject({ id: item.id, media_type: '_IMAGES', lang_id: 'vi', title: '' });
    expect(shown.image).toMatch(/^\/media\//);
    const [english] = await galleryOf('_GETTINGAROUND_GALLERY');
    expect(english.image_alt).toBe('A quiet bay');
    const block = await create('gallery', { module: '_ESSENTIAL_NEEDS', title: 'A raincoat' });
    expect(idsOf(await galleryOf('_ESSENTIAL_NEEDS'))).toEqual([block.id]);
    expect(await galleryOf('_ESSENTIAL_NEEDS', { lang_id: 'vi' })).toEqual([]);

    const cleared = await update('gallery', item.id, { lang_id: 'en', image: '' });
    expect(Object.keys(cleared.body.errors)).toEqual(['image']);
    const turned = await update('gallery', item.id, {
      lang_id: 'en',
      youtube_url: 'https://youtu.be/aqz-KE-bpKQ',
    });
    expect(turned.body.data).toMatchObject({ media_type: '_YOUTUBE', image: shown.image });
    const back = await update('gallery', item.id, { lang_id: 'en', youtube_url: '' });
    expect(back.body.data).toMatchObject({ media_type: '_IMAGES', youtube_id: null, embed_url: null });
  });

  it('of a city is the one that its page shows, and is hidden with it', async () => {
    const city = await content.create('city');
    const youtube_url = 'https://youtu.be/abcdefghijk?t=30';
    const item = await create('gallery', { module: '_CITY', entity_id: city.id, youtube_url, title: 'Dawn' });
    const other = await create('gallery', {
      module: '_CITY',
      entity_id: city.id,
      youtube_url: 'https://youtu.be/lmnopqrstuv',
      status: 0,
    });
    const page = async () =>
      (await visit({ call: ['get', `/city/${city.slug}?lang_id=en`] })).body.data.galleries;
    expect(await page()).toEqual(await galleryOf('_CITY', { entity_id: city.id }));
    expect(idsOf(await page())).toEqual([item.id]);
    expect((await page())[0].embed_url).toMatch(/\/embed\/abcdefghijk\?start=30$/);
    // What an editor has hidden is not on the form of the city, and outlives its saving.
    await content.update('city', city.id, { lang_id: 'en', galleries: [{ youtube_url, title: 'Dusk' }] });
    expect(await page()).toEqual([expect.objectContaining({ id: item.id, title: 'Dusk' })]);
    const kept = await call('get', `/gallery/${other.id}`);
    expect(kept.body.data).toMatchObject({ id: other.id, status: 0 });
    const stale = await update('gallery', item.id, { lang_id: 'en', title: 'Noon', version: item.version });
    expect(stale.status).toBe(409);

    await call('put', `/city/status/${city.id}`);
    expect(await galleryOf('_CITY', { entity_id: city.id })).toEqual([]);
    expect(idsOf(await galleryOf('_CITY'))).not.toContain(item.id);
    const listed = await call('post', '/gallery/admin/list', { module: '_CITY', entity_id: city.id });
    expect(listed.body).toMatchObject({ total: 2, page: 1, per_page: 10 });
  });
});

it('a city that is saved while its gallery is sorted and edited stops nobody and loses nothing', async () => {
  const city = await content.create('city');
  const link = (letter: string) => `https://youtu.be/${letter.repeat(11)}`;
  const made = [];
  for (const letter of ['a', 'b', 'c']) {
    made.push(await create('gallery', { module: '_CITY', entity_id: city.id, youtube_url: link(letter) }));
  }
  const ids = idsOf(made);
  const work = Array.from({ length: 24 }, (_, index) => {
    if (index % 3 === 0) {
      const galleries = ['c', 'a', 'b'].map((letter) => ({
        youtube_url: link(letter),
        title: `by ${index}`,
      }));
      return content.update('city', city.id, { lang_id: 'en', galleries });
    }
    if (index % 3 === 1) return call('post', '/gallery/sort', { ids: index % 2 ? ids : [...ids].reverse() });
    return update('gallery', ids[index % ids.length] ?? 0, {
      lang_id: 'en',
      entity_id: city.id,
      link: '/about',
    });
  });
  const answers = await Promise.all(work);
  expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
  expect(idsOf(await galleryOf('_CITY', { entity_id: city.id })).sort((x, y) => x - y)).toEqual(ids);
});

describe('a question', () => {
  it('is stored with a safe answer, and not without one', async () => {
    const item = await create('faq', {
      answer: '<p onclick="x()">Boil it.<script>alert(1)</script> <a href="javascript:x()">More</a></p>',
    });
    expect(item.answer).toBe('<p>Boil it. <a>More</a></p>');
    const empty = await update('faq', item.id, { lang_id: 'en', answer: '<script>alert(1)</script>' });
    expect(Object.keys(empty.body.errors)).toEqual(['answer']);
    const half = await update('faq', item.id, { lang_id: 'vi', question: 'Nước uống thế nào?' });
    expect(Object.keys(half.body.errors)).toEqual(['answer']);
    for (const given of [{ entity_type: 2 }, { entity_type: '5' }]) {
      const answer = await update('faq', item.id, { lang_id: 'en', ...given });
      expect(Object.keys(answer.body.errors)).toEqual(['entity_type']);
    }
    const lost = await update('faq', item.id, { lang_id: 'en', entity_type: 1, entity_id: 2_000_000_000 });
    expect(Object.keys(lost.body.errors)).toEqual(['entity_id']);
  });

  it('about one city stands on its page with those about all, and nowhere once the city is hidden', async () => {
    const [city, other] = [await content.create('city'), await content.create('city')];
    const own = await create('faq', { entity_type: 1, entity_id: city.id });
    const general = await create('faq', { entity_type: 1, entity_id: null });
    const foreign = await create('faq', { entity_type: 1, entity_id: other.id });
    const page = await visit({ call: ['get', `/city/${city.id}?lang_id=en`] });
    const listed = await questionsOf(`entity_type=1&entity_id=${city.id}&lang_id=en`);
    expect(idsOf(listed)).toEqual([own.id, general.id]);
    expect(page.body.data.faqs).toEqual(listed);

    await call('put', `/city/status/${city.id}`);
    expect(idsOf(await questionsOf(`entity_type=1&entity_id=${city.id}&lang_id=en`))).toEqual([general.id]);
    const open = await visit({ call: ['get', '/faq?entity_type=1&lang_id=en'] });
    expect(idsOf(open.body.data)).toEqual([general.id, foreign.id]);
    expect(open.body.total).toBe(2);
    const all = await call('get', '/faq?admin=1&entity_type=1&lang_id=en');
    expect(idsOf(all.body.data)).toEqual([own.id, general.id, foreign.id]);
  });

  it('is filtered by type, owner and state', async () => {
    const asleep = await create('faq', { entity_type: 6, is_active: 0 });
    const awake = await create('faq', { entity_type: 6 });
    const listed = async (query: string) => idsOf((await call('get', `/faq?${query}&lang_id=en`)).body.data);
    expect(await listed('admin=1&entity_type=6')).toEqual([asleep.id, awake.id]);
    expect(await listed('admin=1&entity_type=6&is_active=0')).toEqual([asleep.id]);
    expect(await listed('entity_type=6&is_active=0')).toEqual([]);
    expect(await listed('entity_type=6')).toEqual([awake.id]);
    for (const query of ['entity_type=2', 'entity_type=abc', 'entity_id=0', 'is_active=2', 'per_page=10000'])
      expect((await visit({ call: ['get', `/faq?${query}`] })).status, query).toBe(422);
    const everything = idsOf(await questionsOf(''));
    expect(everything).toContain(awake.id);
    expect(everything).not.toContain(asleep.id);
    expect(idsOf(await questionsOf('entity_type=&entity_id=&lang_id='))).toEqual(everything);
  });
});

describe('plan your trip', () => {
  it('has a menu of all entries, and a gallery of those with a picture', async () => {
    const picture = await uploaded();
    const bare = await create('plan_your_trip', { link: '/placetogo', icon: 'compass' });
    const drawn = await create('plan_your_trip', {
      image: picture.image,
      image_alt: 'Halves',
    });
    const menu = await visit({
      call: ['post', '/planyourtrip/website/header-menu'],
      body: { lang_id: 'en' },
    });
    expect(idsOf(menu.body.data)).toEqual([bare.id, drawn.id]);
    expect(menu.body.data[0]).toMatchObject({ link: '/placetogo', icon: 'compass', image: null });
    const gallery = await visit({ call: ['post', '/planyourtrip/website/gallery'] });
    expect(gallery.body.data).toEqual([expect.objectContaining({ id: drawn.id, image_alt: 'Halves' })]);
    const used = await call('delete', `/media/records/${picture.id}`);
    expect(used.status).toBe(409);
  });

  it('answers under the names that its records had first as well', async () => {
    const stored = await call('post', '/planyourtrip/store', { lang_id: 'en', title: 'When to come' });
    expect(stored.status).toBe(201);
    const { id } = stored.body.data;
    const read = await call('get', `/planyourtrip/${id}?lang_id=en`);
    expect(read.body).toEqual((await call('get', `/planyourtrip/admin/${id}?lang_id=en`)).body);
    const flipped = await call('post', `/planyourtrip/status/${id}`);
    expect(flipped.body.data).toEqual({ id, status: 1 });
    expect((await call('post', '/planyourtrip/delete', { ids: [id] })).status).toBe(200);
    expect((await call('get', `/planyourtrip/admin/${id}`)).status).toBe(404);
  });
});

describe('social links', () => {
  it('lead to secure addresses only, are changed by PUT as well, and go for good', async () => {
    const item = await create('social_link', { link: 'https://photo.example/visit' });
    for (const link of ['http://photo.example', 'javascript:alert(1)', 'https://', 'photo.example', '']) {
      const answer = await update('social_link', item.id, { link });
      expect(Object.keys(answer.body.errors), link).toEqual(['link']);
    }
    const put = await call('put', `/setting/social/${item.id}`, { title: 'Photographs' });
    expect(put.body.data).toMatchObject({ title: 'Photographs', link: 'https://photo.example/visit' });
    const home = await visit({ call: ['get', '/setting/home'] });
    expect(home.body.data.social).toContainEqual(expect.objectContaining({ id: item.id }));
    expect((await call('delete', `/setting/social/${item.id}`)).body).toEqual({ message: 'Deleted.' });
    expect((await call('delete', `/setting/social/${item.id}`)).status).toBe(404);
  });
});
