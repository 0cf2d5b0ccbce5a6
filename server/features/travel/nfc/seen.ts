import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { nfcTags } from '../../../../db/schema';
import type { App } from '../../../app-type';
import { isSignedTag } from './sign';

/** What an address says of the tag that it was read from. */
export interface GivenTag {
  tag?: string | undefined;
  signature?: string | undefined;
}

/**
 * The tag that somebody stands before: its signature is right, it hangs at this place, and nobody has switched it off.
 * Null for anything else, which is no reason to turn a visitor away.
 */
export const provenTag = async (
  { db, env }: Pick<App, 'db' | 'env'>,
  resourceId: number,
  { tag, signature }: GivenTag,
): Promise<number | null> => {
  if (!tag || !signature || !isSignedTag(env.SESSION_SECRET, tag, signature)) return null;
  const [found] = await db
    .select({ id: nfcTags.id })
    .from(nfcTags)
    .where(and(eq(nfcTags.code, tag), eq(nfcTags.resource_id, resourceId), nfcTags.is_active));
  return found?.id ?? null;
};

/** Notes that a tag works. Once an hour is enough to know which of them have gone silent. */
export const noteSeen = async (db: Queryable, tagId: number): Promise<void> => {
  const isOld = sql`(${nfcTags.last_seen_at} is null or ${nfcTags.last_seen_at} < now() - interval '1 hour')`;
  await db
    .update(nfcTags)
    .set({ last_seen_at: sql`now()` })
    .where(and(eq(nfcTags.id, tagId), isOld));
};
