import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe';
import { inTurn } from './support/in-turn';
import { openPage } from './support/open-page';
import { smallTargets } from './support/small-targets';
import { openBoard, planOfTwoDays, stopsOf, titlesOf } from './support/trips';

const words = {
  en: {
    title: 'Make a travel plan',
    first: 'Stop 1 of the trip',
    days: 'Days',
    make: 'Make my plan',
    later: /^Move .* later$/,
    remove: /^Remove /,
    undo: 'Undo',
    redo: 'Redo',
    keep: 'Keep this plan',
    kept: 'Kept on this device',
    keptNow: 'The plan is kept on this device',
    takeAlong: 'Share or take along',
    removed: 'removed. Undo brings it back.',
    swap: /^Swap /,
    take: /^Choose this/,
    add: /^Add a stop to day 1/,
    addOne: /^Add: /,
    share: 'Make a link',
    revoke: 'Withdraw the link',
    mine: 'Make it mine',
    calendar: 'Calendar',
    starter: /Five days in the north/,
    planner: 'The planner',
    send: 'Send',
    message: 'Your message',
    followUp: 'Make it three days',
    plan: 'Plan',
    open: 'Open and change the plan',
  },
  vi: {
    title: 'Lập lịch trình riêng cho bạn',
    first: 'Chặng 1 của chuyến đi',
    days: 'Số ngày',
    make: 'Lập lịch trình',
    later: /^Đưa .* ra sau$/,
    remove: /^Bỏ /,
    undo: 'Hoàn tác',
    redo: 'Làm lại',
    keep: 'Lưu lịch trình',
    kept: 'Đã lưu trên máy này',
    keptNow: 'Lịch trình đã được lưu trên máy này',
    takeAlong: 'Chia sẻ, mang theo',
    removed: 'Bấm Hoàn tác để lấy lại',
    swap: /^Đổi /,
    take: /^Chọn nơi này/,
    add: /^Thêm điểm vào ngày 1/,
    addOne: /^Thêm: /,
    share: 'Tạo đường dẫn',
    revoke: 'Thu hồi đường dẫn',
    mine: 'Sao thành lịch trình của tôi',
    calendar: 'Lịch',
    starter: /Năm ngày miền Bắc/,
    planner: 'Trợ lý',
    send: 'Gửi',
    message: 'Tin nhắn của bạn',
    followUp: 'Rút còn ba ngày',
    plan: 'Lịch trình',
    open: 'Mở và sửa lịch trình',
  },
} as const;

/** The number of Hà Nội, which each product gives anew. */
async function hanoi(page: Page): Promise<string> {
  const answer = await page.request.get('/api/city?lang_id=en&per_page=100');
  const { data } = (await answer.json()) as { data: { id: number; slug: string }[] };
  return String(data.find(({ slug }) => slug === 'ha-noi')?.id);
}

const daysOf = (page: Page): Locator => page.locator('section[id^="day-"]');

for (const language of ['en', 'vi'] as const) {
  const say = words[language];

  test(
    `questions lead to a plan without scripts (${language})`,
    inTurn(language),
    async ({ browser, isMobile }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`/${language}/tripdetail`);
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
      await page.getByLabel(say.first).selectOption(await hanoi(page));
      await page.getByRole('spinbutton', { name: say.days }).fill('3');
      await page.getByRole('button', { name: say.make }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/tripdetail/result\\?.*city_id=\\d+.*days=3`));
      await expect(daysOf(page)).toHaveCount(3);
      await expect(stopsOf(page).first()).toBeVisible();
      if (isMobile) {
        const tooWide = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
        expect(tooWide).toBe(false);
      }
      await context.close();
    },
  );

  test(`a plan is changed step by step, and kept (${language})`, inTurn(language), async ({ page }) => {
    test.slow();
    await openBoard(page, await planOfTwoDays(page, language), language);
    const before = await titlesOf(page);
    expect(before.length).toBeGreaterThan(2);
    const day = page.locator('#day-1');

    await day.getByRole('button', { name: say.later }).first().click();
    await expect(page).toHaveURL(/\?trip=[\w-]+$/);
    await expect.poll(() => titlesOf(page)).toEqual([before[1], before[0], ...before.slice(2)]);
    await expect(page.getByText(say.kept).first()).toBeAttached();
    await page.getByRole('button', { name: say.undo }).click();
    await expect.poll(() => titlesOf(page)).toEqual(before);
    await page.getByRole('button', { name: say.redo }).click();
    // What is pressed is what one sees.
    await expect.poll(() => titlesOf(page)).toEqual([before[1], before[0], ...before.slice(2)]);
    await day.getByRole('button', { name: say.remove }).first().click();
    const left = [before[0], ...before.slice(2)];
    await expect.poll(() => titlesOf(page)).toEqual(left);

    await day.getByRole('button', { name: say.swap }).first().click();
    const choice = page.getByRole('dialog').getByRole('button', { name: say.take }).first();
    const chosen = ((await choice.getAttribute('aria-label')) ?? '').split(': ').slice(1).join(': ');
    await choice.click();
    await expect.poll(() => titlesOf(page)).toEqual([chosen, ...left.slice(1)]);
    await day.getByRole('button', { name: say.add }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.addOne }).first().click();
    await expect.poll(async () => (await titlesOf(page)).length).toBe(left.length + 1);

    // Its place in the day is the API's affair, which may have answered by then.
    const sorted = async () => (await titlesOf(page)).toSorted();
    const after = await sorted();
    await page.reload();
    await expect.poll(sorted).toEqual(after);
  });

  test(
    `who removes a stop or keeps the plan hears of it and goes on from there (${language})`,
    inTurn(language),
    async ({ page }) => {
      await openBoard(page, await planOfTwoDays(page, language), language);
      const said = page.getByRole('status');
      await page.getByRole('button', { name: say.keep }).press('Enter');
      await expect(page.getByRole('link', { name: say.takeAlong })).toBeFocused();
      await expect(said.filter({ hasText: say.keptNow })).toBeAttached();

      const [first = '', second = ''] = await titlesOf(page);
      await page.locator('#day-1').getByRole('button', { name: say.remove }).first().press('Enter');
      await expect(stopsOf(page).first()).toContainText(second);
      await expect(stopsOf(page).first()).toBeFocused();
      await expect(said.filter({ hasText: first })).toContainText(say.removed);
    },
  );

  test(
    `a plan is shared, taken over and taken back (${language})`,
    inTurn(language),
    async ({ page, browser }) => {
      test.slow();
      await openBoard(page, await planOfTwoDays(page, language), language);
      const download = page.waitForEvent('download');
      await page.locator('#take-along').getByRole('button', { name: say.calendar, exact: true }).click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain('BEGIN:VEVENT');

      await page.getByRole('button', { name: say.share }).click();
      const link = page.locator('#take-along a[href*="/tripdetail/shared/"]');
      const url = (await link.getAttribute('href')) ?? '';
      const titles = await titlesOf(page);

      const other = await browser.newContext();
      const theirs = await other.newPage();
      await openPage(theirs, url);
      expect(await titlesOf(theirs)).toEqual(titles);
      await theirs.getByRole('button', { name: say.mine }).click();
      await expect(theirs).toHaveURL(/\?trip=/);
      await expect.poll(() => titlesOf(theirs)).toEqual(titles);

      await page.getByRole('button', { name: say.revoke }).click();
      await expect(link).toHaveCount(0);
      expect((await theirs.goto(url))?.status()).toBe(404);
      await other.close();
    },
  );

  test(
    `the planner makes a plan in a conversation, and changes it (${language})`,
    inTurn(language),
    async ({ browser, isMobile }) => {
      test.slow();
      const context = await browser.newContext({ locale: language === 'vi' ? 'vi-VN' : 'en-US' });
      const page = await context.newPage();
      await openPage(page, '/chat-plant-your-trip');
      await page.getByRole('button', { name: say.starter }).click();
      const view = page.getByRole('button', { name: new RegExp(`^${say.plan}`) });
      const plan = page.getByRole('region', { name: say.plan, exact: true });
      const days = plan.locator('ol > li p.text-lacquer');
      if (isMobile) await view.click();
      await expect(days).toHaveCount(5, { timeout: 60_000 });
      if (isMobile)
        await page
          .getByRole('button')
          .filter({ hasText: /^(Conversation|Trò chuyện)$/ })
          .click();
      // The plan comes before the answer ends.
      await expect(page.getByRole('button', { name: say.send })).toBeVisible({ timeout: 30_000 });
      await page.getByLabel(say.message).fill(say.followUp);
      await page.getByLabel(say.message).press('Enter');
      if (isMobile) await view.click();
      await expect(days).toHaveCount(3, { timeout: 60_000 });
      await page.reload();
      if (isMobile) await view.click();
      await expect(days).toHaveCount(3);
      await page.getByRole('button', { name: say.open }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/tripdetail/result\\?trip=`));
      await expect(daysOf(page)).toHaveCount(3);
      await context.close();
    },
  );

  test(`the board and the conversation have no faults (${language})`, inTurn(language), async ({ page }) => {
    test.slow();
    const colorScheme = language === 'en' ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openBoard(page, await planOfTwoDays(page, language), language);
    expect(await accessibilityFaults(page), 'board').toEqual([]);
    expect(await smallTargets(page), 'board').toEqual([]);
    await page.locator('#day-1').getByRole('button', { name: say.swap }).first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: say.take }).first()).toBeVisible();
    expect(await accessibilityFaults(page), 'dialog').toEqual([]);
    await openPage(page, '/chat-plant-your-trip');
    expect(await accessibilityFaults(page), 'conversation').toEqual([]);
    expect(await smallTargets(page), 'conversation').toEqual([]);
  });
}
