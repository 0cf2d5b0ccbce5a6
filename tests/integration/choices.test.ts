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
    expect.objectContaining({ id: second.id, title: 'Đà Lạt' }),
    expect.objectContaining({ id: first.id, title: 'Thành phố Vinh' }),
  ]);
  expect((await sales('get', '/choices/blog_category')).status).toBe(403);
  expect((await as(app, 'none')('get', '/choices/city')).status).toBe(401);
});
