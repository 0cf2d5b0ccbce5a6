import { expect, test } from '@playwright/test';
import { inTurn } from './support/in-turn';
import { openPage } from './support/open-page';

const words = {
  en: {
    length: 'How long',
    start: 'Starting in',
    styles: 'Travel styles',
    all: 'Show all itineraries',
    see: 'See the departures',
    choose: 'Choose a date',
    trending: 'Popular itineraries',
    count: /^(\d+) itinerar(y|ies)$/,
  },
  vi: {
    length: 'Số ngày',
    start: 'Khởi hành từ',
    styles: 'Phong cách du lịch',
    all: 'Xem tất cả lịch trình',
    see: 'Xem lịch khởi hành',
    choose: 'Chọn ngày đi',
    trending: 'Được yêu thích',
    count: /^(\d+) lịch trình$/,
  },
} as const;

for (const language of ['en', 'vi'] as const) {
  const say = words[language];
  const list = `/${language}/itineraries`;

  test(`itineraries (${language}) answer to length, start and style`, inTurn(language), async ({ page }) => {
    await openPage(page, list);
    const main = page.getByRole('main');
    const total = main.getByRole('status');
    const trending = main.getByRole('heading', { level: 2, name: say.trending });
    await expect(trending).toBeVisible();
    const all = Number(say.count.exec((await total.textContent()) ?? '')?.[1]);

    await page.getByLabel(say.length).selectOption('1-3');
    await expect(page).toHaveURL(`${list}?duration=1-3`);
    await expect(trending).toBeHidden();
    await expect
      .poll(async () => Number(say.count.exec((await total.textContent()) ?? '')?.[1]))
      .toBeLessThan(all);

    await page.getByLabel(say.start).selectOption({ index: 1 });
    await expect(page).toHaveURL(/duration=1-3&departurepoint=[a-z-]+$/);
    const style = page.getByRole('navigation', { name: say.styles }).getByRole('button').nth(1);
    await style.click();
    await expect(page).toHaveURL(/duration=1-3&departurepoint=[a-z-]+&travelstyle=[a-z-]+$/);
    await expect(style).toHaveAttribute('aria-current', 'true');

    await openPage(page, `${list}?keyword=qwxz`);
    await page.getByRole('link', { name: say.all }).click();
    await expect(page).toHaveURL(list);
    await expect(trending).toBeVisible();
  });

  test(
    `an itinerary (${language}) tells its days, its route, its terms and its dates`,
    inTurn(language),
    async ({ page, isMobile }) => {
      await openPage(page, list);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`^[^?]*${list}/[^/]+$`));
      const days = page.locator('#days').getByRole('heading', { level: 3 });
      await expect(days.first()).toBeVisible();
      expect(await days.count()).toBe(await page.locator('#days li[id^="day-"]').count());

      // What one agrees to stands before what one presses.
      const terms = page.locator('#terms');
      await expect(terms.getByRole('table')).toContainText('%');
      const order = await page.locator('#terms, #departures').evaluateAll((all) => all.map(({ id }) => id));
      expect(order).toEqual(['terms', 'departures']);
      if (isMobile) {
        await page.locator('#days').scrollIntoViewIfNeeded();
        await expect(page.getByRole('link', { name: say.choose })).toBeInViewport();
      }

      await page.getByRole('link', { name: say.see }).click();
      const departures = page.locator('#departures');
      await expect(departures).toBeInViewport();
      const months = departures.locator('details');
      await expect(months.first().getByRole('listitem').first()).toContainText('₫');
      const last = months.last();
      const dates = last.getByRole('listitem');
      await expect(dates.first()).toBeHidden();
      await last.locator('summary').click();
      await expect(dates.first()).toBeVisible();
    },
  );
}

test('what the address says is taken with a grain of salt', async ({ request }) => {
  for (const query of ['duration=99', 'page=-1', 'departurepoint=%27%22&travelstyle=0', 'keyword=%00%ff']) {
    expect((await request.get(`/en/itineraries?${query}`)).status(), query).toBe(200);
  }
  const beyond = await request.get('/en/itineraries?page=999', { maxRedirects: 0 });
  expect(beyond.status()).toBe(404);
  expect((await request.get('/en/itineraries/no-such-journey')).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('itineraries are narrowed down and read', async ({ page }) => {
    await page.goto('/en/itineraries');
    await page.getByLabel('How long').selectOption('1-3');
    await page.getByRole('main').getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/duration=1-3/);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page.locator('#days').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.locator('#departures summary').first()).toBeVisible();
  });
});
