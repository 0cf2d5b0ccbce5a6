import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe';
import { inTurn } from './support/in-turn';
import { openPage } from './support/open-page';

const signs = '.map-sign';

test('a city is found under its slug, in one word, and without a name', async ({ request, isMobile }) => {
  test.skip(isMobile, 'the same HTML goes to every device');
  for (const path of ['/en/sightseeing', '/en/sightseeing/hanoi', '/en/sightseeing/ha-noi']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<link rel="canonical" href="[^"]+\/en\/sightseeing\/ha-noi"/);
  }
  for (const path of ['/en/sightseeing/nowhere', '/vi/sightseeing/hue/999999', '/maps/nowhere']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('the map of a city speaks the visitor’s language', async ({ request, isMobile }) => {
  test.skip(isMobile, 'the same HTML goes to every device');
  const title = async (headers: Record<string, string>) =>
    /<html lang="(..)"/.exec(await (await request.get('/maps/hue', { headers })).text())?.[1];
  expect(await title({ 'accept-language': 'vi-VN,vi;q=0.9' })).toBe('vi');
  expect(await title({ 'accept-language': 'fr' })).toBe('en');
  expect(await title({ 'accept-language': 'vi', cookie: 'lang=en' })).toBe('en');
});

test('kinds and words narrow the list and the map', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the form is the same');
  await openPage(page, '/en/sightseeing/hoi-an');
  const status = page.getByRole('main').getByRole('status').filter({ hasText: /place/ });
  const all = (await status.textContent()) ?? '';
  await page.getByRole('checkbox', { name: /^Sights/ }).press('Space');
  await expect(page).toHaveURL(/\?kind=sight$/);
  await expect(status).not.toHaveText(all);
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Things to do' })).toHaveCount(
    0,
  );
  await page.getByLabel('Name, street or dish').pressSequentially('qwxz');
  await expect(page.getByText('Nothing on the map matches')).toBeVisible();
  await page.getByRole('link', { name: 'Show everything again' }).click();
  await expect(status).toHaveText(all);
});

test('a place of the list opens on the map, by keyboard too', async ({ page, isMobile }) => {
  test.skip(isMobile, 'keyboards belong to larger screens');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/en/sightseeing/hue');
  const show = page.getByRole('button', { name: /^Show “.+” on the map$/ }).first();
  // The map comes with the first thing that is done on the page.
  await show.focus();
  await expect(page.locator(signs).first()).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/sightseeing\/hue\/\d+$/);
  const popup = page.locator('.maplibregl-popup');
  await expect(popup.getByRole('link')).toHaveAttribute('href', /^\/en\//);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL('/en/sightseeing/hue');

  const canvas = page.getByRole('region', { name: 'Map of Huế with its places' });
  await canvas.focus();
  const before = await page.locator(signs).first().boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await page.locator(signs).first().boundingBox())?.x).not.toBe(before?.x);
});

test('on a phone the list comes first, and the map on request', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'larger screens show both');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openPage(page, '/vi/sightseeing/hoi-an');
  const headings = page.getByRole('main').getByRole('heading', { level: 3 });
  const name = (await headings.first().textContent()) ?? '';
  const list = headings.and(page.getByRole('heading', { name, exact: true }));
  await expect(list).toBeVisible();
  expect(fetched.filter((url) => url.includes('maplibre'))).toEqual([]);
  await page.getByRole('button', { name: 'Bản đồ', exact: true }).tap();
  await expect(list).toBeHidden();
  await expect(page.locator(signs).first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Danh sách', exact: true }).tap();
  await expect(list).toBeVisible();
});

test('the full-screen map opens a place, shows what is near and fits every screen', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 21.03, longitude: 105.85 });
  await openPage(page, '/maps/hanoi');
  const link = page.getByRole('button', { name: /^Show “.+” on the map$/ }).first();
  await link.click();
  await expect(page).toHaveURL(/\/maps\/ha-noi\/resources\/\d+$/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to all places' })).toBeVisible();
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Nearest first' })).toBeVisible();
  await expect(page.locator(signs).first()).toBeVisible({ timeout: 30_000 });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const { language, sheet, open } of [
  { language: 'en', sheet: /^Sketch map of Huế.+Perfume River.+Citadel/, open: 'Open the interactive map' },
  { language: 'vi', sheet: /^Bản đồ phác họa Huế.+Sông Hương.+Kinh thành/, open: 'Mở bản đồ tương tác' },
] as const) {
  test(
    `a destination shows its drawn sheet, and the interactive map when asked for, in ${language}`,
    inTurn(language),
    async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await openPage(page, `/${language}/city/hue`);
      const drawing = page.getByRole('img', { name: sheet });
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).toBeVisible();
      expect(fetched.filter((url) => url.includes('maplibre'))).toEqual([]);
      await page.getByRole('button', { name: open }).click();
      await expect(page.locator(signs).first()).toBeVisible({ timeout: 30_000 });
      await expect(drawing).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(drawing).toBeVisible();
    },
  );
}

/** The first signs and names of a drawn map that lie on each other, by their letters and not by the lines of their box. */
const covered = (drawing: Element): string[] => {
  const seen = (selector: string) =>
    [...drawing.querySelectorAll(selector)].filter((part) => part.checkVisibility());
  const inked = (text: Element) => {
    const { left, right, top, bottom, height } = text.getBoundingClientRect();
    return { text, left, right, top: top + height * 0.2, bottom: bottom - height * 0.15 };
  };
  const names = seen('text').map(inked);
  const dots = seen('a circle:not([fill="transparent"])').map((dot) => dot.getBoundingClientRect());
  type Box = { left: number; right: number; top: number; bottom: number };
  const meet = (a: Box, b: Box) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return names.flatMap((name, index) => {
    const under = names.slice(index + 1).filter((other) => meet(name, other));
    const isOnDot = dots.some((dot) => meet(name, dot));
    return [
      ...under.map(({ text }) => `${name.text.textContent} and ${text.textContent}`),
      ...(isOnDot ? [`${name.text.textContent} on a dot`] : []),
    ];
  });
};

for (const language of ['en', 'vi'] as const)
  test(
    `names on the drawn map keep off signs and each other: ${language}`,
    inTurn(language),
    async ({ page }) => {
      await openPage(page, `/${language}/placetogo`);
      const drawing = page
        .locator('nav svg')
        .filter({ has: page.locator('use') })
        .filter({ has: page.locator('text') })
        .first();
      await expect(drawing.locator('text').first()).toBeAttached();
      expect(await drawing.evaluate(covered)).toEqual([]);
    },
  );

test('the islands are named on every map of the country, whose code comes when it is asked for', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openPage(page, '/vi/placetogo');
  await expect(page.locator('nav svg text', { hasText: 'Hoàng Sa' }).filter({ visible: true })).toBeVisible();
  expect(fetched.filter((url) => /maplibre|\/map-[^/]+\.js/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Phóng to, di chuyển bản đồ' }).click();
  await expect(page.locator(signs).first()).toBeVisible({ timeout: 30_000 });
  for (const name of ['Quần đảo Hoàng Sa', 'Quần đảo Trường Sa']) {
    await expect(page.getByText(name, { exact: false })).toBeVisible();
  }
});

test('without scripts the list has everything', async ({ browser, baseURL, isMobile }) => {
  test.skip(isMobile, 'the HTML is the same');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/vi/sightseeing/ha-noi?kind=food');
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Ăn uống' })).toBeVisible();
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vi\/(restaurant|attractions)/);
  await context.close();
});
