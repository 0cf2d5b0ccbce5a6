import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '../../../db/client';
import { slugHistory, taggings, tags } from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import { rememberSlug, slugify } from '../../kernel/slugs';
import type { Language } from '../../language';
import { writeAudit } from '../../platform/audit/write-audit';
import { offsetOf, pageOf } from '../../platform/paging';

type Tag = typeof tags.$inferSelect;

/** Who writes, for the audit. */
type Author = Pick<FastifyRequest, 'actor' | 'id'>;

/** Under this name the former slugs of tags are remembered. */
const kind = { name: 'tag' };

const uses = sql<number>`(select count(*)::int from ${taggings} x where x.tag_id = ${tags.id})`;

/** All tags of a language with the number of records that carry them, hidden ones as well, the most used first. */
export const listAllTags = async (
  db: Queryable,
  language: Language,
  request: { page: number; per_page: number; keyword?: string | undefined },
) => {
  const where: SQL | undefined = and(
    eq(tags.lang_id, language),
    request.keyword ? sql`fold(${tags.name}) like fold_pattern(${request.keyword})` : undefined,
  );
  const [data, total] = await Promise.all([
    db
      .select({ id: tags.id, name: tags.name, slug: tags.slug, count: uses })
      .from(tags)
      .where(where)
      .orderBy(sql`4 desc`, asc(tags.name), asc(tags.id))
      .limit(request.per_page)
      .offset(offsetOf(request)),
    db.$count(tags, where),
  ]);
  return pageOf(data, total, request);
};

/** Locked in id order, so that two changes of the same tags wait for each other. @throws ApiError invalid */
const lockTags = async (tx: Transaction, ids: readonly number[]): Promise<Tag[]> => {
  const found = await tx
    .select()
    .from(tags)
    .where(inArray(tags.id, [...ids]))
    .orderBy(asc(tags.id))
    .for('update');
  if (found.length !== new Set(ids).size) throw invalidField('ids', 'unknown_record');
  return found;
};

/** Tags as somebody has read them. */
export type SeenTags = readonly { id: number; name: string }[];

/**
 * What was decided on a name holds as long as it is the tag's.
 * @throws ApiError version_conflict with the tags as they are
 */
const checkSeen = (stored: readonly Tag[], seen: SeenTags | undefined) => {
  if (!seen) return;
  const names = new Map(seen.map(({ id, name }) => [id, name]));
  if (stored.every(({ id, name }) => names.get(id) === name)) return;
  throw new ApiError('version_conflict', { data: stored.map(({ id, name, slug }) => ({ id, name, slug })) });
};

const said = ({ name, lang_id }: Tag, count?: number) => ({
  title: name,
  language: lang_id,
  before: { name, ...(count === undefined ? {} : { records: count }) },
});

/**
 * Gives a tag another name; its page moves and the old address leads on.
 * @throws ApiError not_found; version_conflict when it is not called as it was seen; invalid when another tag has the name
 */
export const renameTag = async (
  tx: Transaction,
  author: Author,
  { id, name, seen }: { id: number; name: string; seen: string | undefined },
): Promise<Tag> => {
  const [tag] = await tx.select().from(tags).where(eq(tags.id, id)).for('update');
  if (!tag) throw new ApiError('not_found');
  checkSeen([tag], seen === undefined ? undefined : [{ id, name: seen }]);
  const slug = slugify(name);
  const others = and(eq(tags.lang_id, tag.lang_id), eq(tags.slug, slug), ne(tags.id, id));
  if ((await tx.$count(tags, others)) > 0) throw invalidField('name', 'tag_taken');
  await tx.update(tags).set({ name, slug }).where(eq(tags.id, id));
  const language = tag.lang_id === 'en' ? 'en' : 'vi';
  await rememberSlug(tx, kind, language, id, { from: tag.slug, to: slug });
  await writeAudit(tx, author, {
    ...said(tag),
    action: 'update',
    entity: 'tag',
    recordId: id,
    after: { name },
  });
  return { ...tag, name, slug };
};

/**
 * Makes several tags of one language into one of them: records keep their tags under its name, and the pages of the
 * others lead to its page.
 * @throws ApiError invalid; version_conflict when one is not called as it was seen
 */
export const mergeTags = async (
  tx: Transaction,
  author: Author,
  { ids, into, seen }: { ids: readonly number[]; into: number; seen: SeenTags | undefined },
): Promise<void> => {
  const found = await lockTags(tx, [...ids, into]);
  checkSeen(found, seen);
  const target = found.find(({ id }) => id === into);
  const merged = found.filter(({ id }) => id !== into);
  if (!target || merged.length === 0) throw invalidField('ids', 'duplicate_ids');
  if (merged.some(({ lang_id }) => lang_id !== target.lang_id))
    throw invalidField('ids', 'tags_of_two_languages');
  const gone = merged.map(({ id }) => id);
  await tx.execute(sql`
    insert into ${taggings} (entity, record_id, tag_id, sort)
    select entity, record_id, ${into}, min(sort) from ${taggings}
    where ${inArray(taggings.tag_id, gone)} group by entity, record_id
    on conflict do nothing`);
  const ofTags = and(eq(slugHistory.entity, kind.name), inArray(slugHistory.record_id, gone));
  await tx.update(slugHistory).set({ record_id: into }).where(ofTags);
  await tx.delete(tags).where(inArray(tags.id, gone));
  const language = target.lang_id === 'en' ? 'en' : 'vi';
  for (const { slug } of merged)
    await rememberSlug(tx, kind, language, into, { from: slug, to: target.slug });
  const names = merged.map(({ name }) => name).join(', ');
  await writeAudit(tx, author, {
    ...said(target),
    action: 'merge',
    entity: 'tag',
    recordId: into,
    before: { merged: names },
    after: { name: target.name },
  });
};

/** Takes tags away from all records that carry them. All or none. */
export const deleteTags = async (tx: Transaction, author: Author, ids: readonly number[]): Promise<void> => {
  const found = await lockTags(tx, ids);
  for (const tag of found) {
    const count = await tx.$count(taggings, eq(taggings.tag_id, tag.id));
    await writeAudit(tx, author, {
      ...said(tag, count),
      action: 'delete',
      entity: 'tag',
      recordId: tag.id,
      after: null,
    });
  }
  await tx
    .delete(slugHistory)
    .where(and(eq(slugHistory.entity, kind.name), inArray(slugHistory.record_id, [...ids])));
  await tx.delete(tags).where(inArray(tags.id, [...ids]));
};

/** The slug that a tag has now which was called `slug` before. */
export const currentTagSlug = async (
  db: Queryable,
  language: Language,
  slug: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ slug: tags.slug })
    .from(slugHistory)
    .innerJoin(tags, eq(tags.id, slugHistory.record_id))
    .where(
      and(
        eq(slugHistory.entity, kind.name),
        eq(slugHistory.lang_id, language),
        eq(slugHistory.slug, slug),
        eq(tags.lang_id, language),
      ),
    );
  return row?.slug ?? null;
};
