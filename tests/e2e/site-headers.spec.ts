import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { type APIResponse, expect, test } from '@playwright/test';
import { adminHeaders } from './admin-session';
import { product } from './setup/environment';
import { openPage } from './support/open-page';

test.skip(({ isMobile }) => isMobile, 'the same answers go to every device');

const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

const policyOf = (answer: APIResponse) => {
  const directives = (answer.headers()['content-security-policy'] ?? '').split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      `object-src 'none'`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
      `form-action 'self'`,
    ]),
  );
  return directives.find((directive) => directive.startsWith('script-src ')) ?? '';
};

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );

test('scripts of a page that is made for one visitor run by a nonce of their own answer and nothing else', async ({
  request,
}) => {
  const answers = [await request.get('/en/search-result'), await request.get('/en/search-result')];
  const nonces = answers.map((answer) => nonceOf(answer.headers()['content-security-policy']));
  expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(nonces[1]).not.toBe(nonces[0]);
  const [answer] = answers;
  if (!answer) throw new Error('No answer');
  expect(policyOf(answer)).toBe(`script-src 'self' 'nonce-${nonces[0]}'`);
  const inline = inlineScripts(await answer.text());
  expect(inline.length).toBeGreaterThan(0);
  for (const { attributes } of inline) expect(attributes).toContain(`nonce="${nonces[0]}"`);
});

test('scripts of a page that is kept for all run by what they say and nothing else', async ({ request }) => {
  const answer = await request.get('/en');
  const html = await answer.text();
  const inline = inlineScripts(html);
  expect(inline.length).toBeGreaterThan(0);
  // Modules wait for the page, or they would hold up its fonts and its opening picture.
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  const digests = inline.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(policyOf(answer)).toBe(`script-src 'self' ${digests.join(' ')}`);
});

test('a page is the same for all until what it shows changes, then soon another', async ({ request }) => {
  const headers = await adminHeaders();
  const path = '/en/city/hoi-an';
  const read = async (query = '', given: Record<string, string> = {}) => {
    const answer = await request.get(path + query, { headers: given });
    return { etag: answer.headers().etag ?? '', text: await answer.text(), age: answer.headers().age };
  };
  await read();
  const first = await read();
  expect(first.age).toBeDefined();
  const other = await read('?utm_source=x&page=7', {
    cookie: 'theme=dark; lang=vi',
    'accept-language': 'vi',
  });
  expect(other.etag).toBe(first.etag);
  expect((await request.get(path, { headers: { 'if-none-match': first.etag } })).status()).toBe(304);

  const found = await request.get('/api/city/hoi-an?lang_id=en');
  const { id, title } = ((await found.json()) as { data: { id: number; title: string } }).data;
  const name = (text: string) =>
    request.put(`/api/city/${id}`, { headers, data: { lang_id: 'en', title: text } });
  expect((await name(`${title} today`)).status()).toBe(200);
  await expect
    .poll(async () => (await read()).text.includes(`${title} today`), { timeout: 1_000, intervals: [50] })
    .toBe(true);
  expect((await name(title)).status()).toBe(200);
});

/** The status of an answer to a path that is sent just as it is written. */
const statusOf = (baseURL: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(baseURL);
    const asking = get({ hostname, port, path, headers: { accept: 'text/event-stream' } }, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    asking.on('error', reject);
  });

test('what changes is told to web processes alone, however visitors spell it', async ({ baseURL }) => {
  for (const path of [
    '/api/changes',
    '/api/changes/',
    '/api//changes',
    '/api/%63hanges',
    '/api/./changes',
    '/api/x/../changes',
    '/api/changes?x',
  ]) {
    expect([400, 404], path).toContain(await statusOf(baseURL ?? '', path));
  }
});

test('every kind of answer carries the security headers', async ({ request }) => {
  for (const path of [
    '/en',
    '/en/nowhere',
    '/fr',
    '/favicon.svg',
    '/admin/login',
    '/media/nothing.jpg',
    '/assets/nothing.js',
    '/api/nothing',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain(`frame-ancestors 'none'`);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
    expect(headers['x-request-id'], path).toBeTruthy();
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('pages and errors are titled by what they are, in the language of their address or their visitor', async ({
  request,
}) => {
  for (const [path, title] of [
    ['/en', 'Visit Vietnam: where to go, and when'],
    ['/vi/events', 'Sự kiện và lễ hội · Visit Vietnam'],
    ['/en/city/hue', 'Huế'],
    ['/en/nowhere', 'Page not found · Visit Vietnam'],
    ['/nope', 'Không tìm thấy trang · Visit Vietnam'],
    ['/maps/nope', 'Không tìm thấy trang · Visit Vietnam'],
  ] as const) {
    const html = await (await request.get(path, { headers: { 'accept-language': 'vi' } })).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const titles = [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, text = '']) => text);
    expect(titles, path).toEqual([expect.stringContaining(title)]);
  }
});

test('reading sets no cookie; choosing a language sets the one that keeps it', async ({
  page,
  request,
  context,
}) => {
  for (const path of ['/', '/en', '/vi/city/hue', '/en/search-result?keyword=hue', '/api/city?lang_id=en']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()['set-cookie'], path).toBeUndefined();
  }
  await openPage(page, '/en/city/hue');
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('link', { name: 'Đọc trang này bằng tiếng Việt' }).click();
  await expect(page).toHaveURL('/vi/city/hue');
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, sameSite }) => ({ name, value, sameSite }))).toEqual([
    { name: 'lang', value: 'vi', sameSite: 'Lax' },
  ]);
});

test('files of the build may be kept for good, pages are asked for again', async ({ request }) => {
  const page = await request.get('/en');
  expect(page.headers()['cache-control']).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  );
  const assets = [...new Set((await page.text()).match(/\/assets\/[\w.-]+/g) ?? [])];
  expect(assets.length).toBeGreaterThan(5);
  for (const path of assets) {
    const asset = await request.get(path);
    expect(asset.status(), path).toBe(200);
    expect(asset.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable');
    expect(asset.headers()['x-content-type-options'], path).toBe('nosniff');
    // What a part of a page may do is said by the page; a drawing can be opened as one.
    if (!path.endsWith('.svg')) expect(asset.headers()['content-security-policy'], path).toBeUndefined();
  }
});

test('pages and scripts are sent compressed, the better way first', async ({ request }) => {
  const script = /\/assets\/root-[\w-]+\.js/.exec(await (await request.get('/en')).text())?.[0] ?? '';
  for (const path of ['/en', script]) {
    for (const [accepted, used] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const answer = await request.get(path, { headers: { 'accept-encoding': accepted } });
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-encoding'], `${path} for ${accepted}`).toBe(used);
      if (used) expect(answer.headers().vary?.toLowerCase(), path).toContain('accept-encoding');
    }
  }
});

test('asking for the head alone answers as for the page, without a body', async ({ request }) => {
  for (const [path, status] of [
    ['/en', 200],
    ['/vi/city/hue', 200],
    ['/en/nowhere', 404],
  ] as const) {
    const answer = await request.head(path);
    expect(answer.status(), path).toBe(status);
    expect(answer.headers()['content-type'], path).toBe('text/html; charset=utf-8');
    // An empty page would be a false promise of what GET sends.
    expect(answer.headers()['content-length'], path).not.toBe('0');
    expect((await answer.body()).length, path).toBe(0);
  }
});

test('a method that a page has no use for is refused, not a failure', async ({ request }) => {
  for (const path of ['/en', '/en/city/hue', '/vi/blogs', '/en/search-result']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await request.fetch(path, { method, form: { keyword: 'x' } });
      expect(answer.status(), `${method} ${path}`).toBe(405);
    }
  }
  expect((await request.fetch('/en', { method: 'TRACE' })).status()).toBe(405);
});

test('the API and the pictures are reached through the site', async ({ request }) => {
  const through = await request.get('/api/city/hue?lang_id=en');
  const direct = await request.get(`${product().apiUrl}/city/hue?lang_id=en`);
  expect(through.status()).toBe(200);
  const city = (await through.json()) as { data: { image: string } };
  expect(city).toEqual(await direct.json());

  const picture = await request.get(`${city.data.image}?w=320&h=213&fit=cover&format=webp`);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/webp');
  expect(picture.headers()['cache-control']).toContain('immutable');
});

test('a query that no page would send to the list of routes is refused', async ({ request }) => {
  expect((await request.get(`/__manifest?p=${'a'.repeat(8192)}`)).status()).toBe(414);
  const version = /"version":\s*"(\w+)"/.exec(await (await request.get('/en')).text())?.[1] ?? '';
  const known = await request.get(`/__manifest?p=%2Fen%2Fblogs&version=${version}`);
  expect(known.status()).toBe(200);
  expect(await known.json()).toHaveProperty(['routes/blogs']);
});

test('the camera is for the page that checks tickets alone', async ({ request }) => {
  const camera = async (path: string) =>
    /camera=(\S+?),/.exec((await request.get(path)).headers()['permissions-policy'] ?? '')?.[1];
  expect(await camera('/admin/check-in')).toBe('()');
  const { adminEmail, adminPassword } = product();
  const data = { email: adminEmail, password: adminPassword };
  expect((await request.post('/api/login', { data })).status()).toBe(200);
  expect(await camera('/admin/check-in?code=x')).toBe('(self)');
  for (const path of ['/admin', '/admin/orders', '/admin/check-in-2', '/en']) {
    expect(await camera(path), path).toBe('()');
  }
});
