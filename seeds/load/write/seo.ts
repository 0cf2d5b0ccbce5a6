import type { Transaction } from '../../../db/client';
import { seoRecords } from '../../../db/schema';
import { languageCodes } from '../../../server/language';
import type { Both, Text } from '../shapes';

/** What search engines are told about records of one kind, in each language. */
export const writeSeo = (
  tx: Transaction,
  moduleId: number,
  records: readonly { id: number; texts: Both<Text> }[],
) =>
  tx.insert(seoRecords).values(
    records.flatMap(({ id, texts }) =>
      languageCodes.map((lang_id) => ({
        lang_id,
        entity_type: moduleId,
        entity_id: id,
        title: texts[lang_id].seo_title,
        description: texts[lang_id].seo_description,
        keywords: texts[lang_id].keywords,
      })),
    ),
  );
