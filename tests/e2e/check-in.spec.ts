import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, mark, signIn } from './admin-session';
import { product } from './setup/environment';
import { accessibilityFaults } from './support/axe';
import { openConnection } from './support/connection';
import { linkTo } from './support/customers';
import { openPage } from './support/open-page';

interface Place {
  path: string;
  id: number;
  title: string;
}

/** A place by its slug, and the page that a tag there opens. Tests count at places of their own. */
async function placeAt(request: APIRequestContext, slug: string): Promise<Place> {
  const { data } = await (await request.get(`/api/attraction/${slug}?lang_id=en`)).json();
  return { path: `/maps/${data.city.slug}/${data.id}`, id: data.id, title: data.title };
}

const visitsOf = async (request: APIRequestContext, { path }: Place): Promise<number> =>
  (await (await request.get(`/api${path}`)).json()).data.counts.total;

const button = (page: Page) => page.getByRole('button', { name: 'Check in here' });
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test.describe('at a place', () => {
  test.skip(({ isMobile }) => !isMobile, 'made for phones');

  test('one presses a button, is counted once, and writes a review that a letter confirms', async ({
    page,
    request,
  }) => {
    const place = await placeAt(request, 'temple-of-literature');
    await openPage(page, place.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const box = await button(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), 'in reach of a thumb').toBeGreaterThan(700);
    const before = await visitsOf(request, place);
    await button(page).dblclick();
    await expect(said(page, /^You checked in at \d\d:\d\d\.$/)).toBeVisible();
    await expect(said(page, new RegExp(`^${before + 1} visits?`))).toBeVisible();
    expect(await visitsOf(request, place)).toBe(before + 1);
    await page.reload();
    await expect(said(page, /^You checked in at/)).toBeVisible();
    await page.getByRole('link', { name: 'Write a review' }).click();
    await expect(page).toHaveURL(/\/maps\/.*\/review$/);
    const email = `walker-${Date.now()}@visit.example`;
    await page.getByLabel('5 stars').check({ force: true });
    await page.getByLabel('Title').fill('Shade at noon');
    await page
      .getByLabel('Your review')
      .fill('The court under the old trees stays cool at noon, so bring a book.');
    await page.getByLabel('Your name').fill('Ana Souza');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/my own experience/).check();
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText(/We have sent you an email/)).toBeVisible();
    await page.goto(await linkTo(email, 'confirm-review'));
    await expect(page.getByText('Shade at noon')).toBeVisible();
    await page.getByRole('button', { name: 'Yes, hand it in' }).click();
    await expect(page.getByText(/shown once it has been checked/)).toBeVisible();
  });

  test('it works without JavaScript', async ({ browser, baseURL, request }) => {
    const place = await placeAt(request, 'hoan-kiem-lake-and-ngoc-son-temple');
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'vi-VN' });
    const page = await context.newPage();
    await page.goto(place.path);
    const before = await visitsOf(request, place);
    await page.getByRole('button', { name: 'Check-in tại đây' }).click();
    await expect(page.getByText('Đã check-in. Chúc bạn tham quan vui vẻ!')).toBeVisible();
    // The cookie tells the browser again.
    await page.goto(place.path);
    await page.getByRole('button', { name: 'Check-in tại đây' }).click();
    await expect(page.getByText('Hôm nay bạn đã check-in ở đây rồi.')).toBeVisible();
    expect(await visitsOf(request, place)).toBe(before + 1);
    await context.close();
  });

  test('it waits for a connection and is sent once', async ({ page, context, request }) => {
    const place = await placeAt(request, 'imperial-city-of-hue');
    const before = await visitsOf(request, place);
    await openPage(page, place.path);
    await context.setOffline(true);
    await button(page).click();
    await expect(said(page, /^Kept since \d\d:\d\d\./)).toBeVisible();
    expect(await visitsOf(request, place)).toBe(before);
    await context.setOffline(false);
    await expect(said(page, /^You checked in at/)).toBeVisible();
    await page.reload();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForLoadState('networkidle');
    expect(await visitsOf(request, place)).toBe(before + 1);
  });

  for (const [colorScheme, locale] of [
    ['light', 'en'],
    ['dark', 'vi'],
  ] as const) {
    test(`the page holds to accessibility, ${colorScheme}, in ${locale}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ colorScheme, locale, baseURL, isMobile: true });
      const page = await context.newPage();
      await page.setViewportSize({ width: 320, height: 640 });
      await openPage(page, '/maps/hoi-an/3');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await context.close();
    });
  }
});

test.describe('without a connection', () => {
  test.skip(({ isMobile }) => isMobile, 'one worker for every device');
  test.use({ serviceWorkers: 'allow' });

  test('a tag opens what is kept of its page, or a button of its own, and nothing is lost', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const [seen, unseen] = [
      await placeAt(request, 'independence-palace'),
      await placeAt(request, 'museum-of-cham-sculpture'),
    ];
    const before = [await visitsOf(request, seen), await visitsOf(request, unseen)];
    const connection = await openConnection(product().baseUrl);
    await page.goto(connection.url + seen.path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 60_000,
    });
    const isKept = () =>
      page.evaluate(async () => (await (await caches.open('check-ins')).keys()).length > 0);
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
    await connection.cut();
    await page.context().setOffline(true);

    await page.goto(`${connection.url}${seen.path}?tag=NF-1&signature=none`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen.title);
    await button(page).click();
    await expect(said(page, /^Kept since/)).toBeVisible();

    await page.goto(connection.url + unseen.path);
    await expect(page).toHaveURL(/\/en\/offline\?from=%2Fmaps%2F/);
    await button(page).click();
    await expect(said(page, /^Kept since/)).toBeVisible();

    await connection.mend();
    await page.context().setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const now = async () => [await visitsOf(request, seen), await visitsOf(request, unseen)];
    await expect.poll(now, { timeout: 60_000 }).toEqual(before.map((count) => count + 1));
    await page.goto(connection.url + unseen.path);
    await expect(said(page, /^You checked in at/)).toBeVisible();
    expect(await now()).toEqual(before.map((count) => count + 1));
    await connection.cut();
  });
});

test.describe('the back office', () => {
  test.skip(({ isMobile }) => isMobile, 'labels are printed at a desk');

  test('makes a tag, prints it, and sees that it is used', async ({ page, request, browser, baseURL }) => {
    const location = `Cổng ${mark()}`;
    await signIn(page, '/admin/nfc-tags');
    await page.getByRole('button', { name: 'Thêm thẻ' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Thêm', exact: true }).click();
    await expect(dialog.getByText('Vui lòng chọn một địa điểm.')).toBeVisible();
    await dialog.getByLabel('Địa điểm').fill('hoang thanh thang long');
    await dialog.getByRole('list').getByRole('button').first().click();
    await dialog.getByLabel('Vị trí gắn').fill(location);
    await dialog.getByRole('button', { name: 'Thêm', exact: true }).click();
    await expect(page.getByText('Thêm thẻ thành công!')).toBeVisible();

    await page.goto(`/admin/nfc-tags?keyword=${encodeURIComponent(location)}`);
    const row = page.getByRole('row').filter({ hasText: location });
    await expect(row).toContainText('Chưa từng');
    await row.getByRole('link', { name: /^In NF-/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'In thẻ' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Mã QR của NF-/ })).toBeVisible();
    await expect(page.getByText('Hold your phone here, or scan the code')).toBeVisible();
    const link = (await page.getByText(/\/maps\/\S+\?tag=NF-\S+&signature=\S+$/).textContent()) ?? '';

    const visitor = await browser.newContext({ baseURL, locale: 'en' });
    const phone = await visitor.newPage();
    const { pathname, search } = new URL(link);
    await openPage(phone, pathname + search);
    await button(phone).click();
    await expect(said(phone, /^You checked in at \d\d:\d\d, by the tag at the place\.$/)).toBeVisible();
    await visitor.close();

    await page.goto(`/admin/nfc-tags?keyword=${encodeURIComponent(location)}`);
    await expect(row).not.toContainText('Chưa từng');
    await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
    await row.getByRole('switch').click();
    await expect(row.getByRole('switch')).not.toBeChecked();

    await row.getByRole('button', { name: /^Xóa/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa thẻ' }).click();
    await expect(page.getByText('Xóa thẻ thành công!')).toBeVisible();
    await expect(page.getByText('Chưa có thẻ nào')).toBeVisible();
    const headers = await adminHeaders();
    const left = await request.get(`/api/nfc-tags?keyword=${encodeURIComponent(location)}`, { headers });
    expect((await left.json()).total).toBe(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`its screens for tags hold to accessibility, ${colorScheme}`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme });
      const headers = await adminHeaders();
      const { id } = await placeAt(request, 'temple-of-literature');
      const answer = await request.post('/api/nfc-tags', { headers, data: { resource_id: id } });
      const { data } = await answer.json();
      await signIn(page, '/admin/nfc-tags');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.goto(`/admin/nfc-tags/print?ids=${data.id}`);
      await expect(page.getByRole('img', { name: /^Mã QR/ })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await request.delete(`/api/nfc-tags/${data.id}`, { headers });
    });
  }
});
