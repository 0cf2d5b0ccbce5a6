import { expect, it } from 'vitest';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create, update } = await contentFactory(app);

const first = await create('city', { title: 'Vinh' });
await update('city', first.id, { lang_id: 'vi', title: 'Thành phố Vinh' });
const second = await create('city', { title: 'Đà Lạt' });
await create('blog_category', { title: 'Food' });

it('gives whoever may fill in a form what there is to choose, and nobody else', async () => {
  const sales = as(app, (await signedInAs(app, 'sales')).token);
  expect((await sales('get', '/city?admin=1')).status).toBe(403);
  const { body } = await sales('get', '/choices/city?lang_id=vi');
  // By name; in another language where the wanted one is missing; what is hidden says so.
  expect(body.data).toEqual([
    expect.objectContaining({ id: second.id, title: 'Đà Lạt', lang_id: 'en' }),
    expect.objectContaining({ id: first.id, title: 'Thành phố Vinh', lang_id: 'vi' }),
  ]);
  expect((await sales('get', '/choices/blog_category')).status).toBe(403);
  expect((await as(app, 'none')('get', '/choices/city')).status).toBe(401);
});

it('editors find a record by its words in either language, visitors by those that they read', async () => {
  const call = as(app, (await signedInAs(app)).token);
  const story = await create('region', { title: 'The cold north' });
  await update('region', story.id, { lang_id: 'vi', title: 'Miền Bắc lạnh' });
  const found = async (path: string, by = call) =>
    (await by('get', path)).body.data.map(({ id }: { id: number }) => id);
  for (const keyword of ['mien bac', 'cold'])
    expect(await found(`/region?admin=1&lang_id=en&keyword=${keyword}`)).toEqual([story.id]);
  expect(await found('/region?lang_id=en&keyword=mien%20bac', as(app, 'none'))).toEqual([]);
  const faq = await call('post', '/faq').send({
    lang_id: 'en',
    entity_type: 5,
    question: 'Is it far?',
    answer: 'No.',
  });
  expect(faq.status, faq.text).toBe(201);
  const { id, version } = faq.body.data;
  const saved = await call('post', `/faq/${id}`).send({
    lang_id: 'vi',
    version,
    question: 'Có xa không?',
    answer: 'Không.',
  });
  expect(saved.status, saved.text).toBe(200);
  for (const keyword of ['co xa', 'is it far'])
    expect(await found(`/faq?admin=1&lang_id=en&keyword=${keyword}`)).toEqual([id]);
});
