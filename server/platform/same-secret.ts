import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** True when both are the same text; takes as long whatever they have in common. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** The token of an `Authorization: Bearer …` header; empty without one. */
export const bearerToken = (authorization: string | undefined): string =>
  /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
