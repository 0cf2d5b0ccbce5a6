import { expect, test } from 'vitest';
import { isProse } from '../../server/features/planner/passages/read';

const words = 'water puppets in the evening '.repeat(7).trim();

test('a text is told where a sentence ends in its beginning, be it at its very end', () => {
  expect(isProse(`${words}. More of it.`)).toBe(true);
  expect(isProse(`${words}.`)).toBe(true);
  expect(isProse(words)).toBe(false);
});
