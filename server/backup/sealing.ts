import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Transform } from 'node:stream';
import { BackupFailure } from './failure';

/**
 * How a backup is encrypted: `magic`, a salt, a check of the key, and then pieces of 64 KiB, each with AES-256-GCM and its tag.
 * A piece's nonce is its number and whether it is the last one, so that none can be left out, put elsewhere or cut off; the key
 * is derived anew for each file from `BACKUP_KEY` and the salt, so that no nonce comes twice under one key.
 */
const magic = Buffer.from('VNBACKUP\x01', 'latin1');
const saltBytes = 32;
const checkBytes = 16;
const headerBytes = magic.length + saltBytes + checkBytes;
const pieceBytes = 64 * 1024;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

/** The 32 bytes that a key is written for, in base64 or hexadecimal digits. */
const keyBytes = (key: string): Buffer => Buffer.from(key, key.length === 64 ? 'hex' : 'base64');

const derive = (key: string, salt: Buffer) => {
  const derived = Buffer.from(
    hkdfSync('sha256', keyBytes(key), salt, 'visit-vietnam backup', 32 + checkBytes),
  );
  return { secret: derived.subarray(0, 32), check: derived.subarray(32) };
};

const nonce = (piece: number, isLast: boolean): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(piece, 5, 6);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
};

/** Whether a file that begins so is encrypted. */
export const isSealed = (beginning: Buffer): boolean => beginning.subarray(0, magic.length).equals(magic);

/** Hands on what comes in pieces of `size` bytes; the last one is whatever is left, which may be nothing. */
const inPieces = (size: number, handle: (piece: Buffer, isLast: boolean) => Buffer) => {
  let rest: Buffer[] = [];
  let waiting = 0;
  return {
    take(chunk: Buffer): Buffer[] {
      rest.push(chunk);
      waiting += chunk.length;
      // A whole piece is held back until it is known not to be the last one.
      if (waiting <= size) return [];
      const all = Buffer.concat(rest);
      const made: Buffer[] = [];
      let at = 0;
      for (; waiting - at > size; at += size) made.push(handle(all.subarray(at, at + size), false));
      rest = [all.subarray(at)];
      waiting -= at;
      return made;
    },
    end: () => handle(Buffer.concat(rest), true),
  };
};

/** Encrypts what is written to it. */
export const seal = (key: string): Transform => {
  const salt = randomBytes(saltBytes);
  const { secret, check } = derive(key, salt);
  let number = 0;
  const pieces = inPieces(pieceBytes, (piece, isLast) => {
    const cipher = createCipheriv(algorithm, secret, nonce(number++, isLast));
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  });
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (const piece of pieces.take(chunk)) this.push(piece);
      done();
    },
    flush(done) {
      done(null, pieces.end());
    },
  });
  stream.push(Buffer.concat([magic, salt, check]));
  return stream;
};

/** Decrypts what `seal` made, and fails at the first byte that is not as it was. */
export const unseal = (key: string): Transform => {
  let header = Buffer.alloc(0);
  let secret: Buffer | undefined;
  let number = 0;
  const pieces = inPieces(pieceBytes + tagBytes, (piece, isLast) => {
    if (!secret || piece.length < tagBytes) throw new Error('it ends too early');
    const decipher = createDecipheriv(algorithm, secret, nonce(number, isLast), { authTagLength: tagBytes });
    decipher.setAuthTag(piece.subarray(-tagBytes));
    try {
      const plain = Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
      number += 1;
      return plain;
    } catch {
      throw new Error(`piece ${number} is not as it was written`);
    }
  });

  /** What of a chunk comes after the header. */
  const afterHeader = (chunk: Buffer): Buffer => {
    if (secret) return chunk;
    header = Buffer.concat([header, chunk]);
    if (header.length < headerBytes) return Buffer.alloc(0);
    const salt = header.subarray(magic.length, magic.length + saltBytes);
    const derived = derive(key, salt);
    if (!timingSafeEqual(derived.check, header.subarray(magic.length + saltBytes, headerBytes)))
      throw new BackupFailure(
        'BACKUP_KEY is not the key that this backup was made with. Nothing was changed.',
      );
    secret = derived.secret;
    return header.subarray(headerBytes);
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        for (const piece of pieces.take(afterHeader(chunk))) this.push(piece);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, pieces.end());
      } catch (error) {
        done(error as Error);
      }
    },
  });
};
