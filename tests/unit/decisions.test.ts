import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);

it('decisions are numbered one after another, and each says its number in its heading', () => {
  const numbers = readdirSync(folder)
    .sort()
    .map((name) => {
      const heading = readFileSync(new URL(name, folder), 'utf8').split('\n', 1)[0];
      expect(heading, name).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
      return Number(name.slice(0, 4));
    });
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
