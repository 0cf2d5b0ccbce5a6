import { expect, test } from '@playwright/test';
import { inTurn } from './support/in-turn';
import { openPage, takenOver } from './support/open-page';
import { siteLanguages } from './support/site-language';

const words = {
  en: {
    passport: 'Your passport',
    exempt: /without a visa until/,
    evisa: 'Apply for an e-visa',
    contents: 'On this page',
    checked: 'Checked on',
    subject: 'Subject',
    message: 'Message',
    send: 'Send',
    name: 'Your name',
    email: 'Email',
    required: 'This is required.',
    sent: 'Your message has arrived',
    place: 'Place',
    rain: 'Rain',
    food: 'Eating and drinking',
  },
  vi: {
    passport: 'Hộ chiếu của nước',
    exempt: /Miễn thị thực/,
    evisa: 'Xin thị thực điện tử',
    contents: 'Trong trang này',
    checked: 'Kiểm tra ngày',
    subject: 'Tiêu đề',
    message: 'Nội dung',
    send: 'Gửi',
    name: 'Họ và tên',
    email: 'Email',
    required: 'Vui lòng nhập thông tin này.',
    sent: 'Chúng tôi đã nhận được thư của bạn',
    place: 'Nơi',
    rain: 'Mưa',
    food: 'Ăn uống',
  },
} as const;

const chapters = [
  'essentials',
  'getting-to-and-around',
  'safety',
  'currency',
  'accessibility',
  'vietnam-pass',
];

for (const language of siteLanguages) {
  const say = words[language];

  test(`a passport is checked, and the source is named (${language})`, inTurn(language), async ({ page }) => {
    await openPage(page, `/${language}/visa-guide`);
    const answer = page.locator('#checker').getByRole('status');
    await page.getByLabel(say.passport).selectOption('FR');
    await expect(page).toHaveURL(`/${language}/visa-guide?nationality=FR`);
    await expect(answer.getByRole('heading')).toHaveText(say.exempt);
    await expect(answer).toContainText('44/NQ-CP');
    await page.getByLabel(say.passport).selectOption('US');
    await expect(answer.getByRole('heading')).toHaveText(say.evisa);
    await expect(answer.getByRole('link', { name: /evisa\.gov\.vn/ })).toHaveAttribute(
      'href',
      'https://evisa.gov.vn',
    );
  });

  test(
    `guides have contents that lead into them, and facts with their days (${language})`,
    inTurn(language),
    async ({ page, isMobile }) => {
      for (const chapter of chapters) {
        await openPage(page, `/${language}/${chapter}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('#facts')).toContainText(say.checked);
        const contents = page.getByRole('navigation', { name: say.contents });
        if (isMobile) await contents.locator('summary').tap();
        for (const entry of (await contents.getByRole('link').locator('visible=true').all()).slice(0, 2)) {
          const target = await entry.getAttribute('href');
          await entry.click();
          await expect(page.locator(target ?? '#none')).toBeInViewport();
        }
      }
    },
  );

  test(
    `questions fold by subject, and a link to one opens it (${language})`,
    inTurn(language),
    async ({ page }) => {
      await openPage(page, `/${language}/essentials`);
      await expect(page.locator('#short')).toBeVisible();
      const answer = page.locator('#faqs-food .fold-text').first();
      await expect(answer).toBeHidden();
      const id = await answer.getAttribute('id');
      await page.locator('#faqs summary').filter({ hasText: say.food }).first().click();
      await expect(page.locator('#faqs-food summary').first()).toBeVisible();
      await expect(answer).toBeHidden();

      await page.goto(`/${language}/search-result`);
      await openPage(page, `/${language}/essentials#${id}`);
      await expect(answer).toBeVisible();
      expect((await answer.innerText()).length).toBeGreaterThan(80);

      // Reached by a link of the site, the page brings its texts as data.
      await openPage(page, `/${language}/safety`);
      await page.locator(`a[href="/${language}/essentials"]`).locator('visible=true').first().click();
      await expect(page).toHaveURL(`/${language}/essentials`);
      await expect(page.locator(`#${id}`)).toHaveText(/\S{3}/);
    },
  );

  test(
    `what was written to us is not lost when something is missing (${language})`,
    inTurn(language),
    async ({ page }) => {
      await openPage(page, `/${language}/contact`);
      await page.getByLabel(say.message).fill('The ferry leaves at seven.');
      await page.getByRole('button', { name: say.send, exact: true }).click();
      const name = page.getByLabel(say.name);
      await expect(name).toHaveAccessibleDescription(say.required);
      await expect(name).toBeFocused();
      await expect(page.getByLabel(say.message)).toHaveValue('The ferry leaves at seven.');
    },
  );

  test(`what is typed before the scripts come stays (${language})`, inTurn(language), async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/${language}/contact`);
    const message = page.getByLabel(say.message);
    await message.fill('The ferry leaves at seven.');
    await page.getByRole('button', { name: say.send, exact: true }).click();
    await expect(page.getByLabel(say.name)).toHaveAccessibleDescription(say.required);
    await expect(message).toHaveValue('The ferry leaves at seven.');
    await message.fill('The ferry leaves at eight.');
    release();
    await takenOver(page);
    await expect(message).toHaveValue('The ferry leaves at eight.');
  });

  test(
    `places are compared in one month, the driest first (${language})`,
    inTurn(language),
    async ({ page }) => {
      await openPage(page, `/${language}/weathertrip?month=10`);
      await page.getByRole('columnheader', { name: say.rain }).getByRole('link').click();
      await expect(page).toHaveURL(`/${language}/weathertrip?month=10&sort=rain`);
      await expect(page.getByRole('columnheader', { name: say.rain })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      const cells = await page
        .getByRole('table')
        .getByText(/^\d+ mm$/)
        .allTextContents();
      const rain = cells.map((text) => Number.parseInt(text, 10));
      expect(rain.length).toBeGreaterThan(3);
      expect(rain).toEqual([...rain].sort((a, b) => a - b));
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a passport is checked and a message is sent', async ({ page }) => {
    await page.goto('/en/visa-guide');
    await page.getByLabel('Your passport').selectOption('DE');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.locator('#checker').getByRole('heading', { level: 3 })).toHaveText(words.en.exempt);

    await page.goto('/en/contact');
    await page.getByLabel('Subject').fill('A timetable');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(words.en.required).first()).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('A timetable');
    await page.getByLabel('Your name').fill('Lan Phạm');
    await page.getByLabel('Email').fill(`lan.${Date.now()}@example.org`);
    await page.getByLabel('Message').fill('The ferry leaves at seven.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL('/en/contact?sent=1');
    await expect(page.getByText(words.en.sent)).toBeVisible();
  });
});

test('addresses that make no sense show the page all the same', async ({ request, isMobile }) => {
  test.skip(isMobile, 'the same answer goes to every device');
  for (const address of [
    '/en/visa-guide?nationality=XX',
    '/vi/visa-guide?nationality=%00%3Cscript%3E',
    '/en/weathertrip?month=13&sort=--rain',
    '/vi/weathertrip?month=abc',
    '/en/travel-tips?page=0&keyword=%25',
  ]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the tools of planning lead to pages that exist', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'the same links go to every device');
  await page.goto('/en/plan-your-trip');
  const tools = page.getByRole('navigation', { name: 'Planning tools' }).getByRole('link');
  const addresses = await tools.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});
