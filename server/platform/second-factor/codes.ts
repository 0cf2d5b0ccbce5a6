import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { tokenHash } from '../sessions/tokens';

/** Who issued the code, as apps show it. */
const issuer = 'Visit Vietnam';

/** What every app understands (RFC 6238): six digits that change every thirty seconds. */
const settings = { issuer, algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Clocks may be this many steps apart. */
const drift = 1;

/** 160 random bits, in the letters that an app takes. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code carries to an app. */
export const appAddress = (secret: string, email: string): string =>
  new TOTP({ ...settings, label: email, secret }).toString();

/**
 * The time step that a code belongs to, or null for a wrong code. Which step it was is stored, so that the code that
 * somebody looked at over a shoulder is not taken a second time.
 */
export const stepOfCode = (secret: string, code: string, timestamp = Date.now()): number | null => {
  const delta = new TOTP({ ...settings, secret }).validate({ token: code, timestamp, window: drift });
  return delta === null ? null : TOTP.counter({ period: settings.period, timestamp }) + delta;
};

/** Without letters and digits that look like one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryLength = 28;

const recoveryCode = () =>
  Array.from({ length: recoveryLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten one-use codes of 138 random bits, in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => recoveryCode().replace(/.{4}(?=.)/g, '$&-'));

/** What is stored of a recovery code. */
export const recoveryHash = (code: string): string => tokenHash(code.replaceAll('-', ''));

/** A code of the app, or one of the recovery codes (older ones have 16 letters and digits), with whatever spaces and hyphens it was typed. */
export const givenCode = z
  .string()
  .max(60)
  .transform((code) => code.toLowerCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(?:\d{6}|[a-z0-9]{16}|[a-z0-9]{28})$/, { error: 'bad_code' }))
  .meta({ description: 'Six digits of the app, or a recovery code', example: '123456' });

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
