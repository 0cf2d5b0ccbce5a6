import { expect, type Locator, type Page, test } from '@playwright/test';
import { openBoard, planOfTwoDays, titlesOf } from './support/trips';

/** The middle of an element, in the window. */
async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Pointer {
  down(at: { x: number; y: number }): Promise<unknown>;
  move(at: { x: number; y: number }): Promise<unknown>;
  up(): Promise<unknown>;
}

/** A finger where there are fingers, else the mouse. */
async function pointerOf(page: Page, isTouch: boolean): Promise<Pointer> {
  if (!isTouch) {
    const { mouse } = page;
    return {
      down: async ({ x, y }) => {
        await mouse.move(x, y);
        await mouse.down();
      },
      move: ({ x, y }) => mouse.move(x, y),
      up: () => mouse.up(),
    };
  }
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at) => touch('touchStart', [at]),
    move: (at) => touch('touchMove', [at]),
    up: () => touch('touchEnd', []),
  };
}

/** Puts the pointer down at one place and takes it to another in steps, as a hand does. */
async function pull(pointer: Pointer, from: { x: number; y: number }, to: { x: number; y: number }) {
  await pointer.down(from);
  const steps = 12;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await pointer.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  }
}

const handles = (page: Page, day: number) => page.locator(`#day-${day} button[aria-roledescription]`);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a stop is dragged by its handle, with the mouse and with a finger', async ({ page, isMobile }) => {
  test.slow();
  await openBoard(page, await planOfTwoDays(page, 'en'), 'en');
  const before = await titlesOf(page);
  const pointer = await pointerOf(page, isMobile);
  const announced = page.locator('[id^="DndLiveRegion"]');

  const [first, second] = [handles(page, 1).nth(0), handles(page, 1).nth(1)];
  await first.evaluate((handle) => handle.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.evaluate(() => window.scrollBy({ top: -240, behavior: 'instant' }));
  const [from, to] = [await middleOf(first), await middleOf(second)];
  const top = await scrolled(page);
  await pull(pointer, from, { x: to.x, y: to.y + 8 });
  await expect(announced).toContainText('stop 2 of day 1');
  await pointer.up();
  await expect.poll(() => titlesOf(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect(announced).toContainText(before[0] ?? '');
  expect(await scrolled(page)).toBe(top);
});

test('with a finger beside the handles the page scrolls, and nothing moves', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a mouse scrolls with its wheel');
  await openBoard(page, await planOfTwoDays(page, 'en'), 'en');
  const before = await titlesOf(page);
  const pointer = await pointerOf(page, true);
  const title = page.locator('#day-1').getByRole('heading', { level: 3 }).first();
  // A page that still lays out what came into view takes its place anew while it is pulled.
  await expect(async () => {
    await title.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = await scrolled(page);
    const from = await middleOf(title);
    await pull(pointer, from, { x: from.x, y: from.y - 200 });
    await pointer.up();
    await expect.poll(() => scrolled(page), { timeout: 2_000 }).toBeGreaterThan(top + 100);
  }).toPass({ timeout: 20_000 });
  expect(await titlesOf(page)).toEqual(before);
});

test('a stop is dragged with keys into the next day', async ({ page, isMobile }) => {
  test.skip(isMobile, 'no keys');
  test.slow();
  await openBoard(page, await planOfTwoDays(page, 'en'), 'en');
  const [before, other] = [await titlesOf(page, 1), await titlesOf(page, 2)];
  const announced = page.locator('[id^="DndLiveRegion"]');
  await handles(page, 1).last().focus();
  await page.keyboard.press('Space');
  await expect(announced).toContainText('of day 1');
  // What is under the stop is measured anew while it moves.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(announced).toContainText('of day 2', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  // It is seen there too, not only where it comes from.
  const held = page.locator('[aria-hidden="true"] article', { hasText: before.at(-1) ?? '' });
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NEGATIVE_INFINITY;
  await expect
    .poll(async () => (await topOf(held)) - (await topOf(page.locator('#day-2'))))
    .toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await expect.poll(() => titlesOf(page, 1)).toEqual(before.slice(0, -1));
  expect(await titlesOf(page, 2)).toHaveLength(other.length + 1);
});
