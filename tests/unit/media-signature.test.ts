import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureKind } from '../../server/platform/media/signature';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a5' } });

describe('pictureKind', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('knows %s', async (kind) => {
    expect(pictureKind(await picture.clone().toFormat(kind).toBuffer())).toBe(kind);
  });

  it.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7'],
    ['a BMP', 'BM\0\0\0\0'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['WAV', 'RIFF\0\0\0\0WAVEfmt '],
    ['a brand outside of its box', '\0\0\0\x10ftypheic\0\0\0\0avif'],
    ['a picture after something else', ' \xff\xd8\xff\xe0'],
  ])('refuses %s', (_name, content) => {
    expect(pictureKind(Buffer.from(content, 'latin1'))).toBeNull();
  });
});
