import type { Transaction } from '../../../db/client';
import { faqs, faqTranslations } from '../../../db/schema';
import { languageCodes } from '../../../server/language';
import { toHtml } from '../markdown';
import type { City } from '../shapes';

/** The type under which questions about cities are known. */
const cityFaqs = 1;

/** Stores the questions about cities. One that only readers of one language ask stands in that language alone. */
export const writeFaqs = async (tx: Transaction, records: readonly City[]) => {
  const questions = records.flatMap(({ id, faqs: list }) =>
    list.map((texts, sort) => ({ city: id, sort, texts })),
  );
  const rows = await tx
    .insert(faqs)
    .values(
      questions.map(({ city, sort }) => ({
        entity_type: cityFaqs,
        entity_id: city,
        is_active: 1,
        sort: sort + 1,
      })),
    )
    .returning({ id: faqs.id, entity_id: faqs.entity_id, sort: faqs.sort });
  const ids = new Map(rows.map(({ id, entity_id, sort }) => [`${entity_id} ${sort}`, id]));
  await tx.insert(faqTranslations).values(
    questions.flatMap(({ city, sort, texts }) =>
      languageCodes.flatMap((lang_id) => {
        const record_id = ids.get(`${city} ${sort + 1}`);
        const text = texts[lang_id];
        if (!text || record_id === undefined) return [];
        return [{ record_id, lang_id, question: text.question, answer: toHtml(text.answer) }];
      }),
    ),
  );
};
