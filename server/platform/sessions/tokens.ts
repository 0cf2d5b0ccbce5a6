import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, to be put in a link or to name a session. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token in a link: enough to know it again, useless to who reads the table. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
