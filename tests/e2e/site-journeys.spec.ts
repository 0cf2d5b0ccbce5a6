import { expect, test } from '@playwright/test';
import { browserFaults } from './support/browser-faults';
import { openInUse, openPage } from './support/open-page';

test.skip(({ isMobile }) => isMobile, 'the phone has its own journeys');

test('the mega menu leads to a place by mouse, and closes there', async ({ page }) => {
  await openInUse(page, '/en');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const place = menu.getByRole('link', { name: 'Hội An', exact: true });
  await expect(place).toBeHidden();
  await menu.getByText('Destinations', { exact: true }).click();
  await expect(place).toBeVisible();
  await menu.getByText('Stories', { exact: true }).click();
  await expect(place).toBeHidden();
  await menu.getByText('Destinations', { exact: true }).click();
  await place.click();
  await expect(page).toHaveURL('/en/city/hoi-an');
  await expect(page.getByRole('heading', { level: 1, name: 'Hội An' })).toBeVisible();
  await expect(place).toBeHidden();
});

test('the mega menu opens, is walked through and closes from the keyboard', async ({ page }) => {
  await openInUse(page, '/en');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const opener = menu.locator('summary').first();
  const firstLink = menu.locator('details').first().getByRole('link').first();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstLink).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(firstLink).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(firstLink).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/placetogo\?region_id=\d+$/);
  await expect(firstLink).toBeHidden();
});

test('home asks where and when', async ({ page }) => {
  await openPage(page, '/en');
  await page.getByLabel('Where to?').fill('noodles');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL('/en/search-result?keyword=noodles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “noodles”');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await page.goBack();
  await page.getByLabel('When?').selectOption('January');
  await page.getByRole('button', { name: 'See places' }).click();
  await expect(page).toHaveURL('/en/placetogo?month=1');
  await expect(page.getByLabel('Month of travel')).toHaveValue('1');
  const index = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(index.filter({ hasText: 'Nha Trang' })).toBeVisible();
  await expect(index.filter({ hasText: 'Sa Pa' })).toHaveCount(0);
});

test('a city tells when to go in a chart and in figures, and what to show a driver', async ({ page }) => {
  await openPage(page, '/en/city/sa-pa');
  const chart = page.getByRole('img', { name: /^Climate of Sa Pa over twelve months\. Best months: March/ });
  await expect(chart).toBeVisible();
  await page.getByText('Show the figures as a table').click();
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.filter({ hasText: 'October' })).toHaveText(/\d+ °C\d+ °C\d+ mmyes$/);
  await expect(rows.filter({ hasText: 'July' })).toHaveText(/–$/);

  const large = page.getByRole('button', { name: 'Enlarge', exact: true });
  await large.click();
  const card = page.getByRole('dialog', { name: 'Show this to your driver' });
  await expect(card).toContainText('Xin cho tôi đếnSa Pa');
  await expect(card.locator('[lang=vi]')).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();
  await expect(large).toBeFocused();
});

test('the pictures of a city are leafed through from the keyboard', async ({ page }) => {
  await openPage(page, '/en/city/ha-noi');
  const pictures = page.getByRole('button', { name: /^Enlarge: / });
  const count = await pictures.count();
  expect(count).toBeGreaterThan(1);
  await pictures.first().focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Pictures of Hà Nội' });
  await expect(lightbox.getByText(`1 / ${count}`)).toBeVisible();
  const shown = await lightbox.getByRole('img').getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(`2 / ${count}`)).toBeVisible();
  await expect(lightbox.getByRole('img')).not.toHaveAttribute('src', shown ?? '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText(`${count} / ${count}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(pictures.first()).toBeFocused();
});

test('stories are narrowed down, paged through and read one after another', async ({ page }) => {
  await openPage(page, '/en/blogs');
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  const newest = await titles.first().textContent();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2', exact: true })
    .click();
  await expect(page).toHaveURL('/en/blogs?page=2');
  await expect(titles.first()).not.toHaveText(newest ?? '');
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/en/blogs');
  await expect(titles.first()).toHaveText(newest ?? '');

  const subjects = page.getByRole('navigation', { name: 'Topics' });
  const subject = subjects.getByRole('link').nth(1);
  const amount = Number(/\d+$/.exec((await subject.textContent()) ?? '')?.[0]);
  await subject.click();
  await expect(page).toHaveURL(/category_id=\d+$/);
  await expect(subject).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ stor/ })).toHaveText(
    amount === 1 ? '1 story' : `${amount} stories`,
  );

  await openPage(page, '/en/blogs');
  await page.getByLabel('Search stories').fill('thong nhat express');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/en/blogs?keyword=thong+nhat+express');
  await page.getByLabel('Search stories').fill('reunification');
  await page.getByLabel('Search stories').press('Enter');
  await titles.filter({ hasText: 'The Reunification Express by daylight' }).getByRole('link').click();
  await expect(page).toHaveURL('/en/blogs/reunification-express-by-daylight');
});

test('a story has its contents beside it, and neighbours on both sides', async ({ page }) => {
  await openPage(page, '/en/blogs/reunification-express-by-daylight');
  const contents = page.getByRole('navigation', { name: 'In this story' }).getByRole('link');
  const last = contents.last();
  const heading = page.getByRole('heading', { name: (await last.textContent()) ?? '' });
  await expect(heading).not.toBeInViewport();
  await last.click();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#.+$/);

  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const neighbours = page.getByRole('navigation', { name: 'More stories' });
  await neighbours.getByRole('link', { name: /^Later/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await neighbours.getByRole('link', { name: /^Earlier/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page).toHaveURL('/en/blogs/reunification-express-by-daylight');
});

test('Ctrl-K asks, with accents or without; kinds narrow the answer; nothing found offers a way on', async ({
  page,
}) => {
  await openInUse(page, '/en/city/hue');
  // A plain box that becomes a combobox when it is used.
  const box = page.getByRole('banner').getByLabel('Search', { exact: true }).and(page.locator('input'));
  const hits = page.getByRole('main').getByRole('listitem').getByRole('heading');
  for (const keyword of ['ha giang', 'Hà Giang']) {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.type(keyword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${keyword}”`);
    await expect(hits.filter({ hasText: 'Đồng Văn' })).toBeVisible();
  }
  await hits.filter({ hasText: 'Đồng Văn' }).getByRole('link').click();
  await expect(page).toHaveURL('/en/city/dong-van');

  await openPage(page, '/en/search-result?keyword=hoi+an');
  const stories = page.getByRole('main').getByRole('button', { name: /^Stories \d+$/ });
  const amount = Number(/\d+$/.exec((await stories.textContent()) ?? '')?.[0]);
  await stories.click();
  await expect(page).toHaveURL('/en/search-result?keyword=hoi+an&type=blog');
  // A page shows twelve.
  await expect(hits).toHaveCount(Math.min(amount, 12));

  await openPage(page, '/en/search-result?keyword=qwxz');
  await expect(page.getByText('Nothing found for “qwxz”')).toBeVisible();
  await page.getByRole('link', { name: 'Open the map' }).click();
  await expect(page).toHaveURL('/en/placetogo');
});

test('the chosen theme stays, against what the device says', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/en');
  const ground = () => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  const light = await ground();
  const theme = page.getByRole('button', { name: /^Appearance/ });
  await expect(theme).toHaveAccessibleName(/as your device/);
  await theme.click();
  await expect(theme).toHaveAccessibleName(/light/);
  await theme.click();
  await expect(theme).toHaveAccessibleName(/dark/);
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(theme).toHaveAccessibleName(/dark/);
  expect(await ground()).toBe(dark);
  await theme.click();
  expect(await ground()).toBe(light);
});

test('a page that changes while its later parts are still asleep keeps them', async ({ page }) => {
  const faults = browserFaults(page);
  let isHeldUp = false;
  await page.route('**/assets/**', async (route) => {
    if (isHeldUp) await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue().catch(() => {});
  });
  await page.goto('/en/city/hoi-an');
  await page.waitForFunction(() => Boolean(window.__remixRouter));
  isHeldUp = true;
  await page.getByRole('main').locator('a[href^="#"]').nth(2).click();
  await expect(page).toHaveURL(/#.+$/);
  // One of them hears, so that they were fetched and taken over.
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Pictures of Hội An' })).toBeVisible();
  expect(faults).toEqual([]);
});
