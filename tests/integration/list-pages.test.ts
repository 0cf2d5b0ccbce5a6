import { beforeAll, describe, expect, it } from 'vitest';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);

const many = 7;

beforeAll(async () => {
  // The first there is.
  const category_id = (await create('blog_category')).id;
  for (let index = 1; index <= many; index += 1) {
    // Written in an order that is none of the list's own.
    const number = (index * 3) % many;
    const { id } = await create('blog', { title: `Lantern ${number}`, status: index % 2, category_id });
    if (index % 3 > 0) await update('blog', id, { lang_id: 'vi', title: `Đèn lồng ${number}` });
    const faq = await call('post', '/faq').send({
      lang_id: 'en',
      entity_type: 5,
      question: `Question ${number}?`,
      answer: '<p>Yes.</p>',
    });
    expect(faq.status).toBe(201);
  }
}, 60_000);

const page = async (path: string, number: number, perPage: number) =>
  (await call('get', `${path}&page=${number}&per_page=${perPage}`)).body;

describe('the pages of a list, one after the other, are the list', () => {
  it.each([
    ['of an editor', '/blogs?admin=1&lang_id=en', many],
    ['of a visitor', '/blogs?lang_id=en', 4],
    ['in a language that some lack', '/blogs?admin=1&lang_id=vi', many],
    ['with words', '/blogs?admin=1&lang_id=en&keyword=lantern', many],
    ['with what is missing', '/blogs?admin=1&lang_id=vi&translation=missing', 2],
    ['with a filter', '/blogs?admin=1&lang_id=en&category_id=1', many],
    ['of records without a page', '/faq?admin=1&lang_id=en', many],
  ])('%s', async (_name, path, total) => {
    const whole = await page(path, 1, 100);
    expect(whole.total).toBe(total);
    expect(whole.data).toHaveLength(total);
    const rows: unknown[] = [];
    for (let number = 1; number <= Math.ceil(total / 2); number += 1) {
      const { data, total: said } = await page(path, number, 2);
      expect(said).toBe(total);
      rows.push(...data);
    }
    expect(rows).toEqual(whole.data);
    expect((await page(path, total + 1, 2)).data).toEqual([]);
  });
});
