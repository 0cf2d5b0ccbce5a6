import { type Browser, expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe';
import { newCustomer, ownAddress, signInCustomer } from './support/customers';
import { openBoard, planOfTwoDays, titlesOf } from './support/trips';

test.skip(({ isMobile }) => isMobile, 'the same on a phone');

interface Trip {
  id: number;
  version: number;
}

async function tripsOf(page: Page): Promise<Trip[]> {
  const answer = await page.request.get('/api/trips?lang_id=en');
  return ((await answer.json()) as { data: Trip[] }).data;
}

/** Titles of the first day of a trip as the account has it. */
async function storedTitles(page: Page, id: number): Promise<string[]> {
  const answer = await page.request.get(`/api/trips/${id}?lang_id=en`);
  const { data } = (await answer.json()) as {
    data: { plan: { days: { stops: { record: { title: string } }[] }[] } };
  };
  return (data.plan.days[0]?.stops ?? []).map(({ record }) => record.title);
}

async function signedIn(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress(), reducedMotion: 'reduce' });
  await signInCustomer(context, email);
  return context.newPage();
}

const removeFirst = (page: Page) =>
  page
    .locator('#day-1')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();

/** A trip that two browsers of one account have changed, the second without knowing of the first. */
async function inConflict(browser: Browser) {
  const email = await newCustomer(browser);
  const [first, second] = [await signedIn(browser, email), await signedIn(browser, email)];
  await openBoard(first, await planOfTwoDays(first, 'en'), 'en');
  await first.getByRole('button', { name: 'Keep this plan' }).click();
  await expect.poll(async () => (await tripsOf(first)).length, { timeout: 20_000 }).toBe(1);
  const id = (await tripsOf(first))[0]?.id ?? 0;
  const address = `/en/tripdetail/result?saved=${id}`;
  await openBoard(second, address, 'en');
  const before = await titlesOf(second);

  await removeFirst(first);
  await expect.poll(async () => (await tripsOf(first))[0]?.version, { timeout: 20_000 }).toBe(2);
  await second
    .locator('#day-1')
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  const dialog = second.getByRole('dialog', { name: 'This trip was changed elsewhere too' });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  return { page: second, dialog, id, theirs: before.slice(1), mine: before.slice(0, -1) };
}

test('two browsers change one trip: the version here is kept, the other is a step back', async ({
  browser,
}) => {
  test.slow();
  const { page, dialog, id, theirs, mine } = await inConflict(browser);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => storedTitles(page, id), { timeout: 20_000 }).toEqual(mine);
  expect(await titlesOf(page)).toEqual(mine);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titlesOf(page)).toEqual(theirs);
  await expect.poll(() => storedTitles(page, id), { timeout: 20_000 }).toEqual(theirs);
});

test('two browsers change one trip: the other version is taken, the one here is a step back', async ({
  browser,
}) => {
  test.slow();
  const { page, dialog, id, theirs, mine } = await inConflict(browser);
  await dialog.getByRole('button', { name: 'Keep the other' }).click();
  await expect.poll(() => titlesOf(page)).toEqual(theirs);
  expect(await storedTitles(page, id)).toEqual(theirs);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titlesOf(page)).toEqual(mine);
});

test('two browsers change one trip: both are kept, also when the question is closed', async ({ browser }) => {
  test.slow();
  const { page, dialog, id, theirs, mine } = await inConflict(browser);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await tripsOf(page)).length, { timeout: 20_000 }).toBe(2);
  const other = (await tripsOf(page)).find((trip) => trip.id !== id)?.id ?? 0;
  expect(await storedTitles(page, id)).toEqual(theirs);
  expect(await storedTitles(page, other)).toEqual(mine);
  await page.reload();
  await expect.poll(() => titlesOf(page)).toEqual(mine);
});

test('two windows of one browser work on one plan', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress(), reducedMotion: 'reduce' });
  const first = await context.newPage();
  await openBoard(first, await planOfTwoDays(first, 'en'), 'en');
  await first.getByRole('button', { name: 'Keep this plan' }).click();
  await expect(first).toHaveURL(/[?&]trip=/);
  const second = await context.newPage();
  await openBoard(second, first.url(), 'en');
  const titles = await titlesOf(first);
  await expect.poll(() => titlesOf(second)).toEqual(titles);

  await removeFirst(first);
  await expect.poll(() => titlesOf(second), { timeout: 20_000 }).toEqual(titles.slice(1));
  await expect(second.getByText('Another window changed this plan.')).toBeVisible();
  await second.getByRole('button', { name: 'Undo' }).click();
  for (const page of [first, second]) {
    await expect.poll(() => titlesOf(page), { timeout: 20_000 }).toEqual(titles);
  }
  await context.close();
});
