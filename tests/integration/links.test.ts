import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { jobRuns, planYourTripItems } from '../../db/schema';
import { checkLinks } from '../../server/features/back-office/links/check';
import { claimRun, finishRun, requestRun } from '../../server/platform/jobs/runs';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory } from '../factories/content';
import { publicUrl, testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const check = () => checkLinks({ db: app.db, publicUrl, external: false });
const problems = async () =>
  (await call('get', '/links?per_page=100')).body.data.map(
    ({ entity, url, reason }: Record<string, string>) => `${entity} ${url} ${reason}`,
  );

it('links that lead nowhere are found, by record, and forgotten once they are mended', async () => {
  const live = await create('blog', { slug: 'there', tags: ['Tea'] });
  const hidden = await create('city', { slug: 'later', status: 0 });
  await update('blog', live.id, { lang_id: 'en', slug: 'there-now' });
  await app.db.insert(planYourTripItems).values({ link: '/nowhere-at-all' });
  const good = [
    '/en',
    '/en/blogs/there-now',
    '/en/blogs/there',
    '/en/tags/tea',
    '/en/weathertrip',
    '/vi/events',
  ];
  const bad = [
    '/en/blogs/gone',
    '/en/city/later',
    '/media/nothing.jpg',
    `${publicUrl}/vi/nothing`,
    '/en/a/b/c',
  ];
  const anchors = [...good, ...bad, 'https://other.example/x']
    .map((url) => `<a href="${url}">x</a>`)
    .join(' ');
  const writer = await create('blog', { content: `<p>${anchors} <a href="#top">x</a></p>`, title: 'Links' });

  expect(await check()).toMatchObject({ broken: 6 });
  expect((await problems()).sort()).toEqual(
    [
      'blog /en/blogs/gone missing',
      'blog /en/city/later hidden',
      'blog /media/nothing.jpg missing',
      `blog ${publicUrl}/vi/nothing missing`,
      'blog /en/a/b/c missing',
      'plan_your_trip /nowhere-at-all missing',
    ].sort(),
  );
  const { body } = await call('get', '/links?entity=blog&lang_id=en');
  expect(body.data[0]).toMatchObject({
    record_id: writer.id,
    title: 'Links',
    field: 'content',
    lang_id: 'en',
  });

  await call('put', `/city/status/${hidden.id}`);
  const city = body.data.find(({ url }: { url: string }) => url === '/en/city/later');
  expect((await call('post', `/links/${city.id}/recheck`)).body.data).toEqual({ is_broken: false });
  expect(await problems()).toHaveLength(5);
  await update('blog', writer.id, { lang_id: 'en', content: '<p>none</p>' });
  expect((await call('post', `/links/${city.id}/recheck`)).status).toBe(404);
  expect(await check()).toMatchObject({ broken: 1 });
  expect(await problems()).toEqual(['plan_your_trip /nowhere-at-all missing']);
});

it('pages outside the languages are known: the planner and the maps of cities with their places', async () => {
  const city = await create('city', { title: 'Sông Hậu', slug: 'song-hau' });
  const place = await create('resource', { city_id: city.id, resource_type: 3188 });
  const later = await create('city', { slug: 'not-yet', status: 0 });
  const good = [
    '/chat-plant-your-trip?q=x',
    '/maps/song-hau',
    '/maps/songhau',
    `/maps/${city.id}`,
    `/maps/song-hau/resources/${place.id}`,
    `/maps/song-hau/${place.id}`,
    `/maps/song-hau/${place.id}/review`,
  ];
  const bad = [
    '/maps/nowhere-town',
    '/maps/not-yet',
    `/maps/not-yet/${place.id}`,
    '/maps/song-hau/resources/999999',
    '/chat-plant-your-trip/more',
  ];
  const anchors = [...good, ...bad].map((url) => `<a href="${url}">x</a>`).join(' ');
  const writer = await create('blog', { content: `<p>${anchors}</p>` });
  await check();
  const { body } = await call('get', '/links?entity=blog&per_page=100');
  const found = body.data.filter(({ record_id }: { record_id: number }) => record_id === writer.id);
  expect(Object.fromEntries(found.map(({ url, reason }: Record<string, string>) => [url, reason]))).toEqual({
    ...Object.fromEntries(bad.map((url) => [url, 'missing'])),
    '/maps/not-yet': 'hidden',
  });
  await call('delete', `/city/${later.id}`);
});

it('links of a text that is copied lead to the same pages in its new language', async () => {
  const both = await create('blog', { slug: 'morning-tea' });
  await update('blog', both.id, { lang_id: 'vi', title: 'Trà sáng', slug: 'tra-sang-som' });
  await update('blog', both.id, { lang_id: 'vi', slug: 'tra-sang' });
  await create('blog', { slug: 'english-only' });
  const links = {
    '/vi/blogs/tra-sang#gio': '/en/blogs/morning-tea#gio',
    '/vi/blogs/tra-sang-som': '/en/blogs/morning-tea',
    [`${publicUrl}/vi/blogs/tra-sang?a=1`]: `${publicUrl}/en/blogs/morning-tea?a=1`,
    '/vi/weathertrip?month=3': '/en/weathertrip?month=3',
    '/vi': '/en',
    '/vi/blogs/khong-co': null,
  };
  const others = [
    '/en/events',
    '/maps/hanoi',
    'https://other.example/vi/x',
    '/media/a.jpg',
    '#top',
    '/video',
  ];
  const { body } = await call('post', '/links/translate').send({
    links: [...Object.keys(links), ...others],
    lang_id: 'en',
  });
  expect(Object.fromEntries(body.data.map(({ link, to }: Record<string, string>) => [link, to]))).toEqual(
    links,
  );
  const back = await call('post', '/links/translate').send({
    links: ['/en/blogs/english-only'],
    lang_id: 'vi',
  });
  expect(back.body.data).toEqual([{ link: '/en/blogs/english-only', to: null }]);
});

it('a run is taken by one process, when it is due or asked for', async () => {
  expect(await Promise.all([1, 2, 3].map(() => claimRun(app.db, 'x', 24)))).toEqual(
    expect.arrayContaining([true, false, false]),
  );
  expect(await claimRun(app.db, 'x', 24)).toBe(false);
  await finishRun(app.db, 'x', async () => ({ done: 3 }));
  expect(await claimRun(app.db, 'x', 24)).toBe(false);
  await requestRun(app.db, 'x');
  expect(await claimRun(app.db, 'x', 24)).toBe(true);
  await expect(finishRun(app.db, 'x', () => Promise.reject(new Error('no luck')))).rejects.toThrow();
  const [run] = await app.db.select().from(jobRuns).where(eq(jobRuns.name, 'x'));
  expect(run).toMatchObject({ last_error: 'no luck', summary: { done: 3 }, requested_at: null });
});

it('a look that was asked for says how it stands, until it has ended', async () => {
  const state = async () => (await call('get', '/links/check')).body.data;
  expect(await state()).toMatchObject({ state: 'never', finished_at: null });
  await call('post', '/links/check');
  expect((await state()).state).toBe('waiting');
  await claimRun(app.db, 'link_check', 24);
  expect((await state()).state).toBe('running');
  await finishRun(app.db, 'link_check', async () => ({ links: 9, broken: 1 }));
  expect(await state()).toMatchObject({ state: 'done', summary: { links: 9, broken: 1 } });
});

it('is for who may', async () => {
  const moderator = as(app, (await signedInAs(app, 'moderator')).token);
  for (const [method, path] of [
    ['get', '/links'],
    ['get', '/links/check'],
    ['post', '/links/check'],
    ['post', '/links/1/recheck'],
  ] as const)
    expect((await moderator(method, path)).status).toBe(403);
  expect((await call('post', '/links/check')).status).toBe(200);
});
