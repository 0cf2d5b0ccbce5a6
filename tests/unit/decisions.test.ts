import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const decisions = readdirSync(folder)
  .sort()
  .map((name) => ({ name, lines: readFileSync(new URL(name, folder), 'utf8').split('\n') }));

it('decisions are numbered one after another, and each says its number in its heading', () => {
  const numbers = decisions.map(({ name, lines }) => {
    expect(lines[0], name).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
    return Number(name.slice(0, 4));
  });
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it.each(decisions)('$name says since when, and whether it is still in force', ({ lines }) => {
  expect(lines.slice(1, 4).join('\n')).toMatch(/^\n\d{4}-\d\d-\d\d, (in force|superseded by decision \d+)/);
});
