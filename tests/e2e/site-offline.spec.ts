import { expect, type Page, test } from '@playwright/test';
import { signInByForm } from './admin-session';
import { product } from './setup/environment';
import { browserFaults } from './support/browser-faults';
import { type Connection, openConnection } from './support/connection';

test.skip(({ isMobile }) => isMobile, 'one worker for every device');
test.use({ serviceWorkers: 'allow' });

let connection: Connection;
test.beforeEach(async () => {
  connection = await openConnection(product().baseUrl);
});
test.afterEach(async ({ isMobile }) => {
  if (!isMobile) await connection.cut();
});

/** Paths of the pages in one of the worker's caches. */
const pathsIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cacheName) => {
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

/** Opens a page for the first time, shows interest in it, and waits until the worker looks after it. */
async function install(page: Page, path: string, origin = connection.url) {
  await page.goto(origin + path);
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }).toPass({ timeout: 30_000 });
}

/** Addresses of all that is in the browser's caches. */
const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return all.flat();
  });

/** Goes on from a public page by its links, and tells what the browser complained about. */
async function clickThroughSite(page: Page): Promise<string[]> {
  const faults = browserFaults(page);
  for (const path of ['/vi/about', '/vi/contact']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  return faults;
}

async function disconnect(page: Page) {
  await connection.cut();
  await page.context().setOffline(true);
}

test('guides, saved stories with their pictures and pages read before are there without a connection', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await install(page, '/en');
  await expect.poll(() => pathsIn(page, 'kept-pages'), { timeout: 60_000 }).toContain('/en/visa-guide');
  await expect.poll(() => pathsIn(page, 'kept-pages'), { timeout: 60_000 }).toContain('/en/safety');

  await page.goto(`${connection.url}/en/blogs`);
  const story = page.getByRole('main').getByRole('article').first();
  const title = (await story.getByRole('heading').textContent()) ?? '';
  const path = (await story.getByRole('link').first().getAttribute('href')) ?? '';
  await story.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => pathsIn(page, 'kept-pages'), { timeout: 30_000 }).toContain(path);
  await expect.poll(() => pathsIn(page, 'kept-pictures'), { timeout: 30_000 }).not.toEqual([]);

  await disconnect(page);
  await page.goto(`${connection.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const hero = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => hero.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  await page.goto(`${connection.url}/en/blogs`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.goto(`${connection.url}/en/city/ha-noi`);
  await expect(page).toHaveURL(/\/en\/offline\?from=%2Fen%2Fcity%2Fha-noi$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  const list = page.getByRole('region', { name: 'Saved for the road' });
  await expect(list.getByRole('link', { name: title })).toBeVisible();
  await list.getByRole('listitem').first().getByRole('link').click();
  await expect(page).not.toHaveURL(/offline/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('links within the site lead to what is kept, or say that there is no connection', async ({ page }) => {
  test.setTimeout(120_000);
  await install(page, '/vi');
  await expect.poll(() => pathsIn(page, 'kept-pages'), { timeout: 60_000 }).toContain('/vi/safety');
  await page.goto(`${connection.url}/vi/blogs`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await disconnect(page);
  await page.getByRole('contentinfo').locator('a[href="/vi/safety"]').click();
  await expect(page).toHaveURL(`${connection.url}/vi/safety`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/vi/placetogo"]').first().click();
  await expect(page).toHaveURL(/\/vi\/offline\?from=%2Fvi%2Fplacetogo$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bạn đang ngoại tuyến');
});

test('nothing of the back office or the API is kept; the worker itself is always asked for anew', async ({
  page,
}) => {
  await install(page, '/en');
  await page.goto(`${connection.url}/admin/login`);
  await page.evaluate(() => fetch('/api/city?lang_id=en'));
  const kept = await cachedAddresses(page);
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter((url) => /^\/(admin|api)\b/.test(new URL(url).pathname))).toEqual([]);

  const answer = await page.request.get(`${connection.url}/sw.js`);
  expect(answer.headers()['cache-control']).toBe('public, no-cache');
  expect(answer.headers()['content-security-policy']).toContain(`worker-src 'self'`);
});

test('in a browser whose worker looks after the site the back office is whole, and so is the site after it', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const faults = browserFaults(page);
  await install(page, '/en', product().baseUrl);
  await signInByForm(page);
  const heading = page.getByRole('heading', { level: 1 });
  const menu = page.getByRole('navigation', { name: 'Điều hướng chính' });
  const dashboard = await heading.textContent();
  for (const path of ['/admin/blogs', '/admin/orders', '/admin/audit', '/admin/setting', '/admin/cities']) {
    const before = await heading.textContent();
    await menu.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(heading).not.toHaveText(before ?? '');
    await expect(menu).toBeVisible();
  }
  // One that ships: other tests make records, and a draft has no SEO texts to be found.
  await page
    .getByRole('row', { name: /Hà Nội/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/cities\/\d+/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await page.reload();
  await menu.locator('a[href="/admin"]').click();
  await expect(heading).toHaveText(dashboard ?? '');

  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Xem trang công khai' }).click(),
  ]);
  faults.push(...(await clickThroughSite(site)));
  expect(faults).toEqual([]);
  const kept = await cachedAddresses(page);
  expect(kept.filter((url) => /admin/.test(url))).toEqual([]);
});

test('the site can be installed in either language', async ({ page, request }) => {
  for (const [language, name] of [
    ['en', 'Visit Vietnam'],
    ['vi', 'Visit Vietnam – Du lịch Việt Nam'],
  ]) {
    await page.goto(`/${language}`);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      name,
      lang: language,
      start_url: `/${language}`,
      display: 'standalone',
    });
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
    }
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
  }
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200);
});
