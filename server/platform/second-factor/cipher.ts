import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A key for this use alone: what else is derived from the installation's secret tells nothing about it. */
const keyFrom = (sessionSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'admin second factor', 32));

/** The account belongs to what is sealed: a secret moved to another row cannot be opened there. */
const accountOf = (adminId: number) => Buffer.from(`admin:${adminId}`);

/** Encrypts the secret of an account's app. */
export const seal = (sessionSecret: string, adminId: number, secret: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFrom(sessionSecret), iv).setAAD(accountOf(adminId));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
};

/** What was sealed; null when it was changed, moved, or sealed under another secret. */
export const unseal = (sessionSecret: string, adminId: number, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
  try {
    const decipher = createDecipheriv(algorithm, keyFrom(sessionSecret), iv, { authTagLength: tagBytes })
      .setAAD(accountOf(adminId))
      .setAuthTag(tag);
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};
