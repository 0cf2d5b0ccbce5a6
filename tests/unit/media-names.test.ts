import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from '../../server/platform/media/add-picture';
import { formatName, parseName } from '../../server/platform/media/picture-name';
import { variantName, variantPrefix } from '../../server/platform/media/variant';

const hash = '0f343b0931126a20f133d67c2b018a3b';

describe('names of pictures', () => {
  it('name the focal point only when it is not the centre', () => {
    expect(formatName({ hash, focal: { x: 0.5, y: 0.5 }, extension: 'jpg' })).toBe(`${hash}.jpg`);
    expect(formatName({ hash, focal: { x: 0.3, y: 1 }, extension: 'webp' })).toBe(`${hash}-f30x100.webp`);
  });

  it('are read back as they were written', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, (x, y) => {
        const name = { hash, focal: { x: x / 100, y: y / 100 }, extension: 'jpg' as const };
        expect(parseName(formatName(name))).toEqual(name);
      }),
    );
  });

  it.each([
    '',
    `${hash}.png`,
    `${hash}.jpg/..`,
    `../${hash}.jpg`,
    `${hash.toUpperCase()}.jpg`,
    `${hash}-f50x50.jpg`,
    `${hash}-f030x40.jpg`,
    `${hash}-f101x40.jpg`,
    `x${hash}.jpg`,
    `${hash}.jpg\n`,
  ])('refuse another spelling: %j', (file) => {
    expect(parseName(file)).toBeNull();
  });

  it('of variants start with the picture and tell every difference', () => {
    const file = `${hash}-f30x40.jpg`;
    const names = [
      variantName(file, { width: 640, fit: 'cover', format: 'webp' }),
      variantName(file, { width: 640, height: 360, fit: 'cover', format: 'webp' }),
      variantName(file, { width: 640, height: 360, fit: 'contain', format: 'webp' }),
      variantName(file, { width: 640, height: 360, fit: 'contain', format: 'avif' }),
      variantName(`${hash}.jpg`, { width: 640, fit: 'cover', format: 'webp' }),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.startsWith(variantPrefix(hash)))).toBe(true);
  });
});

describe('cleanName', () => {
  it.each([
    ['C:\\Users\\lan\\Ảnh Huế.jpg', 'Ảnh Huế.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\u202Egpj.exe', 'abgpj.exe'],
    ['Hạ Long.png'.normalize('NFD'), 'Hạ Long.png'.normalize('NFC')],
    ['', ''],
    ['x'.repeat(500), 'x'.repeat(200)],
  ])('%j becomes %j', (given, kept) => {
    expect(cleanName(given)).toBe(kept);
  });
});
