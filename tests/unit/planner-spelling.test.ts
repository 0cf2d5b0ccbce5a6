import { dictionary } from '@zxcvbn-ts/language-en';
import { describe, expect, test } from 'vitest';
import { lettersApart } from '../../server/features/planner/understand/letters-apart';
import { keyWords, lookAlikes, spelledRight } from '../../server/features/planner/understand/spelling';

describe('slips of the pen', () => {
  test.each([
    ['three days hanoi, decmber', 'three days hanoi, december'],
    ['four freinds in Nha Trang, vegitarian', 'four friends in Nha Trang, vegetarian'],
    ['one evning in Danang', 'one evening in Danang'],
    ['Wedensday to Saterday', 'Wednesday to Saturday'],
    ['my grandparets need a weelchair', 'my grandparents need a wheelchair'],
  ])('are set right: %s', (typed, meant) => {
    expect(spelledRight(typed)).toBe(meant);
  });

  test.each([
    'Chung tôi đi 4 ngày tháng 8, thích trekking',
    'thang 8 di Hue 3 ngay, nghi o trung tam',
    'we stay with Mr Fried in a hostel by the trail, starving and thirsty',
    "Celia's brothers arrived with thousands of dollars",
    'a bench in Bachten, then Monte Carlo',
  ])('other words stay: %s', (typed) => {
    expect(spelledRight(typed)).toBe(typed);
  });

  test('no word of English is taken for a slip of another', () => {
    const known = new Set(keyWords);
    const taken = (dictionary['commonWords-en'] as string[])
      .slice(0, 20_000)
      .filter((word) => /^[a-z]{5,}$/.test(word) && !known.has(word) && !lookAlikes.has(word))
      .filter((word) => spelledRight(word) !== word);
    expect(taken).toEqual([]);
  });

  test('one letter, or two that changed places', () => {
    expect(lettersApart('freind', 'friend', 1)).toBe(1);
    expect(lettersApart('evning', 'evening', 1)).toBe(1);
    expect(lettersApart('train', 'plane', 1)).toBeGreaterThan(1);
  });
});
