import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { itemFactory } from '../factories/items';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, visit, create, update } = await itemFactory(app);

const facts = async (query: string) => (await visit({ call: ['get', `/facts?${query}`] })).body.data;
const keysOf = (rows: Array<{ key: string }>) => rows.map(({ key }) => key);
const refused = async (given: object, field: string) => {
  const { body, status } = await call('post', '/facts', {
    lang_id: 'en',
    key: 'power.voltage',
    label: 'Voltage',
    value: '220 V',
    source: 'Grid code',
    checked_on: '2026-09-01',
    ...given,
  });
  expect(status, JSON.stringify(given)).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
  return body;
};

describe('a fact', () => {
  it('says what it is about, where it is from, and until when it may be trusted', async () => {
    const made = await create('fact', {
      key: 'visa.evisa.fee',
      source_url: 'https://evisa.example/fees',
      expires_on: '2099-12-31',
      is_secondary: true,
    });
    const texts = { label: 'Lệ phí một lần', value: '25 USD' };
    const sourceless = await update('fact', made.id, { lang_id: 'vi', ...texts });
    expect(Object.keys(sourceless.body.errors)).toEqual(['source']);
    await update('fact', made.id, { lang_id: 'vi', ...texts, source: 'Cục Quản lý xuất nhập cảnh' });
    const [row] = await facts('prefix=visa.evisa&lang_id=vi');
    expect(row).toMatchObject({
      key: 'visa.evisa.fee',
      label: 'Lệ phí một lần',
      value: '25 USD',
      source: 'Cục Quản lý xuất nhập cảnh',
      source_url: 'https://evisa.example/fees',
      checked_on: '2026-09-01',
      expires_on: '2099-12-31',
      is_secondary: true,
      is_expired: false,
    });
    const [english] = await facts('prefix=visa.evisa&lang_id=en');
    expect(english.source).toBe('Immigration Department');
    const found = await call('get', '/facts?admin=1&lang_id=vi&keyword=cuc quan ly');
    expect(keysOf(found.body.data)).toEqual(['visa.evisa.fee']);
  });

  it('is found by the first parts of its key, whole ones only', async () => {
    for (const key of ['money', 'money.atm', 'money.atm.limit', 'moneyless.tip'])
      await create('fact', { key });
    expect(keysOf(await facts('prefix=money'))).toEqual(['money', 'money.atm', 'money.atm.limit']);
    expect(keysOf(await facts('prefix=money.atm'))).toEqual(['money.atm', 'money.atm.limit']);
    expect(await facts('prefix=mone')).toEqual([]);
    for (const prefix of ['money.', '%25', 'Money', "m'"]) {
      expect((await visit({ call: ['get', `/facts?prefix=${prefix}`] })).status, prefix).toBe(422);
    }
  });

  it('has run out on the day after its last one, by Vietnam’s calendar', async () => {
    const { rows } = await app.db.execute<{ today: string; yesterday: string }>(
      sql`select d::text as today, (d - 1)::text as yesterday from (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as d)`,
    );
    const [{ today = '', yesterday = '' } = {}] = rows;
    const checked_on = '2025-01-01';
    await create('fact', { key: 'customs.today', checked_on, expires_on: today });
    await create('fact', { key: 'customs.yesterday', checked_on, expires_on: yesterday });
    await create('fact', { key: 'customs.for_ever', checked_on });
    const expired = async (query = '') =>
      (await facts(`prefix=customs${query}`)).map((row: { key: string; is_expired: boolean }) => [
        row.key,
        row.is_expired,
      ]);
    expect(await expired()).toEqual([
      ['customs.today', false],
      ['customs.yesterday', true],
      ['customs.for_ever', false],
    ]);
    expect(await expired('&expired=1')).toEqual([['customs.yesterday', true]]);
    expect(await expired('&expired=0')).toHaveLength(2);
    const editors = await call('get', '/facts?admin=1&expired=1&lang_id=vi');
    expect(editors.body.data).toEqual([expect.objectContaining({ key: 'customs.yesterday', label: '' })]);
  });

  it('is refused with a key, a date or an address that is none, or a key that another has', async () => {
    await create('fact', { key: 'power.plugs' });
    await refused({ key: 'power.plugs' }, 'key');
    for (const key of ['', 'Power', 'power..plugs', '.power', 'power-plugs', 'x'.repeat(121)])
      await refused({ key }, 'key');
    await refused({ checked_on: '2026-02-30' }, 'checked_on');
    await refused({ expires_on: '2026-09-01' }, 'expires_on');
    await refused({ source_url: 'javascript:alert(1)' }, 'source_url');
    await refused({ value: '' }, 'value');
    const made = await create('fact', { key: 'power.sockets', expires_on: '2027-01-01' });
    const late = await update('fact', made.id, { lang_id: 'en', checked_on: '2027-01-02' });
    expect(Object.keys(late.body.errors)).toEqual(['expires_on']);
    const renamed = await update('fact', made.id, { lang_id: 'en', key: 'power.plugs' });
    expect(Object.keys(renamed.body.errors)).toEqual(['key']);
    const cleared = await update('fact', made.id, { lang_id: 'en', expires_on: null, source_url: '' });
    expect(cleared.body.data).toMatchObject({ expires_on: null, source_url: null });
  });
});

describe('a guide page', () => {
  it('tells the live facts of its topics, in the reader’s language', async () => {
    const made = await create('fact', { key: 'transport.train.night', label: 'Night train' });
    await create('fact', { key: 'transport.hidden', status: 0 });
    await create('fact', { key: 'emergency.police' });
    const info = async (lang_id: string) => {
      const path = '/setting/getting-around/website/getinfo';
      return (await visit({ call: ['post', path], body: { lang_id } })).body.data.facts;
    };
    expect(await info('en')).toEqual([
      expect.objectContaining({ id: made.id, key: 'transport.train.night', label: 'Night train' }),
    ]);
    expect(await info('vi')).toEqual([]);
    const safety = await visit({ call: ['get', '/setting/safety?lang_id=en'] });
    expect(keysOf(safety.body.data.facts)).toContain('emergency.police');
  });

  it.each(['visaguide', 'accessibility', 'currency', 'vietnam-pass'])('%s has facts', async (group) => {
    const answer = await visit({ call: ['get', `/setting/${group}?lang_id=vi`] });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({ group, facts: expect.any(Array) });
  });

  it.each([
    ['accessibility', '/en/accessibility', 23],
    ['currency', '/en/currency', 24],
    ['vietnam-pass', '/en/vietnam-pass', 25],
  ])('%s is written like the others, and gives search engines its title', async (group, url, entity_type) => {
    const value = { title: `About ${group}`, description: 'What helps.', content: '<p>Ask.</p>' };
    const written = await call('post', `/setting/${group}`, { lang_id: 'en', version: 0, value });
    expect(written.status, written.text).toBe(200);
    const { body } = await visit({ call: ['post', '/seosearch/search-by-url'], body: { url } });
    expect(body.data).toMatchObject({ title: value.title, entity_type, is_fallback: true });
    const states = await call('get', `/setting/${group}/revisions?lang_id=en`);
    expect(states.body.data).toHaveLength(1);
  });
});
