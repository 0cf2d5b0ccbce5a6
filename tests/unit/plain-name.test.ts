import { expect, it } from 'vitest';
import { plainName } from '../../server/plain-name';

const isTaken = (name: string) => plainName.safeParse(name).success;

it.each([
  'Nguyễn Thị Ánh Tuyết',
  'TS.Nguyễn Văn An',
  'St.John O’Neill',
  'J.R.R. Tolkien',
  'Renée d’Arc-Müller',
  'Ms.Ly',
])('%s is a name', (name) => {
  expect(isTaken(name)).toBe(true);
});

it.each([
  ...['\n', '\r', '\u2028', '\u2029', '\u0085', '\v'].map((end) => `Hello${end}https://evil.example`),
  'Win now\rTom',
  'Tom\u2028Lee',
  'http://evil.example',
  'www.evil.example',
  'evil.com',
  'bit.ly/x',
  'Tom <b>',
  'tom@visit.example',
  ...['\u202E', '\u2066', '\u200B', '\u200D', '\u00AD', '\u0007'].map((sign) => `moc${sign}Lee`),
])('%j is none', (name) => {
  expect(isTaken(name)).toBe(false);
});
