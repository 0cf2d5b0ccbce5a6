import { totalmem } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Browser } from './e2e/setup/browser';
import { untilReady } from './e2e/setup/until-ready';

// Each worker reads this file anew, after the global set-up has put what it found into the environment.
const browser = JSON.parse(process.env.E2E_BROWSER ?? '{"env":{}}') as Browser;
const inherited = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);

// A worker that begins after a failure finds the product up, should that failure have been its end.
if (process.env.E2E_BASE_URL) await untilReady(process.env.E2E_BASE_URL, 60_000);

/** Three browsers take 5 GB together with the product, two take 4; they wait for pages half of their time. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const workers = memory < 5e9 ? 1 : memory < 8e9 ? 2 : 3;

/** What these prove depends on pictures: that they come, are chosen, stored, packed, or fill their room. */
const pictured =
  /(accounts|admin-desk|admin-editor(-versions)?|admin-places|check-in|events|maps|places|site-budget|site-crawl|site-headers|site-motion|site-offline|trip-pack)\.spec\.ts$/;

/** All others leave out the drawings: to paint them took a third of the processor's time. */
const noPictures = ['--blink-settings=imagesEnabled=false'];

const launch = (...more: string[]) => ({
  executablePath: browser.executablePath,
  env: { ...inherited, ...browser.env },
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ],
});

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/playwright',
  globalSetup: './e2e/setup/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers,
  // On a busy machine one in a thousand presses comes before its page is ready; the report lists what passed only then.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    // A worker for each of a hundred visitors would load the same files again; its own tests allow it.
    serviceWorkers: 'block',
    video: 'off',
    // To record every test, in case that it fails, costs a tenth of the whole: `--trace on` is for one that is looked into.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: (
    [
      ['desktop', /@phone/, { viewport: { width: 1280, height: 800 } }],
      ['phone', /@wide/, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
    ] as const
  ).flatMap(([name, grepInvert, screen]) => [
    { name, grepInvert, testIgnore: pictured, use: { ...screen, launchOptions: launch(...noPictures) } },
    {
      name: `${name} with pictures`,
      grepInvert,
      testMatch: pictured,
      use: { ...screen, launchOptions: launch() },
    },
  ]),
});
