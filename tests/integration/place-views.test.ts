import { describe, expect, it } from 'vitest';
import { contentFactory } from '../factories/content';
import { itemFactory } from '../factories/items';
import { jpeg, mediaLibrary } from '../factories/media-library';

const { app, request, uploaded, call: asAdmin } = await mediaLibrary();
const content = await contentFactory(app);
const items = await itemFactory(app);

const page = async (id: number, lang_id = 'en') =>
  (await request().get(`/attraction/${id}?lang_id=${lang_id}`)).body.data;
const galleryOf = async (entity_id?: number) => {
  const body = { lang_id: 'en', ...(entity_id ? { entity_id } : {}) };
  return (await request().post('/gallery/list/_RESOURCE').send(body)).body.data;
};

describe('the view all around of a place', () => {
  it('is a page elsewhere or a picture of the library, which then stays there', async () => {
    const picture = await uploaded(await jpeg(1200, 600));
    const place = await content.create('resource', { vr_link: picture.image });
    expect(await page(place.id)).toMatchObject({ vr_link: picture.image });
    const listed = await request().get('/attraction?vr=1&lang_id=en&per_page=100');
    expect(listed.body.potentials).toContainEqual(expect.objectContaining({ id: place.id }));

    const inUse = await asAdmin('delete', `/media/records/${picture.id}`);
    expect(inUse.status).toBe(409);
    expect(inUse.body.data).toEqual([expect.objectContaining({ entity: 'resource', id: place.id })]);

    await content.update('resource', place.id, { lang_id: 'en', vr_link: 'https://around.example/1' });
    expect(await page(place.id)).toMatchObject({ vr_link: 'https://around.example/1' });
    expect((await asAdmin('delete', `/media/records/${picture.id}`)).status).toBe(200);
  });

  it('is refused where there is no such picture, or the address is none', async () => {
    const place = await content.create('resource');
    for (const vr_link of [
      '/media/0123456789abcdef0123456789abcdef.jpg',
      '/media/../secret.jpg',
      '/about',
      'http://around.example',
      '//around.example',
    ]) {
      const answer = await asAdmin('put', `/resources/${place.id}`).send({ lang_id: 'en', vr_link });
      expect(answer.status, vr_link).toBe(422);
      expect(Object.keys(answer.body.errors), vr_link).toEqual(['vr_link']);
    }
  });

  it('keeps more of its width than other pictures', async () => {
    const around = await uploaded(await jpeg(5000, 2500));
    expect(around).toMatchObject({ width: 4096, height: 2048 });
    const other = await uploaded(await jpeg(5000, 2400));
    expect(other).toMatchObject({ width: 2560 });
  });
});

describe('the stills of a place', () => {
  it('have a title and a caption in each language, and come with its page', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    const place = await content.create('resource', {
      galleries: [
        { image: first.image, title: 'The gate', description: 'Three doors, the middle one closed.' },
        { image: second.image, title: 'The hall' },
      ],
    });
    const words = { title: 'Cổng thành', description: 'Ba lối vào, lối giữa khép.' };
    await content.update('resource', place.id, {
      lang_id: 'vi',
      title: 'Thành cổ',
      slug: 'thanh-co-view',
      galleries: [{ image: first.image, ...words }, { image: second.image }],
    });
    const english = (await page(place.id)).galleries;
    expect(english).toMatchObject([
      { title: 'The gate', description: 'Three doors, the middle one closed.', image: first.image },
      { title: 'The hall', description: '', image: second.image },
    ]);
    expect((await page(place.id, 'vi')).galleries[0]).toMatchObject({ ...words, image_alt: words.title });
    expect(await galleryOf(place.id)).toEqual(english);
  });

  it('are managed through the gallery calls too, and hidden with the place', async () => {
    const { image } = await uploaded();
    const place = await content.create('resource');
    const item = await items.create('gallery', {
      module: '_RESOURCE',
      entity_id: place.id,
      image,
      title: 'Looking north',
      description: 'A court of stone.',
    });
    expect((await page(place.id)).galleries).toEqual([
      expect.objectContaining({ id: item.id, description: 'A court of stone.' }),
    ]);
    for (const given of [{}, { entity_id: 2_000_000_000 }]) {
      const body = { lang_id: 'en', module: '_RESOURCE', image, ...given };
      const answer = await asAdmin('post', '/gallery/store').send(body);
      expect(Object.keys(answer.body.errors)).toEqual(['entity_id']);
    }
    await asAdmin('put', `/resources/status/${place.id}`);
    expect(await galleryOf(place.id)).toEqual([]);
    expect((await galleryOf()).map(({ id }: { id: number }) => id)).not.toContain(item.id);
  });
});
