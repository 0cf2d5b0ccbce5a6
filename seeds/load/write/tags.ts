import type { Transaction } from '../../../db/client';
import { taggings, tags } from '../../../db/schema';
import { slugify } from '../../../server/kernel/slugs';
import { languageCodes } from '../../../server/language';
import type { Both, Text } from '../shapes';

interface Tagged {
  entity: string;
  records: readonly { id: number; texts: Both<Text> }[];
}

/** Stores the tags of all records, in a few statements however many there are. */
export const writeTags = async (tx: Transaction, kinds: readonly Tagged[]) => {
  const wanted = kinds.flatMap(({ entity, records }) =>
    records.flatMap(({ id, texts }) =>
      languageCodes.flatMap((lang_id) =>
        [...new Map(texts[lang_id].tags.map((name) => [slugify(name), name]))].map(([slug, name], sort) => ({
          entity,
          record_id: id,
          lang_id,
          slug,
          name,
          sort,
        })),
      ),
    ),
  );
  if (wanted.length === 0) return;
  const keyOf = ({ lang_id, slug }: { lang_id: string; slug: string }) => `${lang_id} ${slug}`;
  const distinct = [...new Map(wanted.map((tag) => [keyOf(tag), tag])).values()];
  const stored = await tx
    .insert(tags)
    .values(distinct.map(({ lang_id, slug, name }) => ({ lang_id, slug, name })))
    .returning();
  const ids = new Map(stored.map((tag) => [keyOf(tag), tag.id]));
  await tx.insert(taggings).values(
    wanted.map(({ entity, record_id, sort, ...tag }) => ({
      entity,
      record_id,
      sort,
      tag_id: ids.get(keyOf(tag)) ?? 0,
    })),
  );
};
