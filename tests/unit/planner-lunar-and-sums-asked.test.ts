import { describe, expect, it } from 'vitest';
import { lunarNights } from '../../server/features/planner/converse/lunar-asked';
import { asksSum, namesSum, tellsOfSums } from '../../server/features/planner/converse/sum-asked';
import { monthsNamed } from '../../server/features/planner/understand/months';

describe('nights of the moon', () => {
  it('are worked out in the months of the sun that are asked of', () => {
    expect(lunarNights('2026-11-30', 14, [12, 1])).toEqual(['2026-12-22', '2027-01-21']);
    expect(lunarNights('2026-11-30', 14, [])).toHaveLength(2);
  });

  it('months are read in both languages, all of them', () => {
    expect(monthsNamed('in december and january')).toEqual([12, 1]);
    expect(monthsNamed('thang 2 voi thang 3')).toEqual([2, 3]);
    expect(monthsNamed('thang 2 va 3')).toEqual([2, 3]);
  });
});

describe('sums', () => {
  it.each(['how much is the boat', 'mat may tieng, gia nhiu z', 'which visa and what does it cost'])(
    'are asked for: %s',
    (said) => expect(asksSum(said)).toBe(true),
  );
  it('are told in đồng, dollars or as free', () => {
    expect(namesSum('730.000–1.340.000 đồng một người')).toBe(true);
    expect(namesSum('USD 50, not refunded')).toBe(true);
    expect(namesSum('It takes 4 hours.')).toBe(false);
    expect(tellsOfSums('Entrance is free.')).toBe(true);
  });
});
