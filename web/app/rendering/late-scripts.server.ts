import { lateModule, latePreload } from './late-scripts';

/**
 * Marks the modules of a page, which `<Scripts>` has the browser ask for at once and before fonts and the opening picture,
 * so that it leaves them to `LateScripts`. Only what elements are called changes: React takes the page over as it is, and
 * what isn't found here is fetched as Remix would have it.
 */
export const withLateScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${latePreload}"`)
    .replaceAll(
      /<script( nonce="[^"]*")? type="module"/g,
      (_found, nonce = '') => `<script${nonce} type="${lateModule}"`,
    );
