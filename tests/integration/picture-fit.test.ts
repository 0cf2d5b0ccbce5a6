import { expect, it } from 'vitest';
import { addRecipe } from '../../server/platform/media/add-recipe';
import { createMediaStore } from '../../server/platform/media/store';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);

const drawing = async (scene: string, motif: string) => {
  const { file } = await app.db.transaction((db) =>
    addRecipe(
      { db, store: createMediaStore(app.env) },
      {
        recipe: { drawing: { scene, motif, seed: 1 }, width: 64 },
        height: 40,
        blur: '',
        focal: { x: 0.5, y: 0.5 },
        originalName: motif,
        folder: '',
        alt: { en: '', vi: '' },
      },
    ),
  );
  return `/media/${file}`;
};

const fitting = async (image: string, about: Record<string, string | number>) => {
  const answer = await call('get', '/media/fit').query({ image, ...about });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data as { why: string; shows: Record<string, string> } | null;
};

it('asks about a drawing of another landmark, faith or half of the country, and about no photograph', async () => {
  const region = await create('region', { lang_id: 'en', title: 'Central Highlands' });
  const highlands = await create('city', { lang_id: 'en', title: 'Kon Tum', region_id: region.id });
  const church = { entity: 'resource', name: 'wooden-church Wooden church', resource_type: 3188 };
  const at = { ...church, city_ids: highlands.id };
  expect(await fitting(await drawing('church', 'village'), at)).toBeNull();
  expect(await fitting(await drawing('temple-hall', 'incense'), at)).toMatchObject({ why: 'subject' });
  const landmark = await fitting(await drawing('church', 'grey'), at);
  expect(landmark).toMatchObject({ why: 'elsewhere' });
  expect(landmark?.shows).toMatchObject({ en: expect.any(String), vi: expect.any(String) });
  const terraces = await drawing('rice-terraces', 'walker');
  const beach = { entity: 'thing_to_do', name: 'long-beach Long beach', city_ids: highlands.id };
  expect(await fitting(terraces, beach)).toMatchObject({ why: 'elsewhere' });
  // What nobody of ours has drawn shows what its editor says.
  expect(await fitting(`/media/${'a'.repeat(32)}.jpg`, at)).toBeNull();
});
