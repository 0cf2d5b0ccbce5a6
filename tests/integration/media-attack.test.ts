import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { maximumUploadBytes } from '../../server/platform/media';
import { signedInAs } from '../factories/admin';
import { drawn, jpeg, mediaLibrary } from '../factories/media-library';

const { app, store, request, call, upload, uploaded, countMedia } = await mediaLibrary();

const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG that says that it is huge and is small. */
const hugePng = (side: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.alloc(10)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

const refused: Array<[string, () => Buffer | Promise<Buffer>, string]> = [
  ['nothing', () => Buffer.alloc(0), 'Only JPEG'],
  ['HTML with the name of a picture', () => Buffer.from(html), 'Only JPEG'],
  ['SVG', () => Buffer.from(svg), 'Only JPEG'],
  ['HTML behind the signature of a GIF', () => Buffer.from(`GIF89a${html}`), 'could not be read'],
  ['HTML behind that of a JPEG', () => Buffer.from(`\xff\xd8\xff${html}`, 'latin1'), 'could not be read'],
  ['a JPEG cut off in the middle', async () => (await jpeg()).subarray(0, 3000), 'could not be read'],
  [
    'a PNG cut off in the middle',
    async () => (await drawn().png().toBuffer()).subarray(0, 700),
    'could not be read',
  ],
  ['a PNG of 900 megapixels', () => hugePng(30_000), 'too many pixels'],
  ['a PNG of more pixels than a number holds', () => hugePng(2_000_000_000), 'could not be read'],
];

describe('an attack', () => {
  it.each(refused)('with %s is refused and leaves nothing', async (_name, bytes, text) => {
    const before = [await countMedia(), (await store.list('')).length];
    const answer = await upload(await bytes());
    expect(answer.status).toBe(422);
    expect(answer.body.errors.file[0]).toContain(text);
    expect([await countMedia(), (await store.list('')).length]).toEqual(before);
  });

  it('with a picture that is HTML too loses the HTML', async () => {
    const bytes = Buffer.concat([
      await drawn().withXmp(`<x>${html}</x>`).jpeg().toBuffer(),
      Buffer.from(html),
    ]);
    expect(bytes.toString('latin1').split('<script>')).toHaveLength(3);
    const { file } = await uploaded(bytes);
    const answer = await request().get(`/media/${file}`);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.body.includes('<script>')).toBe(false);
  });

  it('with more than 5 MB ends with 413', async () => {
    const answer = await upload(Buffer.concat([await jpeg(), Buffer.alloc(maximumUploadBytes)]));
    expect(answer.status).toBe(413);
    expect(answer.body.message).toBe('The picture can be at most 5 MB.');
  });

  it('with two files, a foreign field, no file, a broken form or no form is refused', async () => {
    const bytes = await jpeg();
    const before = await countMedia();
    expect((await upload(bytes).attach('file', bytes, 'second.jpg')).status).toBe(413);
    expect((await upload(bytes, 'a.jpg', { id: '1' })).body.errors).toEqual({
      id: ['There is no such field.'],
    });
    const other = await call('post', '/media').attach('picture', bytes, 'a.jpg');
    expect(other.body.errors).toEqual({ file: ['This is required.'], picture: ['There is no such field.'] });
    const without = await call('post', '/media').field('folder', 'x');
    expect(without.body.errors).toEqual({ file: ['This is required.'] });
    const long = await call('post', '/media')
      .field('alt_en', 'x'.repeat(5000))
      .attach('file', bytes, 'a.jpg');
    expect(long.status).toBe(413);
    const broken = await call('post', '/media')
      .set('content-type', 'multipart/form-data; boundary=x')
      .send('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc');
    expect(broken.status).toBe(400);
    expect((await call('post', '/media').send({ file: 'x' })).status).toBe(415);
    expect(await countMedia()).toBe(before);
  });

  it('without the right ends before the file is looked at', async () => {
    const bytes = await jpeg();
    expect((await request().post('/media').attach('file', bytes, 'a.jpg')).status).toBe(401);
    const { token } = await signedInAs(app, 'moderator');
    const post = request().post('/media').set('authorization', `Bearer ${token}`);
    expect((await post.attach('file', bytes, 'a.jpg')).status).toBe(403);
  });

  it.each([
    '/media/..%2f..%2fpostgres.password',
    '/media/%2e%2e%2fsecret.jpg',
    '/media/variants%2f0f%2f0f343b0931126a20f133d67c2b018a3b.640.v1.webp',
    '/media/0f343b0931126a20f133d67c2b018a3b.jpg',
    '/media/0f343b0931126a20f133d67c2b018a3b.jpg?w=640',
    '/media/a%00.jpg',
  ])('on the path %s finds nothing', async (address) => {
    expect((await request().get(address)).status).toBe(404);
  });
});
