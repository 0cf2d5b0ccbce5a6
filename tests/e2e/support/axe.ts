import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const fromAxeForPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));

/** The small form: a browser reads it in half the time. */
const source = readFileSync(fromAxeForPlaywright.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A letter that is looked at lets no script in, and axe would wait for an answer from it. */
const closed = 'iframe[sandbox]';

/** What axe finds in a page without frames, into whose document it comes once. */
async function violationsOfDocument(page: Page, options: RunOptions): Promise<Results['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ options, closed }) => {
      const { axe } = window as unknown as {
        axe: { run(context: object, options: RunOptions): Promise<Results> };
      };
      return (await axe.run({ exclude: [closed] }, options)).violations;
    },
    { options, closed },
  );
}

async function violationsWithFrames(page: Page, options: RunOptions): Promise<Results['violations']> {
  const axe = new AxeBuilder({ page, axeSource: source }).exclude(closed).options(options);
  return (await axe.analyze()).violations;
}

/** What axe finds on the page; an empty list is wanted. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // What lies half below the header, which stays, is no target for anybody.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Parts that are not laid out yet keep the colours of the theme before.
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible';
    await new Promise((resolve) => setTimeout(resolve, 300));
    // A busy machine may show the change of a theme only now, and colours come over to it in steps.
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const options: RunOptions = {
    // What is right need not be described.
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
  };
  const violations = await (page.frames().length === 1 ? violationsOfDocument : violationsWithFrames)(
    page,
    options,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** What axe finds in the theme that the device takes: both themes are seen, for two thirds of what both on both would take. */
export async function faultsInItsTheme(page: Page, isMobile: boolean): Promise<string[]> {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  return accessibilityFaults(page);
}
