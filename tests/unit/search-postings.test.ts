import { describe, expect, it } from 'vitest';
import { packed } from '../../server/features/search/passages/postings';

describe('packed postings', () => {
  const lists = new Map([
    ['river', { at: [1, 4], weights: [0.5, 0.25] }],
    ['boat', { at: [4], weights: [1] }],
  ]);
  const postings = packed(lists, { weights: Float64Array });

  it('give back what was in the lists', () => {
    const seen: [number, number | undefined][] = [];
    postings.each('river', (place, index) => seen.push([place, postings.columns.weights[index]]));
    postings.each('boat', (place, index) => seen.push([place, postings.columns.weights[index]]));
    expect(seen).toEqual([
      [1, 0.5],
      [4, 0.25],
      [4, 1],
    ]);
    expect(['river', 'boat'].map(postings.count)).toEqual([2, 1]);
  });

  it('know nothing of other keys', () => {
    postings.each('bridge', () => expect.unreachable());
    expect(postings.count('bridge')).toBe(0);
  });
});
