import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, httpUrl, loadEnv } from '../../server/env';

const secret = 'a secret of more than thirty-two characters';

describe('loadEnv', () => {
  it('has a default for everything in development', () => {
    const env = loadEnv({});
    expect(env).toMatchObject({
      NODE_ENV: 'development',
      DEMO: false,
      HOST: '127.0.0.1',
      PORT: 3000,
      API_PORT: 4000,
      DATA_DIR: path.resolve('.data'),
      MEDIA_DIR: path.resolve('.data/media'),
      PUBLIC_URL: 'http://127.0.0.1:3000',
      LOG_LEVEL: 'info',
      TRUST_PROXY: false,
    });
    expect(env.DATABASE_URL).toBeUndefined();
  });

  it('makes up a session secret outside production, another one each time', () => {
    const [first, second] = [loadEnv({}), loadEnv({})].map((env) => env.SESSION_SECRET);
    expect(first?.length).toBeGreaterThanOrEqual(32);
    expect(first).not.toBe(second);
  });

  it('refuses production without a session secret, except in the demonstration', () => {
    expect(() => loadEnv({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET must be set in production');
    expect(loadEnv({ NODE_ENV: 'production', SESSION_SECRET: secret }).SESSION_SECRET).toBe(secret);
    expect(loadEnv({ NODE_ENV: 'production', DEMO: '1' }).DEMO).toBe(true);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(loadEnv({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({ PORT: 3000, DEMO: false });
  });

  it('resolves folders, and keeps media in the data folder unless told otherwise', () => {
    expect(loadEnv({ DATA_DIR: '/srv/data' }).MEDIA_DIR).toBe('/srv/data/media');
    expect(loadEnv({ DATA_DIR: '/srv/data', MEDIA_DIR: '/srv/media' }).MEDIA_DIR).toBe('/srv/media');
  });

  it('takes slashes off the end of PUBLIC_URL', () => {
    expect(loadEnv({ PUBLIC_URL: 'https://example.com/' }).PUBLIC_URL).toBe('https://example.com');
  });

  it('lets outside services be switched off by name', () => {
    expect(loadEnv({ WEATHER_BASE_URL: 'off', RATES_BASE_URL: 'off' })).toMatchObject({
      WEATHER_BASE_URL: 'off',
      RATES_BASE_URL: 'off',
    });
  });

  it.each([
    ['true', true],
    ['false', false],
    ['10.0.0.0/8,192.168.1.1', '10.0.0.0/8,192.168.1.1'],
  ])('reads TRUST_PROXY=%s', (given, expected) => {
    expect(loadEnv({ TRUST_PROXY: given }).TRUST_PROXY).toBe(expected);
  });

  it('reads a number in TRUST_PROXY as how many proxies stand in front', () => {
    const trust = loadEnv({ TRUST_PROXY: '2' }).TRUST_PROXY as (address: string, hop: number) => boolean;
    expect([0, 1, 2].map((hop) => trust('10.0.0.1', hop))).toEqual([true, true, false]);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['API_PORT', '65536'],
    ['NODE_ENV', 'staging'],
    ['DEMO', 'yes'],
    ['DATABASE_URL', 'mysql://localhost/vietnam'],
    ['PUBLIC_URL', 'example.com'],
    ['SESSION_SECRET', 'short'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['WEATHER_BASE_URL', 'ftp://weather.example'],
    ['RATES_BASE_URL', 'none'],
    ['BACKUP_KEY', 'a password'],
    ['MEDIA_URL', 'https://s3.example.com/pictures'],
    ['MEDIA_URL', 's3://key:secret@pictures'],
    ['MEDIA_URL', 's3://pictures?acl=public'],
    ['MEDIA_URL', 's3://Pictures_1/..'],
    ['MEDIA_URL', 's3://pictures?endpoint=s3.example.com'],
  ])('refuses %s=%s with one sentence that names it', (name, value) => {
    const load = () => loadEnv({ [name]: value });
    expect(load).toThrow(EnvError);
    expect(load).toThrow(new RegExp(`^${name} must (be|have) .+\\.$`));
  });
});

describe('httpUrl', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://127.0.0.1:3000'],
    ['::1', 'http://[::1]:3000'],
    ['example.com', 'http://example.com:3000'],
  ])('gives an address for a server on %s', (host, expected) => {
    expect(httpUrl(host, 3000)).toBe(expected);
  });
});
