import sharp from 'sharp';
import supertest from 'supertest';
import { beforeAll, expect } from 'vitest';
import { languages, media } from '../../db/schema';
import { createMediaStore } from '../../server/platform/media';
import { signedInAs } from './admin';
import { testApp } from './test-app';

let hue = 0;

/** A picture that no other has: left half red, right half blue, with a corner of its own colour. */
export const drawn = (width = 900, height = 600) => {
  hue += 7;
  const corner = `<rect width="20" height="20" fill="hsl(${hue % 360},90%,50%)"/>`;
  const halves =
    '<rect width="50%" height="100%" fill="#d00"/><rect x="50%" width="50%" height="100%" fill="#00d"/>';
  const size = `width="${width}" height="${height}"`;
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${halves}${corner}</svg>`));
};

export const jpeg = (width?: number, height?: number) => drawn(width, height).jpeg().toBuffer();

/** Which half of a drawn picture a point comes from. */
export const sideAt = async (picture: Buffer, left: number, top: number): Promise<'red' | 'blue'> => {
  const point = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  const [red = 0, , blue = 0] = await point.raw().toBuffer();
  return red > blue ? 'red' : 'blue';
};

/** The app with both languages, an admin who is signed in, and what tests of the media library do with it. */
export const mediaLibrary = async () => {
  const app = await testApp();
  const store = createMediaStore(app.env);
  const request = () => supertest(app.server);
  let token = '';

  beforeAll(async () => {
    // Many requests at once need a server that stays; without Fastify's own listen no worker starts.
    await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
    await app.db
      .insert(languages)
      .values([
        { code: 'en', name: 'English', native_name: 'English' },
        { code: 'vi', name: 'Vietnamese', native_name: 'Tiếng Việt' },
      ])
      .onConflictDoNothing();
    token = (await signedInAs(app)).token;
  });

  /** A call of the admin, in English. */
  const call = (method: 'get' | 'post' | 'put' | 'delete', address: string) =>
    request()
      [method](address)
      .set({ authorization: `Bearer ${token}`, 'accept-language': 'en', 'if-match': '*' });

  const upload = (bytes: Buffer, name = 'picture.jpg', fields: Record<string, string> = {}) =>
    call('post', '/media').field(fields).attach('file', bytes, name);

  /** The record of a picture that was taken. */
  const uploaded = async (bytes?: Buffer, fields: Record<string, string> = {}) => {
    const answer = await upload(bytes ?? (await jpeg()), 'picture.jpg', fields);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.data;
  };

  return { app, store, request, call, upload, uploaded, countMedia: () => app.db.$count(media) };
};
