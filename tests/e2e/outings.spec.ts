import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';

test.skip(({ isMobile }) => isMobile, 'the filters and links are the same on a phone');

const fixedPages = [
  'local-life',
  'city-vibes',
  'cultural-heritage',
  'romantic-getaways',
  'vietnamese-cuisine',
];

test('the fixed pages of experience types exist in both languages, and lead to each other', async ({
  page,
}) => {
  for (const name of fixedPages) {
    await page.goto(`/vi/experience-types/${name}`);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const own = await page.locator('link[rel=canonical]').getAttribute('href');
    await page.goto(new URL(own ?? '').pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

    await page.getByRole('link', { name: 'Read this page in English' }).click();
    await expect(page).toHaveURL(/\/en\/experience-types\/[a-z-]+$/);
    await page.getByRole('link', { name: 'Đọc trang này bằng tiếng Việt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  }
  expect((await page.goto('/en/experience-types/nothing-of-the-kind'))?.status()).toBe(404);
});

test('the index of types leads to a type, its tabs and filters to an experience', async ({ page }) => {
  await openPage(page, '/en/experience-types');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const title = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const tabs = page.getByRole('navigation', { name: 'Types of experience' }).getByRole('link');
  const status = page.getByRole('status').filter({ hasText: /^\d+ experience/ });
  const all = (await status.textContent()) ?? '';
  await tabs.nth(1).click();
  await expect(page).toHaveURL(/\?category_id=\d+$/);
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(status).not.toHaveText(all);
  await tabs.first().click();
  await expect(status).toHaveText(all);

  // The form answers by itself.
  const region = page.getByLabel('Region', { exact: true });
  await region.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?region_id=\d+$/);
  await expect(status).not.toHaveText(all);
  const keyword = page.getByLabel('Keyword');
  await keyword.pressSequentially('qwxz');
  await expect(page).toHaveURL(/keyword=qwxz/);
  await expect(keyword).toBeFocused();
  await expect(page.getByText('No experiences match')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(status).toHaveText(all);
  await expect(keyword).toHaveValue('');
  await expect(region).toHaveValue('');

  const cards = page.getByRole('main').getByRole('article').getByRole('link');
  const experience = (await cards.last().textContent()) ?? '';
  await cards.last().click();
  await expect(page).toHaveURL(/\/en\/experiences\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(experience);
  const facts = page.getByRole('complementary', { name: 'At a glance' });
  await facts
    .getByRole('definition')
    .filter({ has: page.getByRole('link') })
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/en\/(city|placetogo)/);
});

test('the page of food begins with the dishes to try first', async ({ page }) => {
  await openPage(page, '/vi/experience-types/vietnamese-cuisine');
  const dishes = page.getByRole('region', { name: 'Nên ăn món nào trước' }).getByRole('article');
  await expect(dishes.first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Nhóm trải nghiệm' }).getByRole('link').nth(1).click();
  await expect(dishes).toHaveCount(0);
  await page.goto('/vi/experience-types/local-life');
  await expect(dishes).toHaveCount(0);
});

test('things to do are narrowed down by kind, city, words and tag', async ({ page }) => {
  await openPage(page, '/en/thingstodo');
  const status = page.getByRole('status').filter({ hasText: /^\d+ things? to do$/ });
  const count = async () => Number.parseInt((await status.textContent()) ?? '', 10);
  const all = await count();
  expect(all).toBeGreaterThan(12);

  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2', exact: true })
    .click();
  await expect(page).toHaveURL('/en/thingstodo?page=2');
  await page.getByRole('navigation', { name: 'Types of things to do' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/en\/thingstodo\?category_id=\d+$/);
  await expect.poll(count).toBeLessThan(all);
  const ofKind = await count();

  const card = page.getByRole('main').getByRole('article').first();
  const city = ((await card.getByRole('paragraph').first().textContent()) ?? '').split(' · ')[0] ?? '';
  await page.getByLabel('Destination').selectOption({ label: city });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Things to do in ${city}`);
  expect(await count()).toBeLessThanOrEqual(ofKind);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(count).toBe(all);

  await page.getByRole('navigation', { name: 'Filter by tag' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/\?tag=/);
  await expect.poll(count).toBeLessThan(all);
  await page.getByRole('link', { name: /^Remove the tag/ }).click();
  await expect.poll(count).toBe(all);

  await page.getByLabel('Keyword').fill('qwxz');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('link', { name: 'Show all things to do' }).click();
  await expect.poll(count).toBe(all);
});

test('what cannot be a filter or a page is none', async ({ page }) => {
  await page.goto('/en/thingstodo?city_id=-1&category_id=x&page=0&tag=%00');
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect((await page.goto('/vi/experience-types/local-life?region_id=99999999999999&page=0'))?.status()).toBe(
    200,
  );
  expect((await page.goto('/vi/thingstodo/khong-co-viec-nay'))?.status()).toBe(404);
  expect((await page.goto('/en/experiences/nothing-of-the-kind'))?.status()).toBe(404);
});

test('a thing to do says where it is, what it costs, and what is near', async ({ page }) => {
  await openPage(page, '/vi/thingstodo');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vi\/thingstodo\/.+/);
  const facts = page.getByRole('complementary', { name: 'Cần biết' });
  for (const fact of ['Điểm đến', 'Chủ đề', 'Thời lượng', 'Giá', 'Đánh giá', 'Tọa độ']) {
    await expect(facts.getByText(fact, { exact: true })).toBeVisible();
  }
  const where = page.getByRole('region', { name: 'Ở đâu' });
  const near = where.getByRole('list').last().getByRole('link').first();
  const title = (await near.textContent()) ?? '';
  await near.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Read this page in English' }).click();
  await expect(page).toHaveURL(/\/en\/thingstodo\/.+/);
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a type is filtered by its form and its tabs', async ({ page }) => {
    await page.goto('/en/experience-types/vietnamese-cuisine');
    const cards = page.getByRole('region', { name: 'Experiences', exact: true }).getByRole('article');
    const all = await cards.count();
    await page.getByLabel('Region', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/region_id=\d+/);
    expect(await cards.count()).toBeLessThan(all);
    await page.getByRole('navigation', { name: 'Types of experience' }).getByRole('button').nth(1).click();
    await expect(page).toHaveURL(/category_id=\d+&region_id=\d+/);
  });

  test('a thing to do is found and read', async ({ page }) => {
    await page.goto('/en/thingstodo');
    await page.getByLabel('Keyword').fill('lake');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/keyword=lake/);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
  });
});
