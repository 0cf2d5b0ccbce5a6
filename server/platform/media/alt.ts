import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { mediaTranslations } from '../../../db/schema';
import type { Language } from '../../language';

/** What a picture shows, in the languages in which somebody said so. */
export type AltTexts = Partial<Record<Language, string | undefined>>;

const rowsOf = (mediaId: number, alt: AltTexts) =>
  (['en', 'vi'] as const).flatMap((lang_id) => {
    const text = alt[lang_id];
    return text === undefined ? [] : [{ media_id: mediaId, lang_id, alt: text }];
  });

/** Writes the given texts; those of other languages stay. */
export const setAlt = async (tx: Transaction, mediaId: number, alt: AltTexts) => {
  const rows = rowsOf(mediaId, alt);
  if (rows.length === 0) return;
  await tx
    .insert(mediaTranslations)
    .values(rows)
    .onConflictDoUpdate({
      target: [mediaTranslations.media_id, mediaTranslations.lang_id],
      set: { alt: sql`excluded.alt` },
    });
};

/** Writes only those of the given texts that are missing so far. */
export const fillAlt = async (tx: Transaction, mediaId: number, alt: AltTexts) => {
  const rows = rowsOf(mediaId, alt).filter((row) => row.alt !== '');
  if (rows.length > 0) await tx.insert(mediaTranslations).values(rows).onConflictDoNothing();
};
