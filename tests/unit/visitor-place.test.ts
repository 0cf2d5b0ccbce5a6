import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnvError, loadEnv } from '../../server/env';
import { openPlaceDatabase } from '../../server/features/travel/visitor-place/database';
import { placeInHeaders } from '../../server/features/travel/visitor-place/headers';
import { trustingSite } from '../../server/platform/trust-proxy';
import { placeHeadersOf } from '../../web/http/place-headers';
import { placeDatabase } from '../factories/place-database';

const hoiAn = { lat: 15.88, lon: 108.33 };

describe('a database of addresses', () => {
  let folder: string;
  let file: string;
  const onFailure = vi.fn();

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'visit-vietnam-places-'));
    file = path.join(folder, 'city.mmdb');
    onFailure.mockReset();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('knows where its networks are, and nothing of others', async () => {
    writeFileSync(file, placeDatabase([['203.0.113.0/24', hoiAn.lat, hoiAn.lon]]));
    const database = await openPlaceDatabase(file, { onFailure });
    expect(database.find('203.0.113.200')).toEqual(hoiAn);
    expect(database.find('::ffff:203.0.113.7')).toEqual(hoiAn);
    for (const address of ['203.0.114.1', '127.0.0.1', '2001:db8::1', 'nobody']) {
      expect(database.find(address)).toBeNull();
    }
    database.close();
  });

  it('is read again when it is replaced, and stays in use when the new one is broken', async () => {
    const replace = (bytes: Buffer | string) => {
      writeFileSync(`${file}.new`, bytes);
      renameSync(`${file}.new`, file);
    };
    writeFileSync(file, placeDatabase([['203.0.113.0/24', hoiAn.lat, hoiAn.lon]]));
    const database = await openPlaceDatabase(file, { onFailure, every: 20 });
    replace(placeDatabase([['203.0.113.0/24', 10.36, 106.36]]));
    await vi.waitFor(() => expect(database.find('203.0.113.1')).toEqual({ lat: 10.36, lon: 106.36 }), 10_000);
    replace('half of it');
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce(), 10_000);
    expect(database.find('203.0.113.1')).toEqual({ lat: 10.36, lon: 106.36 });
    database.close();
  });

  it('that is missing, something else or without positions is refused by name', async () => {
    const refusal = () => openPlaceDatabase(file, { onFailure }).catch((error: unknown) => error);
    expect(String(await refusal())).toMatch(/^EnvError: GEOIP_DATABASE must .*ENOENT/);
    writeFileSync(file, 'a text');
    expect(await refusal()).toBeInstanceOf(EnvError);
    writeFileSync(file, placeDatabase([['203.0.113.0/24', 1, 1]], 'GeoLite2-ASN'));
    expect(String(await refusal())).toContain('it is a database of the kind GeoLite2-ASN');
  });
});

describe('the headers of a CDN', () => {
  const names = { latitude: 'x-lat', longitude: 'x-lon', city: 'x-city' };
  const utf8 = Buffer.from('Đà Nẵng').toString('latin1');

  it.each([
    [{ 'x-lat': '15.88', 'x-lon': '108.33', 'x-city': 'Elsewhere' }, { point: hoiAn }],
    [{ 'x-lat': '15.88' }, null],
    [{ 'x-lat': '95', 'x-lon': '108.33', 'x-city': 'Hue' }, { city: 'Hue' }],
    [{ 'x-lat': '', 'x-lon': 'NaN' }, null],
    [{ 'x-city': utf8 }, { city: 'Đà Nẵng' }],
    [{ 'x-city': encodeURIComponent('Đà Nẵng') }, { city: 'Đà Nẵng' }],
    [{ 'x-city': '%E0%A4%A' }, null],
    [{}, null],
  ])('%j say where the visitor is', (headers, place) => {
    expect(placeInHeaders(headers, names)).toEqual(place);
  });

  it('go no further from somebody who is not trusted', () => {
    const headers = { 'x-lat': '15.88', cookie: 'a=b' };
    expect(placeHeadersOf({ headers, ips: ['203.0.113.9'] }, ['x-lat'])).toEqual({});
    expect(placeHeadersOf({ headers, ips: ['127.0.0.1', '203.0.113.9'] }, ['x-lat'])).toEqual({
      'x-lat': '15.88',
    });
  });

  it('are named as a pair, in any case', () => {
    expect(() => loadEnv({ GEO_LATITUDE_HEADER: 'x-lat' })).toThrow('must be set together');
    expect(() => loadEnv({ GEO_CITY_HEADER: 'x city' })).toThrow('must be the name of a header');
    expect(loadEnv({ GEO_CITY_HEADER: 'CF-IPCity' }).GEO_CITY_HEADER).toBe('cf-ipcity');
  });
});

it.each([
  [undefined, 'loopback'],
  ['false', 'loopback'],
  ['true', 'true'],
  ['2', '2'],
  ['10.0.0.0/8', 'loopback,10.0.0.0/8'],
])('an API that is started with its site believes it, with TRUST_PROXY=%s', (given, expected) => {
  expect(trustingSite(given)).toBe(expected);
});
