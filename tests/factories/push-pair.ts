import { generateKeyPairSync } from 'node:crypto';

/** A new pair of VAPID keys, in base64url. */
export const pushPair = () => {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(String(x), 'base64url'), Buffer.from(String(y), 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: String(d) };
};
