import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../server/platform/sessions/passwords';

const cost = 4;

describe('passwords', () => {
  it('knows a password again, and no other', async () => {
    const hash = await hashPassword('một câu dài để nhớ', cost);
    expect(hash).toMatch(/^\$2b\$04\$/);
    expect(await verifyPassword('một câu dài để nhớ', hash)).toBe(true);
    expect(await verifyPassword('một câu dài để nhở', hash)).toBe(false);
  });

  it('counts every character of a long password', async () => {
    const long = 'x'.repeat(100);
    const hash = await hashPassword(`${long}a`, cost);
    expect(await verifyPassword(`${long}b`, hash)).toBe(false);
    expect(await verifyPassword(`${long}a`, hash)).toBe(true);
  });

  it('reads composed and decomposed letters alike', async () => {
    const hash = await hashPassword('Đà Nẵng mưa'.normalize('NFC'), cost);
    expect(await verifyPassword('Đà Nẵng mưa'.normalize('NFD'), hash)).toBe(true);
  });

  it('takes a NUL for a character, not for the end', async () => {
    const hash = await hashPassword('before\u0000after', cost);
    expect(await verifyPassword('before\u0000other', hash)).toBe(false);
  });

  it('says no without an account, after as much work as with one', async () => {
    const hash = await hashPassword('a password at full cost');
    expect(hash).toMatch(/^\$2b\$12\$/);
    // The shortest of three: whatever else the machine does only ever adds time.
    const timed = async (stored: string | undefined) => {
      const times: number[] = [];
      for (let n = 0; n < 3; n += 1) {
        const start = performance.now();
        expect(await verifyPassword('something else', stored)).toBe(false);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await timed(hash), await timed(undefined)];
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });
});
