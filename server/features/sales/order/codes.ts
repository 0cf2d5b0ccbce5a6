import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody takes for one another when they are read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

const grouped = (prefix: string, letters: string, size: number): string =>
  [prefix, ...(letters.match(new RegExp(`.{${size}}`, 'g')) ?? [])].join('-');

/** The name of an order: `VN-7KQ2-M9XW`, one of 6 · 10¹¹. */
export const newOrderCode = (): string => grouped('VN', randomLetters(8), 4);

/** The name of a ticket: `TK-7KQ2M-9XWBC`. */
export const newTicketCode = (): string => grouped('TK', randomLetters(10), 5);

/** The name of an NFC tag: `NF-7KQ2-M9XW`. */
export const newTagCode = (): string => grouped('NF', randomLetters(8), 4);

/** A code as people type it, with or without its hyphens, in the form in which it is stored; null for no code. */
const readCode = (prefix: string, length: number, size: number) => {
  const form = new RegExp(`^${prefix}([${alphabet}]{${length}})$`);
  return (typed: string): string | null => {
    const letters = form.exec(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))?.[1];
    return letters ? grouped(prefix, letters, size) : null;
  };
};

export const readOrderCode = readCode('VN', 8, 4);
export const readTicketCode = readCode('TK', 10, 5);

/** A value that only who knows the secret can make; `purpose` keeps one use of the secret apart from the others. */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url');

export const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Opens an order without an account. Made from the code, so that a later letter can name it too. */
export const keyOfOrder = (secret: string, code: string): string =>
  keyedHash(secret, 'order', code).slice(0, 32);
