import { describe, expect, it } from 'vitest';
import { countOne, postingsFor } from '../../server/features/search/passages/postings';

describe('postings in shared arrays', () => {
  const counts = new Map<string, number>();
  for (const key of ['river', 'boat', 'river']) countOne(counts, key);
  const postings = postingsFor(counts, { weights: Float64Array });
  const { weights } = postings.columns;
  for (const [key, place, weight] of [
    ['river', 1, 0.5],
    ['boat', 4, 1],
    ['river', 4, 0.25],
  ] as const)
    weights[postings.at(key, place)] = weight;

  it('give back what was put in', () => {
    const seen: [number, number | undefined][] = [];
    postings.each('river', (place, index) => seen.push([place, weights[index]]));
    postings.each('boat', (place, index) => seen.push([place, weights[index]]));
    expect(seen).toEqual([
      [1, 0.5],
      [4, 0.25],
      [4, 1],
    ]);
    expect(['river', 'boat'].map(postings.count)).toEqual([2, 1]);
  });

  it('have one place for what is said twice in it', () => {
    expect(postings.at('river', 4)).toBe(postings.at('river', 4));
    expect(postings.count('river')).toBe(2);
  });

  it('know nothing of other keys', () => {
    postings.each('bridge', () => expect.unreachable());
    expect(postings.count('bridge')).toBe(0);
    expect(() => postings.at('bridge', 1)).toThrow();
  });
});
