import { Writable } from 'node:stream';

/**
 * Takes a page as React writes it, and has it whole at the end. React 18 hands its buffer on with up to three zero bytes
 * where the next letter takes more bytes than were left in it: in Vietnamese somewhere on every longer page, and browsers
 * show them as `�` in fields and attributes. No page has a zero byte of its own, so that they are taken out.
 */
export class WholePage extends Writable {
  readonly #parts: Buffer[] = [];

  override _write(part: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#parts.push(part);
    done();
  }

  /** The page, once it is finished. */
  get bytes(): Buffer {
    const bytes = Buffer.concat(this.#parts);
    return bytes.includes(0) ? Buffer.from(bytes.filter((byte) => byte !== 0)) : bytes;
  }
}
