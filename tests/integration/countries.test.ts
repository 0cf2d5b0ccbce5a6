import supertest from 'supertest';
import { expect, it } from 'vitest';
import { testApp } from '../factories/test-app';

const app = await testApp();
type Country = { code: string; name: string; dial_code: string };

const countries = async (language: string): Promise<Country[]> => {
  const answer = await supertest(app.server).post('/countries/list-option').send({ lang_id: language });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
};

it.each(['en', 'vi'])(
  'all countries in %s, each once, Vietnam first and the others in order',
  async (language) => {
    const all = await countries(language);
    expect(all).toHaveLength(249);
    expect(new Set(all.map(({ code }) => code)).size).toBe(249);
    expect(new Set(all.map(({ name }) => name)).size).toBe(249);
    expect(all[0]).toMatchObject({ code: 'VN', dial_code: '+84' });
    const names = all.slice(1).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
    expect(all.filter(({ code, name }) => name === code || name !== name.normalize('NFC'))).toEqual([]);
    expect(all.filter(({ dial_code }) => !/^\+[1-9]\d{0,3}$/.test(dial_code))).toEqual([]);
  },
);

it('names are those that readers of the language use', async () => {
  const byCode = async (language: string) =>
    Object.fromEntries((await countries(language)).map(({ code, name }) => [code, name]));
  expect(await byCode('vn')).toMatchObject({
    VN: 'Việt Nam',
    AT: 'Áo',
    CI: 'Bờ Biển Ngà',
    IT: 'Ý',
    US: 'Hoa Kỳ',
  });
  expect(await byCode('en')).toMatchObject({ VN: 'Vietnam', AT: 'Austria', JP: 'Japan' });
});

it('answers without a body, in the reader’s language', async () => {
  const answer = await supertest(app.server).post('/countries/list-option').set('accept-language', 'vi');
  expect(answer.body.data[0].name).toBe('Việt Nam');
});
