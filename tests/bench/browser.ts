import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../e2e/setup/browser';

const inherited = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
);

/** A phone of the middle class, upright. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * Opens the browser that the end-to-end tests use, which must not ask anybody but the product.
 * @param folder where a packed one is unpacked.
 * @param debuggingPort for a second program that drives it.
 */
export async function openBrowser(folder: string, debuggingPort?: number): Promise<Browser> {
  const { executablePath, env } = await findBrowser(folder);
  return chromium.launch({
    executablePath,
    env: { ...inherited, ...env },
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
    ],
  });
}
