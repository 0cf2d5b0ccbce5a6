import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const kernel = new URL('../../server/kernel/', import.meta.url);
const files = readdirSync(kernel, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, lines: readFileSync(new URL(name, kernel), 'utf8').split('\n').length - 1 }));

const grows =
  'The kernel grows. What serves one kind belongs to the kind, what serves one feature to the feature; if it truly is for all kinds, decision 41 says why and this number is raised.';

it('the kernel stays as large as decision 41 says', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.length, grows).toBeLessThanOrEqual(115);
  expect(
    files.reduce((sum, { lines }) => sum + lines, 0),
    grows,
  ).toBeLessThanOrEqual(9_300);
});

it('no file of the kernel has more than 300 lines', () => {
  expect(files.filter(({ lines }) => lines > 300)).toEqual([]);
});
