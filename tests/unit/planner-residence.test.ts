import { expect, test } from 'vitest';
import { isGuestFirst, isHome, isHomeAtLast } from '../../server/features/planner/understand/residence';

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

test.each<[string, boolean]>([
  ['gia dinh em o @ 3 ngay roi di #', true],
  ['we stay in @ 2 nights then #', true],
  ['nhom tui em o @ 2 hom, # 3 hom', true],
  ['nha em o @, 3 ngay di #', false],
  ['gia dinh em o @ muon di # 3 ngay', false],
])('%s: they are guests there first is %s', (said, expected) => {
  const [before = '', after = ''] = said.split('@');
  expect(isGuestFirst(` ${before}`, `${after} `)).toBe(expected);
});

test('who says at last where they are says where home is', () => {
  expect(isHomeAtLast(' # - # 3 ngay, tui o ', ' ')).toBe(true);
  expect(isHomeAtLast(' # 2 ngay, tui o ', ' 3 ngay')).toBe(false);
  expect(isHomeAtLast(' # 2 ngay, ngu o ', ' ')).toBe(false);
});
