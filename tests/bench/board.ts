import type { CDPSession, Page } from '@playwright/test';
import type { Benchmark, Row } from './benchmark';
import { openBrowser, phone } from './browser';

/** A slow telephone beside the machine that measures. */
const SLOWER = 4;
/** Milliseconds from an input to the next picture that count as good (Web Vitals). */
const BUDGET = 200;
const rounds = 3;

interface Interaction {
  id: number;
  name: string;
  duration: number;
}

/** The browser's own event timings, which the page keeps from its first moment. */
const observe = () => {
  const kept: Interaction[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId)
        kept.push({ id: entry.interactionId, name: entry.name, duration: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  Object.assign(window, { interactions: kept });
};

const slowest = (page: Page) =>
  page.evaluate(() => {
    const { interactions } = window as unknown as { interactions: Interaction[] };
    return Math.max(0, ...interactions.splice(0).map(({ duration }) => duration));
  });

/** Waits until the API has answered and what came of it is drawn. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
}

/** What is measured: prepares, then acts once. */
const actions: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'move a stop later': async (page) => {
    const button = page
      .locator('#day-2')
      .getByRole('button', { name: /^Move .* later$/ })
      .first();
    await button.scrollIntoViewIfNeeded();
    return () => button.click();
  },
  'move a stop into the next day': async (page) => {
    const button = page
      .locator('#day-2')
      .getByRole('button', { name: /^Move .* later$/ })
      .last();
    await button.scrollIntoViewIfNeeded();
    return () => button.click();
  },
  'swap a stop': async (page) => {
    await page
      .locator('#day-3')
      .getByRole('button', { name: /^Swap / })
      .first()
      .click();
    const choice = page
      .getByRole('dialog')
      .getByRole('button', { name: /^Choose this/ })
      .first();
    await choice.waitFor();
    await settle(page);
    return () => choice.click();
  },
  'add a stop': async (page) => {
    await page
      .locator('#day-4')
      .getByRole('button', { name: /^Add a stop/ })
      .click();
    const choice = page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add: / })
      .first();
    await choice.waitFor();
    await settle(page);
    return () => choice.click();
  },
  'open what fits into a day': async (page) => {
    const button = page.locator('#day-5').getByRole('button', { name: /^Add a stop/ });
    await button.scrollIntoViewIfNeeded();
    return async () => {
      await button.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    };
  },
  'put a dragged stop down': async (page) => {
    const handles = page.locator('#day-2 button[aria-roledescription]');
    await handles.first().focus();
    await page.keyboard.press('Space');
    await page.waitForTimeout(300);
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(600);
    return () => page.keyboard.press('Space');
  },
  'remove a stop': async (page) => {
    const button = page
      .locator('#day-2')
      .getByRole('button', { name: /^Remove / })
      .first();
    await button.scrollIntoViewIfNeeded();
    return () => button.click();
  },
  undo: async (page) => {
    const button = page.getByRole('button', { name: 'Undo' });
    return () => button.click();
  },
};

/** A journey of two weeks through three cities, as many as most plan. */
async function openLongPlan(page: Page, siteUrl: string) {
  const answer = await page.request.get(`${siteUrl}/api/city?lang_id=en&per_page=100`);
  const { data } = (await answer.json()) as { data: { id: number; slug: string }[] };
  const asked = new URLSearchParams({ start_date: '2027-04-06', days: '14', adults: '2', pace: 'full' });
  for (const slug of ['ha-noi', 'hue', 'hoi-an'])
    asked.append('city_id', String(data.find((city) => city.slug === slug)?.id));
  await page.goto(`${siteUrl}/en/tripdetail/result?${asked}`);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await settle(page);
}

async function measure(page: Page, client: CDPSession): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, prepare] of Object.entries(actions)) {
      const act = await prepare(page);
      await settle(page);
      await slowest(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await act();
      // What the answer of the API costs counts for whoever presses the next button then.
      await page.waitForTimeout(1500);
      const ms = await slowest(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await settle(page);
      found.set(name, [...(found.get(name) ?? []), ms]);
    }
  }
  return found;
}

const screens = { desktop: { viewport: { width: 1280, height: 900 } }, phone };

export const board: Benchmark = {
  title: `From an input to the next picture on a trip of 14 days, in ms, processor slowed ${SLOWER}×`,
  minutes: 10,
  async run({ folder, product }) {
    const { siteUrl } = await product();
    const browser = await openBrowser(folder);
    try {
      const rows: Row[] = [];
      for (const [screen, options] of Object.entries(screens)) {
        const context = await browser.newContext({ ...options, locale: 'en-GB' });
        const page = await context.newPage();
        await page.addInitScript(observe);
        await openLongPlan(page, siteUrl);
        const found = await measure(page, await context.newCDPSession(page));
        for (const [what, times] of found) {
          const sorted = times.toSorted((a, b) => a - b);
          const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
          const most = sorted.at(-1) ?? 0;
          rows.push({ screen, what, middle, most, budget: BUDGET, over: most > BUDGET ? 'over' : '' });
        }
        await context.close();
      }
      return rows;
    } finally {
      await browser.close();
    }
  },
};
