import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { faqs, faqTranslations } from '../../../db/schema';
import type { Lists } from '../lists';

/**
 * Adds to the stored questions the other ways in which people ask them.
 * @param cities ids by the names of their folders
 * @throws Error that names a question that isn't there, or stands for several
 */
export const writePhrasings = async (
  tx: Transaction,
  phrasings: Lists['phrasings'],
  cities: ReadonlyMap<string, number>,
) => {
  const stored = await tx
    .select({
      id: faqs.id,
      city: faqs.entity_id,
      language: faqTranslations.lang_id,
      question: faqTranslations.question,
    })
    .from(faqs)
    .innerJoin(faqTranslations, eq(faqTranslations.record_id, faqs.id));
  const rows = phrasings.map(({ language, question, city, ways }) => {
    const own = stored.filter(
      (one) =>
        one.language === language &&
        one.question === question &&
        (city === undefined || one.city === cities.get(city)),
    );
    if (own.length !== 1 || !own[0])
      throw new Error(`phrasings/${language}.yaml: ${own.length} questions "${question}"`);
    return { id: own[0].id, language, phrasings: ways.join('\n') };
  });
  await tx.execute(sql`
    update faq_translation t set phrasings = own.phrasings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as own(id integer, language text, phrasings text)
    where t.record_id = own.id and t.lang_id = own.language`);
};
