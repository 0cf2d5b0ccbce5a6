import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { languageCodes } from '../../../language';
import { parseName } from '../picture-name';

/** What a link preview shows. */
const previewed = z.tuple([z.enum(languageCodes), z.string(), z.string().nullable()]);

export interface Preview {
  language: (typeof languageCodes)[number];
  title: string;
  /** File of a picture in the library; without one the preview shows the site's mark. */
  picture: string | null;
}

/** Counts up when the drawing changes, so that no preview of an older one is found. */
const drawing = 'v1';

const pattern = /^([\w-]+)\.([\w-]{22})\.jpg$/;

/** Under what name the preview of a payload is stored. */
const storedNameOf = (payload: string): string => {
  const hash = createHash('sha256').update(payload).digest('hex');
  return `previews/${hash.slice(0, 2)}/${hash}.${drawing}.jpg`;
};

const fileOf = (path: string | null): string | null => {
  const file = path?.replace('/media/', '').replace(/\?.*$/, '') ?? '';
  return parseName(file) && file;
};

/**
 * Names of link previews. A name carries all that is drawn, so that nothing has to be stored or invalidated, and is
 * signed, so that nobody else puts words under the site's mark or has a picture drawn for each of a million names.
 */
export const createPreviewNames = (secret: string) => {
  // A key of its own: a signature made here is worth nothing where the secret signs something else.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'visit-vietnam link previews', 32));
  const sign = (payload: string) =>
    createHmac('sha256', key).update(payload).digest().subarray(0, 16).toString('base64url');

  return {
    /** The address of a preview; `image` is the path of a picture as records have it. */
    pathOf(language: Preview['language'], title: string, image: string | null): string {
      const parts: z.input<typeof previewed> = [language, title.normalize('NFC'), fileOf(image)];
      const payload = Buffer.from(JSON.stringify(parts)).toString('base64url');
      return `/media/previews/${payload}.${sign(payload)}.jpg`;
    },

    /** What a name asks for, and where it is stored; null when the signature isn't ours. */
    read(name: string): { preview: Preview; storedName: string } | null {
      const [, payload = '', signature = ''] = pattern.exec(name) ?? [];
      if (!payload || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload)))) return null;
      const { data } = previewed.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      if (!data) return null;
      const [language, title, picture] = data;
      return { preview: { language, title, picture }, storedName: storedNameOf(payload) };
    },
  };
};
