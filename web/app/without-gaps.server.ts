import { Transform, type TransformCallback } from 'node:stream';

/**
 * Takes zero bytes out of a page on its way. React 18 hands its buffer on with up to three of them where the next letter
 * takes more bytes than were left in it: in Vietnamese somewhere on every longer page, and browsers show them as `�` in
 * fields and attributes. No page has a zero byte of its own.
 */
export class WithoutGaps extends Transform {
  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    done(null, chunk.includes(0) ? Buffer.from(chunk.filter((byte) => byte !== 0)) : chunk);
  }
}
