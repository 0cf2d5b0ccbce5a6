import type { Page } from '@playwright/test';

/** What the test runner says where it keeps a page from starting its worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** What a machine without a graphics card says of any drawn map whose picture is read, by axe for one. */
const slowDriver = /GL Driver Message \(OpenGL, Performance,/;

/**
 * Collects what a page complains about: messages of its console (a violated content security policy is one), scripts
 * that stopped, and files of the site that did not arrive. An empty list is wanted.
 */
export function browserFaults(page: Page): string[] {
  const faults: string[] = [];
  const note = (text: string) => faults.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    if (message.text() === workerBlocked || slowDriver.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  return faults;
}
