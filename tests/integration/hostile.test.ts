import { Writable } from 'node:stream';
import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { loadEnv } from '../../server/env';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { filledPath, type Operation, operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const app = await testApp();
beforeAll(() => new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve)));
const { call, create, update } = await contentFactory(app);
const [admin, customer] = [await signedInAs(app), await signedInCustomer(app)];
const visitor = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const takesJson = operationsOf(app).filter(({ body }) => body !== undefined);

describe('a body', () => {
  const send = (operation: Operation, type: string, text: string) =>
    call(operation.method.toLowerCase() as 'post' | 'put', filledPath(operation))
      .set('authorization', `Bearer ${operation.access === 'customer' ? customer.token : admin.token}`)
      .set('content-type', type)
      .send(text);

  it.each(takesJson)('of $method $path is JSON with known fields only', async (operation) => {
    const unknown = await send(operation, 'application/json', '{"surely_unknown":1}');
    expect(unknown.status).toBe(422);
    expect(Object.keys(unknown.body.errors)).toContain('surely_unknown');
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      expect((await send(operation, type, '{"lang_id":"en"}')).status, type).toBe(415);
    }
    for (const text of ['{', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}']) {
      expect((await send(operation, 'application/json', text)).status, text).toBe(400);
    }
    // Whole files of texts come in where something is imported.
    const mebibytes = operation.path.includes('import') ? 6 : 1;
    const text = JSON.stringify({ a: 'x'.repeat(mebibytes * 1024 * 1024) });
    const large = await send(operation, 'application/json', text);
    expect(large.status).toBe(413);
  });

  it('says what a record is to be, so that two who press at once do not undo each other', async () => {
    const region = await create('region');
    const url = `/region/status/${region.id}`;
    const both = await Promise.all([call('put', `${url}?status=0`), call('put', `${url}?status=0`)]);
    expect(both.map(({ status, body }) => [status, body.data.status])).toEqual([
      [200, 0],
      [200, 0],
    ]);
    expect((await call('put', `${url}?version=${region.version}`)).status).toBe(409);
    expect((await call('put', `${url}?status=1&version=${region.version + 1}`)).body.data.status).toBe(1);
    expect((await call('put', `${url}?status=2`)).status).toBe(422);
    expect((await call('put', url)).body.data.status).toBe(0);
  });

  it('is not missed where none is taken, although its type is named', async () => {
    const region = await create('region');
    const answer = await call('put', `/region/status/${region.id}`).set('content-type', 'application/json');
    expect(answer.status).toBe(200);
  });
});

describe('values that broke something', () => {
  const city = async (given: object) => {
    const region = await create('region');
    const body = { lang_id: 'en', title: 'Edge', region_id: region.id, ...given };
    return call('post', '/city').send(body);
  };

  it.each([['2026-02-30 00:00:00'], ['2026-01-01 24:00:00'], ['0000-01-01 00:00:00']])(
    'the date %s is no date',
    async (published_at) => {
      const answer = await city({ city_code: 'DATE', published_at });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['published_at']);
    },
  );

  it('a coordinate next to zero is zero', async () => {
    const answer = await city({ city_code: 'ZERO', lat: 5e-324, lon: -1e-60 });
    expect(answer.status).toBe(201);
    expect([answer.body.data.lat, answer.body.data.lon].map(Math.abs)).toEqual([0, 0]);
  });

  it('NUL and half a surrogate pair are no text', async () => {
    for (const bad of ['a\u0000b', '\ud800', 'a\udc00b']) {
      const content = await city({ city_code: 'TEXT', content: `<p>${bad}</p>` });
      expect(Object.keys(content.body.errors)).toEqual(['content']);
      const profile = await call('post', '/setting/admin/profile/update').send({
        lang_id: 'en',
        params: { name: bad },
      });
      expect(profile.status).toBe(422);
      const login = await supertest(app.server)
        .post('/login')
        .send({ email: `${bad}@a.vn`, password: 'x' });
      expect(login.status).toBe(422);
    }
    const page = await call('post', '/seosearch/search-by-url').send({ url: '/en/city/%00' });
    expect(page.status).toBe(404);
    expect((await call('get', '/seosearch/list?entity_type=32768&entity_id=1')).status).toBe(422);
  });

  it('a tag has a name', async () => {
    const blog = await create('blog');
    expect((await update('blog', blog.id, { lang_id: 'en', tags: [' '] })).status).toBe(422);
  });

  it('names with quotes, braces and commas come back as they went in', async () => {
    const names = ['a"b', '{c,d}', 'e\\f', 'NULL', "g'h", 'i,j'];
    const answer = await city({ city_code: 'NAMES', former_names: names });
    expect(answer.body.data.former_names).toEqual(names);
  });

  it.each([
    ['/city/%zz', 400],
    [`/city/${'9'.repeat(1100)}`, 404],
    ['/city?page=NaN', 422],
    ['/city?page=-1', 422],
    ['/city?page=1.5', 422],
    ['/city?lang_id=en&lang_id=vi', 422],
    ['/city?per_page=10000', 422],
    ['/search?keyword=a&types[]=city&types[]=blog', 200],
    ['/search?keyword=a&types[]=admin', 422],
    ['/search?keyword=a&types[]=__proto__', 422],
    ['/city?__proto__[admin]=1&constructor=1', 200],
    ['/city?admin=1&admin=1', 422],
  ])('%s gives %i', async (path, status) => {
    const answer = await app.inject({ url: path });
    expect(answer.statusCode, answer.body).toBe(status);
    if (status >= 400)
      expect(answer.json()).toMatchObject({ code: expect.any(String), request_id: expect.any(String) });
  });

  it('no parameter changes the order of a list', async () => {
    for (let made = 0; made < 3; made += 1) await create('region');
    const plain = await visitor('/region');
    for (const query of [
      'sort=title',
      'sort=id;drop table region',
      'order_by=title&order=desc',
      'sort[]=version',
    ]) {
      expect((await visitor(`/region?${query}`)).body, query).toEqual(plain.body);
    }
  });
});

describe('HTML of editors', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
    '<svg><script xlink:href="data:,alert(1)"></script></svg>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://a.vn/x.jpg" onload="alert(1)" style="position:fixed">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVa&#x09;Script:alert(1)">x</a>',
    '<a href="&#106;avascript&colon;alert(1)">x</a>',
    '<a href="vbscript:x">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="//www.youtube.com@evil.example/"></iframe>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<p title="<img src=x onerror=alert(1)>">x</p>',
    '<style>*{background:url(javascript:alert(1))}</style>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<<img src=x onerror=alert(1)//',
    '<template><img src=x onerror=alert(1)></template>',
    '<details open ontoggle=alert(1)>x</details>',
    '<input autofocus onfocus=alert(1)>',
  ];
  const harmful =
    /<(?!\/?(?:p|a|img|iframe|h[2-4]|ul|ol|li|strong|em|table|tbody|tr|td)\b)[a-z]|<[^>]*\s(?:on\w+|style|srcdoc|xlink:href)\s*=|(?:href|src)="?\s*(?:javascript|data|vbscript)|evil\.example/i;

  it.each(attacks)('loses what is harmful: %s', async (attack) => {
    const blog = await create('blog', { content: `<p>before</p>${attack}` });
    const { body } = await visitor(`/blogs/detail/${blog.slug}`);
    expect(body.data.content).toContain('before');
    // What stands in quotes is only text.
    expect(body.data.content.replace(/\b(?:title|alt)="[^"]*"/g, '')).not.toMatch(harmful);
  });

  it('shows pictures of the library alone, and has no id that a page has', async () => {
    const content =
      '<img src="https://evil.example/x.png"><img src="//evil.example/y.png"><img src="/media/a.webp" alt="">' +
      '<p id="main">Here</p><a href="#main">up</a><a href="#reviews">reviews</a>';
    const blog = await create('blog', { content });
    const { body } = await visitor(`/blogs/detail/${blog.slug}`);
    expect(body.data.content).toBe(
      '<img loading="lazy" src="/media/a.webp" alt="" /><p id="text-main">Here</p><a href="#text-main">up</a><a href="#reviews">reviews</a>',
    );
  });

  it('is read in no time, however deep it is', async () => {
    const started = Date.now();
    const answer = await call('post', '/region').send({
      lang_id: 'en',
      title: 'Deep',
      content: '<b>'.repeat(60_000),
    });
    expect(answer.status).toBeLessThan(500);
    expect(Date.now() - started).toBeLessThan(5000);
  });
});

describe('headers', () => {
  it('let caches ask whether a public answer has changed, and keep nothing that a token opened', async () => {
    const region = await create('region');
    for (const path of ['/region', `/region/${region.slug}`, '/blogs', '/setting/home', '/city/menu']) {
      const first = await visitor(path);
      expect(first.headers.etag, path).toBeDefined();
      expect(first.headers['cache-control']).toBe('public, no-cache');
      const again = await visitor(path).set('if-none-match', first.headers.etag ?? '');
      expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
    }
    for (const path of ['/check-login', '/region?admin=1', '/blogs/1?admin=1', '/audit', '/dashboard']) {
      expect((await call('get', path)).headers['cache-control'], path).toMatch(/no-store/);
    }
    expect((await call('get', '/region?admin=1')).headers['cache-control']).toBe('private, no-store');
  });

  it('answer HEAD like GET, and a wrong method with those that are right', async () => {
    const head = await supertest(app.server).head('/region');
    expect(head.status).toBe(200);
    expect(head.text ?? '').toBe('');
    const wrong = await supertest(app.server).patch('/region/1');
    expect(wrong.status).toBe(405);
    expect(wrong.headers.allow?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'POST']);
    const told = await supertest(app.server).delete('/search?lang_id=vi');
    expect(told.headers.allow).toBe('GET, HEAD');
    expect(told.body).toMatchObject({
      message: 'Phương thức này không được phép ở đây.',
      code: 'method_not_allowed',
    });
  });

  it('repeat a request id only when it is well formed', async () => {
    const id = (given: string) =>
      visitor('/region')
        .set('x-request-id', given)
        .then(({ headers }) => headers['x-request-id']);
    expect(await id('trace-0123456789')).toBe('trace-0123456789');
    for (const bad of ['short', 'has spaces in it', '<script>alert(1)</script>', 'x'.repeat(65)]) {
      expect(await id(bad)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('refuse the view of editors to a role that may not read', async () => {
    const { token } = await signedInAs(app, 'sales');
    for (const path of ['/blogs', '/city', '/region', '/blog-categories']) {
      const answer = await visitor(`${path}?admin=1`).set('authorization', `Bearer ${token}`);
      expect(answer.status, path).toBe(403);
    }
  });
});

describe('the log', () => {
  it('holds neither passwords nor tokens nor e-mails, also when a query fails', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const env = { NODE_ENV: 'test', LOG_LEVEL: 'trace', DATABASE_URL: app.env.DATABASE_URL };
    const loud = await createApp(loadEnv(env), { logStream: stream });
    const request = supertest(loud.server);
    await loud.ready();
    await request.post('/login').send({ email: 'secret.person@visit.example', password: 'secret password' });
    await request.post('/reset-password').send({ token: 'secret-token', password: 'secret password 2' });
    await request
      .get('/check-login?token=secret-token')
      .set('authorization', 'Bearer secret-bearer')
      .set('cookie', '__Host-admin_token=secret-cookie');
    await loud.db.$client.end();
    const failed = await request
      .post('/login')
      .send({ email: 'secret.person@visit.example\n    at x', password: 'secret' });
    expect(failed.status).toBe(503);
    expect(failed.text).not.toMatch(/select|pool|node_modules/i);
    const log = lines.join('');
    expect(log).toContain('/check-login');
    expect(log).toContain('request failed');
    expect(log).not.toMatch(/secret/);
  });
});
