import { expect, it } from 'vitest';
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
