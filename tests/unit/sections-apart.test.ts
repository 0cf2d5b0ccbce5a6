import { expect, it } from 'vitest';
import { conflictingKeys, rebase } from '../../web/app/admin/editor/draft/draft';
import { apart, sectionOfKey, together } from '../../web/app/admin/editor/draft/sections-apart';

const price = { state: 'estimated', adult: 30_000 };
const hours = { state: 'checked', source: 'The office', last_admission: '16:00' };

it('a comparison has a key for each section of what visitors have to know', () => {
  const draft = apart({ title: 'A', visitor_info: { price } });
  expect(draft).toMatchObject({
    title: 'A',
    'visitor_info.price': { price },
    'visitor_info.hours': null,
  });
  expect(draft).not.toHaveProperty('visitor_info');
  expect(apart({ title: 'A' })).toEqual({ title: 'A' });
  expect(sectionOfKey('visitor_info.price')).toBe('price');
  expect(sectionOfKey('vi.title')).toBeUndefined();
});

it('a section that is taken leaves the others as the form has them; an empty one goes', () => {
  const form = { visitor_info: { price: { ...price, adult: 90_000 }, hours } };
  const then = apart({ title: 'A', visitor_info: { price } });
  const { title, 'visitor_info.price': past } = then;
  expect(together(form, { title, 'visitor_info.price': past })).toEqual({
    title: 'A',
    visitor_info: { price, hours },
  });
  expect(together(form, then)).toEqual({ title: 'A', visitor_info: { price } });
  expect(together(form, { title })).toEqual({ title: 'A' });
});

it('two editors of different sections both keep what they wrote; of the same one the later chooses', () => {
  const base = { title: 'A', visitor_info: { price } };
  const mine = { ...base, visitor_info: { price: { ...price, adult: 50_000 }, ages: { state: 'checked' } } };
  const theirs = { ...base, visitor_info: { price: { ...price, adult: 40_000 }, hours } };
  expect(conflictingKeys(base, mine, theirs)).toEqual(['visitor_info.price']);
  expect(rebase(base, mine, theirs).visitor_info).toEqual({ ...mine.visitor_info, hours });
  expect(rebase(base, mine, theirs, new Set(['visitor_info.price'])).visitor_info).toEqual({
    price: theirs.visitor_info.price,
    ages: mine.visitor_info.ages,
    hours,
  });
});
