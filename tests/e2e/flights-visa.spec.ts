import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe';
import { inTurn } from './support/in-turn';
import { openPage } from './support/open-page';
import { type SiteLanguage, siteLanguages } from './support/site-language';

const words = {
  en: {
    from: 'From',
    to: 'To',
    leave: 'Leave on',
    back: 'Come back on',
    show: 'Show flights',
    sample: 'An example schedule',
    unknown: 'We know no airport by that name.',
    order: 'Sort by',
    morning: 'morning',
    nonstop: 'non-stop',
    passport: 'Your passport',
    days: 'Days of stay',
    entry: 'Day of entry',
    check: 'Check',
    evisa: 'Apply for an e-visa',
    embassy: 'Ask an embassy for a longer visa',
    exempt: /45 days without a visa/,
    unclear: 'Ask the official site',
    past: 'This day is over.',
    partner: 'More from our partner',
    rooms: 'Rooms and prices',
    double: 'Double room',
  },
  vi: {
    from: 'Nơi đi',
    to: 'Nơi đến',
    leave: 'Ngày đi',
    back: 'Ngày về',
    show: 'Xem chuyến bay',
    sample: 'Lịch bay minh họa',
    unknown: 'Chưa có sân bay nào tên như vậy.',
    order: 'Sắp xếp',
    morning: 'sáng',
    nonstop: 'bay thẳng',
    passport: 'Hộ chiếu của nước',
    days: 'Số ngày ở',
    entry: 'Ngày nhập cảnh',
    check: 'Xem',
    evisa: 'Xin thị thực điện tử',
    embassy: 'Hỏi cơ quan đại diện về thị thực dài ngày',
    exempt: /Miễn thị thực 45 ngày/,
    unclear: 'Hỏi trang chính thức',
    past: 'Ngày này đã qua.',
    partner: 'Thêm từ đối tác',
    rooms: 'Phòng và giá',
    double: 'Phòng đôi',
  },
} as const;

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 10);

const search = (language: SiteLanguage, query: Record<string, string>) =>
  `/${language}/flights?${new URLSearchParams(query)}`;

const journeys = (page: Page) => page.locator('#results li').filter({ has: page.locator('time') });

async function fill(page: Page, language: SiteLanguage, from: string, to: string) {
  const say = words[language];
  const form = page.locator('main').getByRole('search').first();
  await form.getByLabel(say.from, { exact: true }).fill(from);
  await form.getByLabel(say.to, { exact: true }).fill(to);
  await form.getByLabel(say.leave, { exact: true }).fill(inDays(30));
  await form.getByLabel(say.back, { exact: true }).fill(inDays(37));
  await form.getByRole('button', { name: say.show }).click();
}

for (const language of siteLanguages) {
  const say = words[language];

  test(
    `flights are found by names without accents, there and back, marked as an example (${language})`,
    inTurn(language),
    async ({ page }) => {
      await openPage(page, `/${language}/flights`);
      await fill(page, language, 'hanoi', 'da nang');
      await expect(page.locator('#flights-outbound')).toContainText('Đà Nẵng');
      await expect(page.locator('#flights-inbound')).toContainText('Hà Nội');
      await expect(page.getByRole('note')).toContainText(say.sample);
      await expect(journeys(page).first()).toContainText('HAN');
      await expect(journeys(page).first()).toContainText(say.nonstop);
    },
  );

  test(
    `flights are ordered and filtered in the address (${language})`,
    inTurn(language),
    async ({ page, isMobile }) => {
      await openPage(page, search(language, { from: 'HAN', to: 'SGN', date: inDays(30) }));
      if (isMobile) await page.locator('#results details > summary').first().tap();
      await page.locator('select[name="sort"]:visible').selectOption('duration');
      await expect(page).toHaveURL(/sort=duration/);
      await page.locator('label:visible', { hasText: say.morning }).getByRole('checkbox').check();
      await expect(page).toHaveURL(/times=morning/);
      await expect(page).toHaveURL(/from=HAN/);
      for (const time of await journeys(page).locator('time:first-of-type').allTextContents()) {
        expect(time).toMatch(/^\d\d:\d\d$/);
      }
    },
  );

  test(
    `a passport, a length of stay and a day of entry decide (${language})`,
    inTurn(language),
    async ({ page }) => {
      await openPage(page, `/${language}/visa-guide`);
      const answer = page.locator('#checker').getByRole('status');
      const heading = answer.getByRole('heading');
      await page.getByLabel(say.passport).selectOption('FR');
      await expect(heading).toHaveText(say.exempt);
      await page.getByLabel(say.days).fill('60');
      await expect(heading).toHaveText(say.evisa);
      await expect(answer).toContainText('44/NQ-CP');
      await page.getByLabel(say.days).fill('120');
      await expect(heading).toHaveText(say.embassy);
      await page.goto(`/${language}/visa-guide?nationality=MM`);
      await expect(heading).toHaveText(say.unclear);
      await page.goto(`/${language}/visa-guide?nationality=FR&entry_date=2020-01-01`);
      await expect(page.getByLabel(say.entry)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#checker')).toContainText(say.past);
    },
  );

  test(
    `a partner's hotels stand below ours, and without the partner the page stands (${language})`,
    inTurn(language),
    async ({ page }) => {
      await openPage(page, `/${language}/hotels?city_id=12`);
      // What stands below the hotels comes to who goes down the page.
      await page.mouse.wheel(0, 600);
      const partner = page.getByRole('region', { name: say.partner });
      await partner.getByText(say.rooms).first().click();
      await expect(partner).toContainText(say.double);
      await page.route('**/api/hotel/external/hotels?*', (route) => route.fulfill({ status: 503, json: {} }));
      await openPage(page, `/${language}/hotels?city_id=12`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.wheel(0, 600);
      await expect(partner).toHaveCount(0);
    },
  );

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test(
      'flights are looked for, and what is wrong is said at its field',
      inTurn(language),
      async ({ page }) => {
        await page.goto(`/${language}/flights`);
        await fill(page, language, 'Sài Gòn', 'Phú Quốc');
        await expect(page.locator('#flights-outbound')).toContainText('Phú Quốc');
        expect(await journeys(page).count()).toBeGreaterThan(3);
        await page.goto(search(language, { from: 'Atlantis', to: 'HAN', date: inDays(30) }));
        await expect(page.locator('main')).toContainText(say.unknown);
        await expect(page.locator('#flights-outbound')).toHaveCount(0);
      },
    );

    test('a passport is checked', inTurn(language), async ({ page }) => {
      await page.goto(`/${language}/visa-guide`);
      await page.getByLabel(say.passport).selectOption('US');
      await page.locator('#checker').getByRole('button', { name: say.check }).click();
      await expect(page.locator('#checker').getByRole('status').getByRole('heading')).toHaveText(say.evisa);
    });
  });

  test(`both have no faults that axe finds (${language})`, inTurn(language), async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark' });
    const pages = [
      search(language, { from: 'DIN', to: 'PQC', date: inDays(30), return_date: inDays(40) }),
      search(language, { from: 'Atlantis', to: 'Utopia', date: inDays(30) }),
      `/${language}/visa-guide?nationality=FR&days=60`,
      `/${language}/hotels?city_id=12`,
    ];
    for (const path of pages) {
      await openPage(page, path);
      expect(await accessibilityFaults(page), path).toEqual([]);
    }
  });
}
