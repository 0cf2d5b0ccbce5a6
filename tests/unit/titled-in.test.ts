import { expect, it } from 'vitest';
import { titledIn } from '../../web/app/seo/titled-in';

it('names the place in a title, once', () => {
  const city = { title: 'Huế' };
  expect(titledIn('The Citadel', city)).toBe('The Citadel, Huế');
  expect(titledIn('Huế by night', city)).toBe('Huế by night');
  expect(titledIn('Chợ đêm HUẾ', city)).toBe('Chợ đêm HUẾ');
  expect(titledIn('Tết', null)).toBe('Tết');
});
