import type { Transaction } from '../../../db/client';
import { factRecords, factRecordTranslations } from '../../../db/schema';
import { languageCodes } from '../../../server/language';
import type { FactRecord } from '../shapes/facts';

/** Stores the facts in the order of their topics, all of them live. */
export const writeFacts = async (tx: Transaction, facts: readonly FactRecord[]) => {
  const rows = await tx
    .insert(factRecords)
    .values(facts.map(({ en: _en, vi: _vi, ...record }, index) => ({ ...record, sort: index + 1 })))
    .returning({ id: factRecords.id, key: factRecords.key });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  await tx
    .insert(factRecordTranslations)
    .values(
      facts.flatMap((fact) =>
        languageCodes.map((lang_id) => ({ record_id: ids.get(fact.key) ?? 0, lang_id, ...fact[lang_id] })),
      ),
    );
};
