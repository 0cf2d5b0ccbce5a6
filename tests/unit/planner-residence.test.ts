import { expect, test } from 'vitest';
import { isHome } from '../../server/features/planner/understand/residence';

/** @param said a sentence in which `@` is the place asked of, and `#` any other */
const isHomeIn = (said: string): boolean => {
  const [before = '', after = ''] = said.split('@');
  return isHome(` ${before}`, `${after} `);
};

test.each<[string, boolean]>([
  ['we are a family of 4 (kids 5 and 8) in @, want to go to # for 4 days', true],
  ["i'm a teacher in @, want 3 days in #", true],
  ['i am a nurse based in @ and would like a weekend in #', true],
  ['hai ong ba gia nha toi (68 va 70 tuoi) o @, nay la # roi, muon thue xe di # - #', true],
  ['2 dua em sinh vien o @, muon di # 3 ngay', true],
  ['we are a couple in @ for 3 days then #', false],
  ["we're a family of 4 in @ from 5 december, want to see # too", false],
  ['we are a couple in @ and #', false],
  ['tui em o @ 2 ngay, # 2 ngay', false],
])('%s: home is %s', (said, expected) => {
  expect(isHomeIn(said)).toBe(expected);
});
