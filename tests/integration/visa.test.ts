import { describe, expect, it } from 'vitest';
import { itemFactory } from '../factories/items';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, visit, create, update } = await itemFactory(app);

const check = async (query: string) => (await visit({ call: ['get', `/visa/check?${query}`] })).body;

describe('the check of a passport', () => {
  it('answers from the facts that editors keep, and at once when they change them', async () => {
    expect((await check('nationality=DK')).data).toMatchObject({ result: 'ask', reason: 'no_rules' });
    await create('fact', { key: 'visa.evisa_stay', max_days: 90, expires_on: '2090-01-01' });
    const list = await create('fact', {
      key: 'visa.exempt_nordic',
      country_codes: ['fi', 'DK', 'DK'],
      max_days: 45,
      valid_until: '2098-12-31',
      expires_on: '2090-01-01',
    });
    expect(list.country_codes).toEqual(['DK', 'FI']);
    await update('fact', list.id, { lang_id: 'vi', label: 'Miễn', value: '45 ngày', source: 'Nghị quyết' });
    expect((await check('nationality=dk&days=45&lang_id=vi')).data).toMatchObject({
      nationality: { code: 'DK', name: 'Đan Mạch' },
      days: 45,
      result: 'exempt',
      rule: { key: 'visa.exempt_nordic', label: 'Miễn', source: 'Nghị quyết', valid_until: '2098-12-31' },
      check_again_after: null,
    });
    expect((await check('nationality=DK&entry_date=2095-01-01')).data).toMatchObject({
      result: 'exempt',
      check_again_after: '2090-01-01',
    });
    expect((await check('nationality=DK&days=46')).data).toMatchObject({ result: 'evisa' });
    await update('fact', list.id, { lang_id: 'en', country_codes: ['FI'] });
    expect((await check('nationality=DK')).data).toMatchObject({ result: 'evisa', reason: 'not_listed' });
    await call('put', `/facts/status/${list.id}?status=0`);
    expect((await check('nationality=FI')).data).toMatchObject({ result: 'ask', reason: 'no_rules' });
  });

  it.each([
    ['', 'nationality'],
    ['nationality=XX', 'nationality'],
    ['nationality=FRA', 'nationality'],
    ['nationality=FR&days=0', 'days'],
    ['nationality=FR&days=many', 'days'],
    ['nationality=FR&entry_date=2020-01-01', 'entry_date'],
    ['nationality=FR&entry_date=2027-02-30', 'entry_date'],
  ])('refuses %s', async (query, field) => {
    expect(Object.keys((await check(query)).errors)).toEqual([field]);
  });
});

describe('a rule', () => {
  it('is refused with a country that is none, or an end before its start', async () => {
    const made = await create('fact', { key: 'visa.exempt_made', valid_from: '2027-01-01' });
    const bad = async (body: object) =>
      Object.keys((await update('fact', made.id, { lang_id: 'en', ...body })).body.errors);
    expect(await bad({ country_codes: ['XX'] })).toEqual(['country_codes.0']);
    expect(await bad({ valid_until: '2026-12-31' })).toEqual(['valid_until']);
    expect(await bad({ max_days: 0 })).toEqual(['max_days']);
  });
});
