import { describe, expect, test } from 'vitest';
import { attractionsIn, fitOf, isDecided } from '../../server/features/planner/gazetteer/known-for';
import { readText, wordsOf } from '../../server/features/planner/understand/text';
import { transportIn } from '../../server/features/planner/understand/transport';

const best = (message: string, codes: readonly string[]): string | undefined => {
  const wished = attractionsIn(wordsOf(message));
  return codes.toSorted((a, b) => fitOf(wished, b) - fitOf(wished, a))[0];
};
const some = ['HAN', 'SGN', 'HUE', 'PNH', 'SPA', 'CDO', 'NTR', 'DLT', 'MNE', 'HOI', 'KTM', 'CTO'];

describe('what is wished decides where to go', () => {
  test.each([
    ['a week of caves and jungle', 'PNH'],
    ['we want to photograph rice terraces', 'SPA'],
    ['a secluded island beach for our honeymoon', 'CDO'],
    ['chơi thác, trời mát', 'DLT'],
    ['đồi cát và lướt ván diều', 'MNE'],
    ['muốn nghe cồng chiêng', 'KTM'],
    ['đi chợ nổi', 'CTO'],
  ])('%s', (message, code) => {
    expect(best(message, some)).toBe(code);
  });

  test('where the thing is not, nobody is sent; what is refused decides nothing', () => {
    expect(fitOf(attractionsIn('beach holiday'), 'HAN')).toBeLessThan(0);
    expect(isDecided(attractionsIn('no beach please', new Set(['beach'])))).toBe(false);
    expect(isDecided(attractionsIn('ten days first time'))).toBe(false);
  });
});

describe('how long people bear to be on the way', () => {
  test.each([
    ['no drive of more than 3 hours', 180],
    ['nothing over 2 hours in a bus please', 120],
    ['không ngồi xe quá 4 tiếng một chặng', 240],
    ['max four hours driving a day', 240],
    ['a 3 hour cooking class, by car', undefined],
    ['we fly for 2 hours', undefined],
  ])('%s', (message, longest) => {
    expect(transportIn(readText(message)).longest).toBe(longest);
  });
});

test('who wants few people is sent past the places where everybody is', () => {
  const wished = attractionsIn('tet di dau vang nguoi');
  expect(fitOf(wished, 'QNH')).toBeGreaterThan(0);
  expect(fitOf(wished, 'HOI')).toBeLessThan(0);
  expect(isDecided(wished)).toBe(false);
});
