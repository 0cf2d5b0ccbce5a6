import { isSame, keyedHash, readTicketCode } from '../order/codes';

/** Marks what a QR code of ours says, so that another code before the camera is told from a forged ticket. */
const mark = 'VVT1';
const signatureLength = 22;

const signatureOf = (secret: string, code: string): string =>
  keyedHash(secret, 'ticket', code).slice(0, signatureLength);

/** What the QR code of a ticket says. Without the secret nobody can make one, not even for a code that exists. */
export const signedTicket = (secret: string, code: string): string =>
  `${mark}.${code}.${signatureOf(secret, code)}`;

/** The code that was scanned or typed; null for what is no ticket of ours, or a forged one. */
export const readTicket = (secret: string, given: string): string | null => {
  const [, code, signature] =
    new RegExp(`^${mark}\\.([A-Z0-9-]{8,40})\\.([\\w-]+)$`).exec(given.trim()) ?? [];
  if (!code || !signature) return readTicketCode(given);
  return isSame(signature, signatureOf(secret, code)) ? readTicketCode(code) : null;
};
