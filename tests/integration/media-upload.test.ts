import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema';
import { addPicture, maximumUploadBytes } from '../../server/platform/media';
import { drawn, jpeg, mediaLibrary, sideAt } from '../factories/media-library';

const { app, store, request, upload, uploaded, countMedia } = await mediaLibrary();

describe('an upload', () => {
  it('answers with the record, keeps the alt texts, and notes who did it', async () => {
    const answer = await upload(await jpeg(), 'C:\\ảnh\\Hồ Gươm.png', {
      alt_en: 'Hoan Kiem lake',
      alt_vi: 'Hồ Gươm',
      folder: 'hanoi',
    });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('Uploaded.');
    expect(answer.body.data).toMatchObject({
      image: `/media/${answer.body.data.file}`,
      width: 900,
      height: 600,
      mime: 'image/jpeg',
      original_name: 'Hồ Gươm.png',
      folder: 'hanoi',
      alt: { en: 'Hoan Kiem lake', vi: 'Hồ Gươm' },
      focal_x: 0.5,
      focal_y: 0.5,
      used_count: 0,
      used: [],
      version: 1,
    });
    expect(answer.body.data.file).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect(answer.body.data.image_blur).toMatch(/^data:image\/webp;base64,/);
    expect(answer.body.data.image_blur.length).toBeLessThan(400);
    const [entry] = await app.db.select().from(auditEntries).where(eq(auditEntries.entity, 'media'));
    expect(entry).toMatchObject({ action: 'create', title: 'Hồ Gươm.png', before: null });
    expect(entry?.admin_id).toEqual(expect.any(Number));
  });

  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
    'takes %s, whatever its name says',
    async (format) => {
      const answer = await upload(await drawn(64, 64).toFormat(format).toBuffer(), 'x.exe');
      expect(answer.status).toBe(201);
      expect(answer.body.data).toMatchObject({ mime: 'image/jpeg', width: 64, height: 64 });
    },
  );

  it('keeps transparency', async () => {
    const empty = sharp({ create: { width: 40, height: 40, channels: 4, background: '#0a58' } });
    const { file, mime } = await uploaded(await empty.png().toBuffer());
    expect(mime).toBe('image/webp');
    const { body } = await request().get(`/media/${file}`);
    expect((await sharp(body).stats()).isOpaque).toBe(false);
  });

  it('turns the picture upright, makes it at most 2560 pixels long and drops all that came along', async () => {
    const bytes = await drawn(3000, 1000)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '21/1 1/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { file, width, height } = await uploaded(bytes);
    expect([width, height]).toEqual([853, 2560]);
    const { body } = await request().get(`/media/${file}`);
    const { exif, icc, xmp, iptc, orientation } = await sharp(body).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    // Turned to the right, the left half is on top.
    expect([await sideAt(body, 400, 400), await sideAt(body, 400, 2200)]).toEqual(['red', 'blue']);
  });

  it('keeps the first frame of an animation', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 32, height: 32, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#d00', '#00d'].map(frame));
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const { file, height } = await uploaded(animation);
    expect(height).toBe(32);
    const { body } = await request().get(`/media/${file}`);
    expect(await sideAt(body, 16, 16)).toBe('red');
  });

  it('of the same picture, twenty times at once, gives one record and one file', async () => {
    const bytes = await jpeg();
    const before = await countMedia();
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(bytes)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await countMedia()).toBe(before + 1);
    expect(await store.list(answers[0]?.body.data.file.slice(0, 32))).toHaveLength(1);
  });

  it('of a picture that is there adds only the alt texts that are missing', async () => {
    const bytes = await jpeg();
    const first = await uploaded(bytes, { alt_en: 'First', folder: 'one' });
    const second = await uploaded(bytes, { alt_en: 'Second', alt_vi: 'Hai', folder: 'two' });
    expect(second).toMatchObject({ id: first.id, alt: { en: 'First', vi: 'Hai' }, folder: 'one' });
  });

  it('brings back a file that the store has lost', async () => {
    const bytes = await jpeg();
    const { file } = await uploaded(bytes);
    await store.delete(file);
    expect((await request().get(`/media/${file}`)).status).toBe(404);
    await uploaded(bytes);
    expect((await request().get(`/media/${file}`)).status).toBe(200);
  });
});

describe('addPicture', () => {
  const stores = { db: app.db, store };

  it('takes pictures of any weight from our own code, with a focal point', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const heavy = sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#888', noise } });
    const bytes = await heavy.png().toBuffer();
    expect(bytes.length).toBeGreaterThan(maximumUploadBytes);
    const picture = { bytes, originalName: 'noise.png', focal: { x: 0.3, y: 0.7 } };
    await expect(addPicture(stores, picture)).rejects.toMatchObject({ code: 'too_large' });
    const row = await addPicture(stores, { ...picture, trusted: true });
    expect(row).toMatchObject({ focal_x: 0.3, focal_y: 0.7, created_by: null });
    expect(row.file).toMatch(/-f30x70\.jpg$/);
  });

  it('works inside of a transaction, and leaves no record when that is given up', async () => {
    const bytes = await jpeg();
    const before = await countMedia();
    const giveUp = app.db.transaction(async (tx) => {
      await addPicture({ db: tx, store }, { bytes, originalName: 'a.jpg' });
      throw new Error('given up');
    });
    await expect(giveUp).rejects.toThrow('given up');
    expect(await countMedia()).toBe(before);
  });
});
