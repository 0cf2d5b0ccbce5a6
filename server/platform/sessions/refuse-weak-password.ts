import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { invalidField } from '../../errors';
import { isSoonGuessed } from './guesses';
import { isWeakPassword } from './password-rules';

const timeoutMs = 1500;

/** Padded answers have a thousand lines of some 40 signs. */
const longestAnswer = 200_000;

/**
 * Whether a password is in the leaks that Have I Been Pwned knows. Five signs of its hash are told, and a thousand
 * passwords share them. No answer in time counts as no: nobody is kept from an account by somebody else's machine.
 */
const isLeaked = async (app: FastifyInstance, password: string): Promise<boolean> => {
  const { PWNED_PASSWORDS_URL } = app.env;
  if (!PWNED_PASSWORDS_URL) return false;
  const hash = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
  try {
    const answer = await fetch(`${PWNED_PASSWORDS_URL.replace(/\/+$/, '')}/${hash.slice(0, 5)}`, {
      headers: { 'add-padding': 'true', 'user-agent': 'visit-vietnam' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`The list of leaked passwords answered ${answer.status}.`);
    const lines = (await answer.text()).slice(0, longestAnswer).split(/\r?\n/);
    // Lines of padding are like the others, with a count of 0.
    return lines.some((line) => line.startsWith(`${hash.slice(5)}:`) && !/:0+$/.test(line));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    app.log.warn({ reason }, 'a password was not looked for among leaked ones');
    return false;
  }
};

/**
 * Holds a chosen password to the rules. `about` are words about its owner.
 * @throws ApiError invalid at the field: weak_password, guessable_password, leaked_password
 */
export const refuseWeakPassword = async (
  app: FastifyInstance,
  field: string,
  password: string,
  about: readonly string[],
): Promise<void> => {
  if (isWeakPassword(password, about)) throw invalidField(field, 'weak_password');
  if (await isSoonGuessed(password, about)) throw invalidField(field, 'guessable_password');
  if (await isLeaked(app, password)) throw invalidField(field, 'leaked_password');
};
