import { createHash } from 'node:crypto';
import bcrypt from 'bcrypt';
import { ApiError } from '../../errors';
import { createTurns } from '../turns';

/** Each step doubles the work; 12 is about a quarter of a second. */
const defaultCost = 12;

/** A hash of random bytes that nobody knows, to compare with when there is no account. */
export const unknownPasswordHash = '$2b$12$6mh.CkTvn1C8U7SE.9VPp.pSrqWHXgtBvWWfOX2XChve4VSbE5pKu';

/**
 * bcrypt runs on Node's four worker threads, which files and DNS need as well: half of them stay free. A flood can't take the
 * process down: what is beyond those that may wait is refused at once.
 */
const { run: inTurn } = createTurns(
  { running: 2, mostWaiting: 30, longestWait: 10_000 },
  () => new ApiError('unavailable', { retryAfter: 2 }),
);

/**
 * bcrypt reads 72 bytes and stops at a NUL; a digest has 44 characters and none. NFC first, because keyboards
 * differ in how they write Vietnamese letters.
 */
const digest = (password: string) =>
  createHash('sha256').update(password.normalize('NFC'), 'utf8').digest('base64');

/** The hash to store for a password. Tests give a lower cost. */
export const hashPassword = (password: string, cost = defaultCost): Promise<string> =>
  inTurn(() => bcrypt.hash(digest(password), cost));

/** Whether the password is the one of `hash`. Without a hash it takes as long and says no. */
export const verifyPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const matches = await inTurn(() => bcrypt.compare(digest(password), hash ?? unknownPasswordHash));
  return matches && hash !== undefined;
};
