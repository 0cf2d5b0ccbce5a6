import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type Language, languageCodes } from '../language';

/** The one record that a link shows before visitors may see it, in one language. */
export interface Previewed {
  entity: string;
  id: number;
  language: Language;
  expires_at: Date;
}

/** Long enough to pass a link on to who has to approve, short enough that a lost one does no harm. */
export const previewHours = 24;

/** What carries the token of a page's calls. */
export const previewHeader = 'x-preview';

const parts = z.tuple([z.string(), z.coerce.number().int(), z.enum(languageCodes), z.coerce.number().int()]);

const pattern = /^([\w.-]{1,100})~([\w-]{22})$/;

/**
 * Tokens of preview links. A token carries what it opens and until when, and is signed: nothing is stored, and nobody
 * makes one for another record.
 */
export const createPreviewTokens = (secret: string) => {
  // A key of its own: a signature made here is worth nothing where the secret signs something else.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'visit-vietnam previews of drafts', 32));
  const sign = (payload: string) =>
    createHmac('sha256', key).update(payload).digest().subarray(0, 16).toString('base64url');

  return {
    make({ entity, id, language, expires_at }: Previewed): string {
      const payload = [entity, id, language, Math.floor(expires_at.getTime() / 1000)].join('.');
      return `${payload}~${sign(payload)}`;
    },

    /** What a token opens; null when its time is over or the signature isn't ours. */
    read(token: string, now = Date.now()): Previewed | null {
      const [, payload = '', signature = ''] = pattern.exec(token) ?? [];
      if (!payload || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload)))) return null;
      const { data } = parts.safeParse(payload.split('.'));
      if (!data) return null;
      const [entity, id, language, seconds] = data;
      return seconds * 1000 > now ? { entity, id, language, expires_at: new Date(seconds * 1000) } : null;
    },
  };
};
