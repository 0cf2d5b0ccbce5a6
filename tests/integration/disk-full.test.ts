import fs, { readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { auditEntries, regions } from '../../db/schema';
import { drawn, jpeg, mediaLibrary } from '../factories/media-library';

const { app, call, request, upload, uploaded, countMedia } = await mediaLibrary();

const { writeFile } = fs;

/** From now on half of a file fits on the disk. */
const fillDisk = () => {
  fs.writeFile = (async (file: string, bytes: Buffer, options: object) => {
    await writeFile(file, bytes.subarray(0, bytes.length / 2), options);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }) as unknown as typeof writeFile;
  syncBuiltinESMExports();
};

const emptyDisk = () => {
  fs.writeFile = writeFile;
  syncBuiltinESMExports();
};
afterEach(emptyDisk);

const filesIn = async () => {
  const entries = await readdir(app.env.MEDIA_DIR, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
};

it('an upload that finds no room answers 507 in the reader’s language and leaves nothing', async () => {
  await uploaded();
  const before = {
    files: await filesIn(),
    records: await countMedia(),
    audits: await app.db.$count(auditEntries),
  };
  fillDisk();
  const answer = await upload(await jpeg());
  expect(answer.status).toBe(507);
  expect(answer.headers['retry-after']).toBe('300');
  expect(answer.body).toMatchObject({
    code: 'storage_full',
    message: expect.stringMatching(/^There is no room/),
  });
  expect({
    files: await filesIn(),
    records: await countMedia(),
    audits: await app.db.$count(auditEntries),
  }).toEqual(before);
  emptyDisk();
  expect((await upload(await jpeg())).status).toBe(201);
});

it('a picture in a size that can’t be kept is shown all the same', async () => {
  const { file } = await uploaded(await drawn(640, 480).jpeg().toBuffer());
  fillDisk();
  const before = await filesIn();
  const sized = await request().get(`/media/${file}?w=320`);
  expect([sized.status, sized.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  expect(await filesIn()).toEqual(before);
});

it('a write that the database has no room for answers 507, and leaves nothing', async () => {
  await app.db.execute(sql`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await app.db.execute(
    sql`create trigger no_room before insert on region_translation for each row execute function no_room()`,
  );
  const before = await app.db.$count(regions);
  const answer = await call('post', '/region')
    .set('accept-language', 'vi')
    .send({ lang_id: 'vi', title: 'Vùng không còn chỗ' });
  expect([answer.status, answer.body.code]).toEqual([507, 'storage_full']);
  expect(answer.body.message).toMatch(/^Hệ thống đã hết chỗ lưu trữ/);
  expect(await app.db.$count(regions)).toBe(before);
});
