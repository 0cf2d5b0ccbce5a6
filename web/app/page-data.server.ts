import { text } from 'node:stream/consumers';
import type { EntryContext } from '@remix-run/node';

/** Letters that could end a script, or that scripts cannot have in a string. */
const unsafe = /[&<>\u2028\u2029]/g;

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The scripts that hand the loaders' data to the browser, which Remix would write into the page as a stream while React
 * waits for it. All of it is there before the page is.
 */
export async function pageDataScripts(page: EntryContext, nonce: string): Promise<string> {
  const stream = page.serverHandoffStream;
  if (!stream) return '';
  const data = JSON.stringify(await text(stream as never)).replace(unsafe, escaped);
  const script = (call: string) =>
    `<script nonce="${nonce}">window.__remixContext.streamController.${call};</script>`;
  return script(`enqueue(${data})`) + script('close()');
}
