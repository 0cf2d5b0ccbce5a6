import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import type { Language } from '../language';
import type { Entity } from './entity';

/** Keeps what a record's picture shows until there is a translation in that language to hold it. */
export const keepAlt = async (
  tx: Transaction,
  { record }: Entity,
  recordId: number,
  language: Language,
  alt: string,
): Promise<void> => {
  await tx
    .update(record)
    .set({ waiting_alts: sql`${record.waiting_alts} || jsonb_build_object(${language}::text, ${alt}::text)` })
    .where(eq(record.id, recordId));
};

/** Takes what was stored for a language whose translation begins. */
export const takeAlt = async (
  tx: Transaction,
  { record }: Entity,
  recordId: number,
  language: Language,
): Promise<string | undefined> => {
  const [row] = await tx.select({ alts: record.waiting_alts }).from(record).where(eq(record.id, recordId));
  const alt = row?.alts[language];
  if (alt === undefined) return undefined;
  await tx
    .update(record)
    .set({ waiting_alts: sql`${record.waiting_alts} - ${language}::text` })
    .where(eq(record.id, recordId));
  return alt;
};
