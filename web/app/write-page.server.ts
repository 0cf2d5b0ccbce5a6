import { once } from 'node:events';
import type { ReactElement } from 'react';
import { type PipeableStream, renderToPipeableStream, renderToString } from 'react-dom/server';
import { WholePage } from './whole-page.server';

/** What React writes in the place of a part that it had to wait for, or that failed. */
export const unfinished = '<!--$!-->';

interface WritingOptions {
  /** Milliseconds after which the page goes out as far as it got. */
  patience: number;
  /** Hears what fails in a part of the page. The page around it goes out. */
  failed: (error: unknown) => void;
}

/** Writes a page with parts that have to be waited for. @throws what fails outside of all parts */
async function writePatiently(page: ReactElement, { patience, failed }: WritingOptions): Promise<string> {
  const failures: unknown[] = [];
  const stream = await new Promise<PipeableStream>((resolve, reject) => {
    const begun = renderToPipeableStream(page, {
      // What is in a boundary stands in its place, however long: moved there by a script, it needed one to be read.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        resolve(begun);
      },
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError: (error) => void failures.push(error),
    });
    const timeout = setTimeout(() => begun.abort(), patience);
  });
  for (const failure of failures) failed(failure);
  const whole = new WholePage();
  stream.pipe(whole);
  await once(whole, 'finish');
  return whole.bytes.toString();
}

/**
 * Writes a page. Nearly all are written at one go, in half the time; one with a part whose code is not there yet, or with
 * a part that fails, is written again and waited for.
 * @throws what fails outside of all parts
 */
export async function writePage(page: ReactElement, options: WritingOptions): Promise<string> {
  const html = renderToString(page);
  return html.includes(unfinished) ? writePatiently(page, options) : `<!DOCTYPE html>${html}`;
}
