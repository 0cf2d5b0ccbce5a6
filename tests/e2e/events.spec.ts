import { expect, test } from '@playwright/test';
import { jsonLdFaults } from './support/json-ld-faults';
import { openPage } from './support/open-page';

const daysIn = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile, 'the phone has its own journeys');

  test('events are narrowed down, and the address says how', async ({ page }) => {
    await openPage(page, '/en/events');
    const main = page.getByRole('main');
    const titles = main.getByRole('article').getByRole('heading');
    const first = (await titles.first().textContent()) ?? '';
    const status = main.getByRole('status').filter({ hasText: /^\d+ events?$/ });
    const all = await status.textContent();

    await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Public holiday' });
    await expect(page).toHaveURL('/en/events?event_type=holiday');
    await expect(status).not.toHaveText(all ?? '');
    await main.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/en/events');
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('');
    await expect(titles.first()).toHaveText(first);

    await page.getByLabel('Name', { exact: true }).fill(first.normalize('NFD').replace(/\p{M}/gu, ''));
    await expect(page).toHaveURL(/keyword=/);
    await expect(titles.first()).toHaveText(first);
    await page.getByLabel('Name', { exact: true }).fill('qwxz');
    await expect(main.getByText('No events match')).toBeVisible();
    await main.getByRole('link', { name: 'Show all events' }).click();
    await expect(page).toHaveURL('/en/events');
  });

  test('the calendar turns its leaves by sun and moon', async ({ page }) => {
    await openPage(page, '/en/events?event_type=festival');
    await page
      .getByRole('navigation', { name: 'List or calendar' })
      .getByRole('button', { name: 'Calendar' })
      .click();
    await expect(page).toHaveURL('/en/events?view=calendar&event_type=festival');
    const table = page.getByRole('table');
    await expect(table.locator('td[aria-current=date]')).toHaveCount(1);
    const month = await table.locator('time').first().getAttribute('datetime');
    await expect(table.locator('time')).toHaveCount(daysIn(month ?? ''));
    await expect(table.getByText(/^full moon of the/).first()).toBeAttached();
    await expect(table.getByText(/^day 1 of the/).first()).toBeAttached();

    const turn = page.getByRole('navigation', { name: 'Other months' });
    await turn
      .getByRole('link', { name: /^Go to/ })
      .last()
      .click();
    await expect(page).toHaveURL(/month=\d{4}-\d{2}&event_type=festival$/);
    await expect(table.locator('td[aria-current=date]')).toHaveCount(0);
    const next = /month=(\d{4}-\d{2})/.exec(page.url())?.[1] ?? '';
    await expect(table.locator('time')).toHaveCount(daysIn(next));
    await turn.getByRole('link', { name: 'This month' }).click();
    await expect(table.locator('td[aria-current=date]')).toHaveCount(1);
  });

  for (const [language, add, years] of [
    ['en', 'Add to calendar', 'In the coming years'],
    ['vi', 'Thêm vào lịch', 'Những năm tới'],
  ] as const) {
    test(`an event (${language}) says when, and goes into one’s own calendar`, async ({ page, request }) => {
      await openPage(page, `/${language}/events?event_type=festival`);
      const first = page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('heading')
        .getByRole('link');
      const title = (await first.textContent()) ?? '';
      await first.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { name: years })).toBeVisible();

      const file = await page.getByRole('link', { name: add }).getAttribute('href');
      const answer = await request.get(file ?? '');
      expect(answer.headers()['content-type']).toContain('text/calendar');
      expect(await answer.text()).toContain('BEGIN:VEVENT');

      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(blocks.some((block) => block.includes('"@type":"Event"'))).toBe(true);
      expect(blocks.flatMap(jsonLdFaults)).toEqual([]);
    });
  }

  for (const [language, find, none] of [
    ['en', 'Find a topic', 'No topic has that name'],
    ['vi', 'Tìm chủ đề', 'Không có chủ đề nào tên như vậy'],
  ] as const) {
    test(`a subject (${language}) is found and leads to all that carries it`, async ({ page }) => {
      await openPage(page, `/${language}/tags`);
      const main = page.getByRole('main');
      const largest = main.locator('a.display.text-4xl').first();
      const count = Number(await largest.locator('[aria-hidden]').textContent());
      const name = ((await largest.textContent()) ?? '').split(String(count))[0] ?? '';
      await page.getByLabel(find).fill('qwxz');
      await expect(main.getByText(none)).toBeVisible();
      await page.getByLabel(find).fill(name);
      await main
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}$`, 'i'));
      await expect(main.getByRole('article')).toHaveCount(Math.min(count, 12));
      await main.getByRole('article').getByRole('heading').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(new RegExp(`^${name}$`, 'i'));
    });
  }

  test('what is rated best is listed, or what editors picked', async ({ page }) => {
    for (const path of ['/en/rating', '/vi/rating']) {
      await openPage(page, path);
      const main = page.getByRole('main');
      // A kind that nobody has rated is a line, from which what editors picked unfolds.
      for (const line of await main.locator('summary').all()) await line.click();
      expect(await main.getByRole('article').count()).toBeGreaterThan(2);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
});

test('on a phone the calendar is a list of the same days', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have a table');
  await openPage(page, '/vi/events?view=calendar');
  await expect(page.getByRole('table')).toHaveCount(0);
  const days = page.getByRole('list', { name: /^Ngày và sự kiện/ });
  await expect(days.locator('> li[aria-current=date]')).toBeVisible();
  const month = (await days.locator('time').first().getAttribute('datetime')) ?? '';
  await expect(days.locator('> li')).toHaveCount(daysIn(month));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar is turned and narrowed down by a form', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the form is the same');
    await page.goto('/vi/events?view=calendar');
    await page.getByRole('navigation', { name: 'Tháng khác' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/month=/);
    await page.getByLabel('Loại', { exact: true }).selectOption({ label: 'Ngày lễ' });
    await page.getByRole('main').getByRole('button', { name: 'Xem', exact: true }).click();
    await expect(page).toHaveURL(/event_type=holiday/);
    await expect(page).toHaveURL(/month=/);
    await expect(page.getByRole('table')).toBeVisible();
  });
});
