import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { addressReader } from '../../web/http/page-cache/address';

const route = (id: string, path: string, handle: object, parentId?: string) => [
  id,
  { id, path, ...(parentId ? { parentId } : {}), module: { handle } },
];

const read = addressReader({
  routes: Object.fromEntries([
    route('routes/site', ':lang', {}),
    route('weather', 'weathertrip', { query: ['month'], passing: ['place', 'date'] }, 'routes/site'),
    route('profile', 'profile', { keep: false }, 'routes/site'),
  ]),
} as unknown as ServerBuild);

it('keeps a page under its path and the parameters that it names', () => {
  expect(read('/en/weathertrip?utm_source=x&month=7')).toBe('/en/weathertrip?month=7');
  expect(read('/en/weathertrip.data?month=7&_routes=weather')).toBe(
    '/en/weathertrip.data?_routes=weather&month=7',
  );
});

it('keeps no page that says what holds for minutes, or for one visitor', () => {
  expect(read('/en/weathertrip?place=hue&month=7')).toBeNull();
  expect(read('/en/weathertrip.data?date=2026-01-01')).toBeNull();
  expect(read('/en/profile')).toBeNull();
  expect(read('/admin')).toBeNull();
});
