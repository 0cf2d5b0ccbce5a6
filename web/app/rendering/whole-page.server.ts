import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { PipeableStream } from 'react-dom/server';

/**
 * A page that React has finished, as text. React 18 hands its buffer on with up to three zero bytes where the next
 * letter takes more bytes than were left in it: in Vietnamese somewhere on every longer page, and browsers show them as
 * `�` in fields and attributes. No page has a zero byte of its own, so that they are taken out.
 */
export async function wholePage(stream: PipeableStream): Promise<string> {
  return (await text(stream.pipe(new PassThrough()))).replaceAll('\0', '');
}
