import type { Transaction } from '../../../db/client';
import { seoRecords } from '../../../db/schema';
import { languageCodes } from '../../../server/language';
import type { Both, Text } from '../shapes';

/** What search engines are told about records of one kind, in each language whose text says it. */
export const writeSeo = async (
  tx: Transaction,
  moduleId: number,
  records: readonly { id: number; texts: Both<Text> }[],
) => {
  const rows = records.flatMap(({ id, texts }) =>
    languageCodes
      .filter((lang_id) => texts[lang_id].seo_title || texts[lang_id].seo_description)
      .map((lang_id) => ({
        lang_id,
        entity_type: moduleId,
        entity_id: id,
        title: texts[lang_id].seo_title,
        description: texts[lang_id].seo_description,
        keywords: texts[lang_id].keywords,
      })),
  );
  if (rows.length > 0) await tx.insert(seoRecords).values(rows);
};
