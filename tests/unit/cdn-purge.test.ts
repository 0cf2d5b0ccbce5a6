import type { IncomingHttpHeaders } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { EnvError, loadEnv } from '../../server/env';
import { pictureTag, surrogateKeys } from '../../server/platform/cdn/kinds';
import { type CdnSettings, purgeTags } from '../../server/platform/cdn/purge';
import { readEnv } from '../../web/env';
import { partnerServer, saysJson, saysNothing } from '../factories/partner-server';

const cdn = await partnerServer();
const second = await partnerServer();
const token = 'a-secret-of-the-cdn';

let heard: Array<{ method: string | undefined; headers: IncomingHttpHeaders; body: string }>;

beforeEach(() => {
  heard = [];
  cdn.answers(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    heard.push({ method: request.method, headers: request.headers, body });
    response.end('{"success":true}');
  });
});

const settings = (kind: CdnSettings['kind']): CdnSettings => ({ kind, urls: [`${cdn.url}/purge`], token });
const purge = (kind: CdnSettings['kind'], tags = ['blog', 'city'], patience = 2_000) =>
  purgeTags(settings(kind), tags, AbortSignal.timeout(patience));

it('asks Fastly to keep what is purged as stale', async () => {
  await purge('fastly');
  expect(heard).toMatchObject([
    {
      method: 'POST',
      headers: { 'fastly-key': token, 'fastly-soft-purge': '1', 'surrogate-key': 'blog city' },
      body: '',
    },
  ]);
});

it('asks Cloudflare by tags', async () => {
  await purge('cloudflare');
  expect(heard).toMatchObject([{ method: 'POST', headers: { authorization: `Bearer ${token}` } }]);
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ tags: ['blog', 'city'] });
});

it('asks each Varnish by xkey', async () => {
  await purgeTags(
    { kind: 'varnish', urls: [cdn.url, second.url] },
    ['blog', 'city'],
    AbortSignal.timeout(2_000),
  );
  expect(heard).toMatchObject([{ method: 'PURGE', headers: { 'xkey-purge': 'blog city' } }]);
  expect(heard[0]?.headers).not.toHaveProperty('x-purge-token');
  expect(second.asked).toEqual(['PURGE /']);
});

it.each([
  ['a fault of its own', 500],
  ['a wrong token', 403],
  ['another address', 302],
] as const)('does not take %s for a purge, and tells nobody the token', async (_, status) => {
  cdn.answers(saysJson({ msg: token }, status, { location: second.url }));
  const error = await purge('fastly').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: 'bad_status', details: { status } });
  expect(`${error} ${JSON.stringify(error)}`).not.toContain(token);
});

it('hears how long it should wait', async () => {
  cdn.answers(saysJson({}, 429, { 'retry-after': '7' }));
  await expect(purge('cloudflare')).rejects.toMatchObject({ details: { status: 429, retryAfter: 7 } });
});

it('waits no longer for one that hangs than it was told', async () => {
  cdn.answers(saysNothing);
  const begun = Date.now();
  await expect(purge('varnish', ['blog'], 200)).rejects.toThrow();
  expect(Date.now() - begun).toBeLessThan(1_500);
});

it('names the header that each CDN reads, and none without one', () => {
  expect(surrogateKeys('fastly', ['blog', 'city'])).toEqual({ 'surrogate-key': 'blog city' });
  expect(surrogateKeys('cloudflare', ['blog', 'city'])).toEqual({ 'cache-tag': 'blog,city' });
  expect(surrogateKeys('varnish', ['blog', 'city'])).toEqual({ xkey: 'blog city' });
  expect(surrogateKeys(null, ['blog'])).toEqual({});
  expect(surrogateKeys('varnish', [])).toEqual({});
  expect(pictureTag('0f343b0931126a20f133d67c2b018a3b.jpg')).toBe('picture-0f343b0931126a20f133d67c2b018a3b');
});

it('is set as a whole or not at all', () => {
  const url = 'https://api.fastly.com/service/ID/purge';
  const wrong: Array<Record<string, string>> = [
    { CDN_KIND: 'akamai', CDN_PURGE_URL: url },
    { CDN_KIND: 'fastly' },
    { CDN_PURGE_URL: url },
    { CDN_KIND: 'fastly', CDN_PURGE_URL: url },
    { CDN_KIND: 'varnish', CDN_PURGE_URL: 'varnish:80' },
  ];
  for (const one of wrong) expect(() => loadEnv(one), JSON.stringify(one)).toThrow(EnvError);
  const both = 'http://varnish-1/,http://varnish-2/';
  expect(loadEnv({ CDN_KIND: 'varnish', CDN_PURGE_URL: both })).toMatchObject({ CDN_PURGE_URL: both });
  const NODE_ENV = 'test';
  expect(readEnv({ NODE_ENV }).cdn).toBeNull();
  expect(readEnv({ NODE_ENV, CDN_KIND: 'fastly' }).cdn).toBe('fastly');
});
