import { asc, inArray } from 'drizzle-orm';
import type { WriteContext } from '../entity';
import { type Change, recordChanges } from '../history';
import type { Item } from './item';

/** A record as it is stored, with its texts in every language. */
export type ItemSnapshot = NonNullable<Change['after']> & {
  id: number;
  translations: Record<string, Record<string, unknown>>;
};

/** Records as they are stored now, in id order. Two queries, however many there are. */
export const snapshots = async (
  { tx }: WriteContext,
  { table, translation }: Item,
  ids: readonly number[],
): Promise<ItemSnapshot[]> => {
  const records = await tx
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id));
  const texts: Array<Record<string, unknown>> = translation
    ? await tx
        .select()
        .from(translation)
        .where(inArray(translation.record_id, [...ids]))
    : [];
  return records.map((record) => ({
    ...record,
    translations: Object.fromEntries(
      texts
        .filter(({ record_id }) => record_id === record.id)
        .map(({ record_id: _id, folded_text: _folded, lang_id, ...words }) => [String(lang_id), words]),
    ),
  }));
};

const titleOf = (item: Item, { translations, ...record }: ItemSnapshot, language: string): string => {
  const words = translations[language] ?? Object.values(translations)[0];
  return String(words?.[item.titled] ?? record[item.titled] ?? '');
};

/** A record before and after a change of it; undefined where it wasn't there. */
interface States {
  before?: ItemSnapshot | undefined;
  after?: ItemSnapshot | undefined;
}

/** Writes what a change did to records into audit and revisions, within its transaction. */
export const recordItemChanges = (
  context: WriteContext,
  item: Item,
  action: Change['action'],
  changes: readonly States[],
): Promise<void> =>
  recordChanges(
    context,
    item,
    changes.flatMap(({ before, after }) => {
      const kept = after ?? before;
      if (!kept) return [];
      const title = titleOf(item, kept, context.language).slice(0, 200);
      return [{ recordId: kept.id, action, before: before ?? null, after: after ?? null, title }];
    }),
  );

/** Runs a change of one record and writes it down, with the states before and after. */
export const recorded = async (
  context: WriteContext,
  item: Item,
  recordId: number,
  action: Change['action'],
  change: () => Promise<unknown>,
) => {
  const [before] = await snapshots(context, item, [recordId]);
  await change();
  const [after] = await snapshots(context, item, [recordId]);
  await recordItemChanges(context, item, action, [{ before, after }]);
};
