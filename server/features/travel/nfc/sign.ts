import { isSame, keyedHash } from '../../sales/order/codes';

const signatureLength = 22;

const signatureOf = (secret: string, code: string): string =>
  keyedHash(secret, 'nfc tag', code).slice(0, signatureLength);

/** The query that a tag's address carries. Who has it was given it by the tag, or by somebody who was there. */
export const signedTag = (secret: string, code: string): string =>
  String(new URLSearchParams({ tag: code, signature: signatureOf(secret, code) }));

/** Whether a signature is the one on the tag. */
export const isSignedTag = (secret: string, code: string, signature: string): boolean =>
  isSame(signature, signatureOf(secret, code));
