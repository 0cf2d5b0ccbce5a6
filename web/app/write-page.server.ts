import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
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
function writePatiently(page: ReactElement, { patience, failed }: WritingOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const whole = new WholePage();
    let isBegun = false;
    const stream = renderToPipeableStream(page, {
      // What is in a boundary stands in its place, however long: moved there by a script, it needed one to be read.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        isBegun = true;
      },
      onAllReady: () => isBegun && stream.pipe(whole),
      onShellError: reject,
      onError(error) {
        if (isBegun) failed(error);
      },
    });
    const timeout = setTimeout(() => stream.abort(), patience);
    whole.once('finish', () => {
      clearTimeout(timeout);
      resolve(whole.bytes);
    });
  });
}

/**
 * Writes a page. Nearly all are written at one go, in half the time; one with a part whose code is not there yet, or with
 * a part that fails, is written again and waited for.
 * @throws what fails outside of all parts
 */
export async function writePage(page: ReactElement, options: WritingOptions): Promise<string> {
  const html = renderToString(page);
  return html.includes(unfinished)
    ? (await writePatiently(page, options)).toString()
    : `<!DOCTYPE html>${html}`;
}
