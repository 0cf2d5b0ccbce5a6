import type { Transaction } from '../../../db/client';
import { faqs, faqTranslations } from '../../../db/schema';
import { languageCodes } from '../../../server/language';
import type { Lists } from '../lists';
import { toHtml } from '../markdown';

/** Stores the questions about the guide pages. */
export const writeGuideFaqs = async (tx: Transaction, lists: Lists['faqs']) => {
  const questions = lists.flatMap(({ entity_type, items }) =>
    items.map((texts, index) => ({ ...texts, entity_type, sort: index + 1 })),
  );
  const rows = await tx
    .insert(faqs)
    .values(questions.map(({ entity_type, subject, sort }) => ({ entity_type, subject, sort, is_active: 1 })))
    .returning({ id: faqs.id, entity_type: faqs.entity_type, sort: faqs.sort });
  const ids = new Map(rows.map(({ id, entity_type, sort }) => [`${entity_type} ${sort}`, id]));
  await tx.insert(faqTranslations).values(
    questions.flatMap((item) =>
      languageCodes.flatMap((lang_id) => {
        const record_id = ids.get(`${item.entity_type} ${item.sort}`);
        const text = item[lang_id];
        if (!text || record_id === undefined) return [];
        return [{ record_id, lang_id, question: text.question, answer: toHtml(text.answer) }];
      }),
    ),
  );
};
