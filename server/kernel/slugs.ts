import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { slugHistory } from '../../db/schema';
import { invalidField } from '../errors';
import type { Language } from '../language';
import type { Entity } from './entity';

/** A slug from a title: folded letters and digits with hyphens between, at most 80 characters. */
export const slugify = (title: string): string => {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .match(/[a-z0-9]+/g);
  const whole = (words ?? []).join('-');
  const cut =
    whole.length <= 80
      ? whole
      : whole
          .slice(0, 81)
          .replace(/-[^-]*$/, '')
          .slice(0, 80);
  return /^\d*$/.test(cut) ? `n-${cut || 'a'}` : cut;
};

const isTaken = async (
  tx: Transaction,
  { translation }: Entity,
  language: Language,
  slug: string,
  recordId: number | null,
) => {
  const [row] = await tx
    .select({ id: translation.record_id })
    .from(translation)
    .where(
      and(
        eq(translation.lang_id, language),
        eq(translation.slug, slug),
        recordId === null ? undefined : ne(translation.record_id, recordId),
      ),
    );
  return row !== undefined;
};

/** The slug to store: the given one, which must be free, or one made from the title with a number if need be. */
export const freeSlug = async (
  tx: Transaction,
  entity: Entity,
  language: Language,
  wanted: { slug?: string | undefined; title: string },
  recordId: number | null,
): Promise<string> => {
  if (wanted.slug) {
    if (await isTaken(tx, entity, language, wanted.slug, recordId)) throw invalidField('slug', 'slug_taken');
    return wanted.slug;
  }
  const base = slugify(wanted.title);
  // Records made of the same title at the same moment take their numbers one after the other.
  const key = `slug:${entity.name}:${language}:${base}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  for (let attempt = 1; attempt <= 50; attempt += 1) {
    const candidate = attempt === 1 ? base : `${base}-${attempt}`;
    if (!(await isTaken(tx, entity, language, candidate, recordId))) return candidate;
  }
  throw invalidField('slug', 'slug_taken');
};

/** Remembers the slug that a record gives up, and forgets it where the record (or another one) takes it again. */
export const rememberSlug = async (
  tx: Transaction,
  entity: { name: string },
  language: Language,
  recordId: number,
  change: { from: string | null; to: string },
) => {
  await tx
    .delete(slugHistory)
    .where(
      and(
        eq(slugHistory.entity, entity.name),
        eq(slugHistory.lang_id, language),
        eq(slugHistory.slug, change.to),
      ),
    );
  if (change.from === null || change.from === change.to) return;
  await tx
    .insert(slugHistory)
    .values({ entity: entity.name, lang_id: language, slug: change.from, record_id: recordId })
    .onConflictDoUpdate({
      target: [slugHistory.entity, slugHistory.lang_id, slugHistory.slug],
      set: { record_id: sql`excluded.record_id`, created_at: sql`now()` },
    });
};
