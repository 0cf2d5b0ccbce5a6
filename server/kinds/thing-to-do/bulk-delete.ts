import { and, asc, count, inArray, isNull } from 'drizzle-orm';
import { thingsToDo, thingToDoCategories, thingToDoCategoryTranslations } from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import type { WriteContext } from '../../kernel/entity';
import { removeContent } from '../../kernel/remove';
import { thingToDoCategory } from './category/kind';

/** Locks the categories in id order, so that two calls at the same time wait for each other instead of deadlocking. */
const lockAll = async ({ tx }: WriteContext, ids: readonly number[]) => {
  const found = await tx
    .select({ id: thingToDoCategories.id })
    .from(thingToDoCategories)
    .where(and(inArray(thingToDoCategories.id, [...ids]), isNull(thingToDoCategories.deleted_at)))
    .orderBy(asc(thingToDoCategories.id))
    // As `lockRecord` does it: things to do that are written with one of them wait, those that have one don't.
    .for('no key update');
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new ApiError('invalid', {
      fields: { ids: [{ key: 'unknown_records', values: { ids: unknown.join(', ') } }] },
      data: { unknown_ids: unknown },
    });
  }
  return [...known];
};

/** Those that things to do belong to, hidden ones too, with their titles in the language of the write where it has one. */
const usedOnes = async ({ tx, language }: WriteContext, ids: readonly number[]) => {
  const used = await tx
    .select({ id: thingsToDo.category_id, thing_to_do_count: count() })
    .from(thingsToDo)
    .where(and(inArray(thingsToDo.category_id, [...ids]), isNull(thingsToDo.deleted_at)))
    .groupBy(thingsToDo.category_id)
    .orderBy(asc(thingsToDo.category_id));
  const titles = await tx
    .select({
      id: thingToDoCategoryTranslations.record_id,
      lang_id: thingToDoCategoryTranslations.lang_id,
      title: thingToDoCategoryTranslations.title,
    })
    .from(thingToDoCategoryTranslations)
    .where(inArray(thingToDoCategoryTranslations.record_id, [...ids]));
  return used.map(({ id, thing_to_do_count }) => {
    const own = titles.filter((title) => title.id === id);
    const { title = '' } = own.find(({ lang_id }) => lang_id === language) ?? own[0] ?? {};
    return { id, title, thing_to_do_count };
  });
};

/**
 * Moves categories to the bin, all or none.
 * @throws ApiError invalid for ids that repeat or don't exist; in_use, whose data names the ones in use
 */
export const removeCategories = async (context: WriteContext, ids: readonly number[]) => {
  if (new Set(ids).size !== ids.length) throw invalidField('ids', 'duplicate_ids');
  const locked = await lockAll(context, ids);
  const in_use = await usedOnes(context, locked);
  if (in_use.length > 0) throw new ApiError('in_use', { data: { in_use } });
  await removeContent(context, thingToDoCategory, locked);
};
