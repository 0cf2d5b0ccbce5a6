import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** What push services know the site by (VAPID, RFC 8292); the private key never leaves the process. */
export interface PushKeys {
  /** An uncompressed point of P-256, in base64url; browsers subscribe with it. */
  publicKey: string;
  /** 32 bytes in base64url. */
  privateKey: string;
  /** Where a push service finds a person: `mailto:` or `https:`. */
  subject: string;
}

/** Push services refuse what is good for more than a day. */
const goodForSeconds = 12 * 3600;

/** Whether two keys belong to each other. */
export const arePair = (publicKey: string, privateKey: string): boolean => {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return curve.getPublicKey('base64url') === publicKey;
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The header by which a push service knows who sends. */
export const authorizationFor = (
  endpoint: string,
  { publicKey, privateKey, subject }: PushKeys,
  now = Date.now(),
): string => {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  });
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + goodForSeconds,
    sub: subject,
  };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
};
