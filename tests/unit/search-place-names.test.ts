import { expect, test } from 'vitest';
import { isBareSyllable } from '../../server/features/search/place-names';

test('a name of one syllable with accents is another word without them', () => {
  for (const name of ['Vãng', 'Huế', 'Chũ']) expect(isBareSyllable(name)).toBe(true);
  for (const name of ['Lim', 'DMZ', 'Long Hồ', 'Panduranga']) expect(isBareSyllable(name)).toBe(false);
});
