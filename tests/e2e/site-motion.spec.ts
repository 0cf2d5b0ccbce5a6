import { expect, test } from '@playwright/test';

/** What moves on the page of a lost address: its print, and rain, which that page has to be given. */
for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the little life of drawings with the wish “${reducedMotion}”`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/en/nothing-is-here');
    const print = page.locator('.drawn img');
    await expect(print).toHaveJSProperty('complete', true);
    const source = await print.evaluate((img: HTMLImageElement) => img.currentSrc);
    const sight = async () => (await print.screenshot()).toString('base64');
    const first = await sight();
    const falls = await page.evaluate(() => {
      const drop = document.body.appendChild(document.createElement('i'));
      drop.className = 'falling';
      drop.style.display = 'block';
      return drop.getAnimations().length;
    });
    if (reducedMotion === 'reduce') {
      expect(source).toMatch(/\.svg$/);
      expect(falls).toBe(0);
      await page.waitForTimeout(1200);
      expect(await sight()).toBe(first);
    } else {
      expect(source).toMatch(/\.svg#alive$/);
      expect(falls).toBe(1);
      await expect.poll(async () => (await sight()) === first).toBe(false);
    }
  });
