import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadEnv } from '../../server/env';
import { isPushHost, knownPushHosts, pushServiceOf } from '../../server/platform/push/hosts';
import { arePair, authorizationFor } from '../../server/platform/push/keys';
import { pushPair } from '../factories/push-pair';

describe('who sends', () => {
  it('is said in a signed token for that push service, good for less than a day', () => {
    const keys = { ...pushPair(), subject: 'mailto:team@visit.example' };
    const header = authorizationFor('https://fcm.googleapis.com/fcm/send/abc', keys, 1_800_000_000_000);
    const [, signed = '', signature = '', shown] =
      /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(shown).toBe(keys.publicKey);
    const claims = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString('utf8'));
    expect(claims).toEqual({
      aud: 'https://fcm.googleapis.com',
      exp: 1_800_000_000 + 12 * 3600,
      sub: 'mailto:team@visit.example',
    });
    const point = Buffer.from(keys.publicKey, 'base64url');
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const bytes = Buffer.from(signature, 'base64url');
    expect(verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true);
  });

  it('takes keys of one pair', () => {
    const { publicKey, privateKey } = pushPair();
    expect(arePair(publicKey, privateKey)).toBe(true);
    expect(arePair(pushPair().publicKey, privateKey)).toBe(false);
    expect(arePair(publicKey, 'A'.repeat(43))).toBe(false);
  });
});

describe('the configuration', () => {
  const { publicKey, privateKey } = pushPair();
  const whole = {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_SUBJECT: 'mailto:team@visit.example',
  };

  it('has all of it or nothing', () => {
    expect(loadEnv(whole)).toMatchObject({ ...whole, PUSH_HOSTS: [...knownPushHosts] });
    expect(loadEnv({}).PUSH_PUBLIC_KEY).toBeUndefined();
    for (const name of Object.keys(whole))
      expect(() => loadEnv({ ...whole, [name]: '' }), name).toThrow(/must be set together/);
    expect(() => loadEnv({ ...whole, PUSH_PUBLIC_KEY: pushPair().publicKey })).toThrow(/of one pair/);
    const other = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ format: 'jwk' });
    expect(() => loadEnv({ ...whole, PUSH_PUBLIC_KEY: String(other.x) })).toThrow(/PUSH_PUBLIC_KEY/);
  });

  it('names public hosts, and this machine in tests alone', () => {
    expect(loadEnv({ NODE_ENV: 'test', PUSH_HOSTS: '127.0.0.1:4444, push.example' }).PUSH_HOSTS).toEqual([
      '127.0.0.1:4444',
      'push.example',
    ]);
    for (const hosts of [
      '127.0.0.1:4444',
      '10.0.0.1',
      'localhost',
      '*',
      '*.com/',
      '[::1]',
      '169.254.169.254',
    ])
      expect(() => loadEnv({ PUSH_HOSTS: hosts }), hosts).toThrow(/PUSH_HOSTS/);
    expect(isPushHost('*.push.apple.com', false)).toBe(true);
  });
});

describe('an endpoint', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
    ['https://web.push.apple.com/QGx', '*.push.apple.com'],
    ['https://sg2p.notify.windows.com/w/?token=x', '*.notify.windows.com'],
  ])('%s belongs to %s', (endpoint, service) => {
    expect(pushServiceOf(endpoint, knownPushHosts)).toBe(service);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://notpush.apple.com/x',
    'https://127.0.0.1/x',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'no address',
  ])('%s is asked nothing', (endpoint) => {
    expect(pushServiceOf(endpoint, knownPushHosts)).toBeNull();
  });
});
