import { type AnyColumn, and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { taggings, tags } from '../../db/schema';
import type { Language } from '../language';
import type { Entity } from './entity';
import { slugify } from './slugs';

/** Enough of an entity to find the tags of its records. */
type Tagged = Pick<Entity, 'name'> & { record: { id: AnyColumn } };

/** The tags of a record in one language, in order. */
export const tagsSelection = ({ name, record }: Tagged, language: Language) =>
  sql<string[]>`(
    select coalesce(json_agg(g.name order by x.sort, g.name), '[]') from ${taggings} x
    join ${tags} g on g.id = x.tag_id and g.lang_id = ${language}
    where x.entity = ${name} and x.record_id = ${record.id})`;

/** True for records that carry the tag, given by name or slug. */
export const hasTag = ({ name, record }: Tagged, language: Language, tag: string) =>
  sql`exists (
    select 1 from ${taggings} x join ${tags} g on g.id = x.tag_id
    where x.entity = ${name} and x.record_id = ${record.id} and g.lang_id = ${language} and g.slug = ${slugify(tag)})`;

/** Makes `names` the tags of a record in one language; those of other languages stay. */
export const setTags = async (
  tx: Transaction,
  entity: Pick<Entity, 'name'>,
  recordId: number,
  language: Language,
  names: readonly string[],
) => {
  const wanted = new Map(names.map((name) => [slugify(name), name]));
  const slugs = [...wanted.keys()];
  const find = () =>
    tx
      .select({ id: tags.id, slug: tags.slug })
      .from(tags)
      .where(and(eq(tags.lang_id, language), inArray(tags.slug, slugs)));
  let rows = slugs.length ? await find() : [];
  const isNew = (slug: string) => !rows.some((row) => row.slug === slug);
  // Only where there are some: whoever shows tags is told of every statement that could add one.
  const added = [...wanted].filter(([slug]) => isNew(slug));
  if (added.length > 0) {
    await tx
      .insert(tags)
      // In one order, so that two writes of the same new tags wait for each other instead of deadlocking.
      .values(
        added.sort(([a], [b]) => (a < b ? -1 : 1)).map(([slug, name]) => ({ lang_id: language, slug, name })),
      )
      .onConflictDoNothing();
    rows = await find();
  }
  const ofLanguage = tx.select({ id: tags.id }).from(tags).where(eq(tags.lang_id, language));
  const keep = rows.map((row) => row.id);
  await tx
    .delete(taggings)
    .where(
      and(
        eq(taggings.entity, entity.name),
        eq(taggings.record_id, recordId),
        inArray(taggings.tag_id, ofLanguage),
        keep.length ? notInArray(taggings.tag_id, keep) : undefined,
      ),
    );
  if (rows.length === 0) return;
  await tx
    .insert(taggings)
    .values(
      rows.map((row) => ({
        entity: entity.name,
        record_id: recordId,
        tag_id: row.id,
        sort: slugs.indexOf(row.slug),
      })),
    )
    .onConflictDoUpdate({
      target: [taggings.entity, taggings.record_id, taggings.tag_id],
      set: { sort: sql`excluded.sort` },
    });
};
