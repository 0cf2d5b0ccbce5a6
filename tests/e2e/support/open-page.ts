import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken it over; what is pressed before that goes unheard. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Waits until the scripts of the page that is open have taken it over. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/**
 * Opens a page and waits until all of its parts have been taken over too, whose code comes with the first thing that is done: for what
 * is pressed as fast as no hand is.
 */
export async function openInUse(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.mouse.move(4, 4);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
