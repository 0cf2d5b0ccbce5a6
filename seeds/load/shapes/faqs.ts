import { z } from 'zod';
import { faqEntityType } from '../../../server/items/faq';

const line = z.string().trim().min(1);
const question = z.strictObject({ question: line, answer: line });

/** Questions about one kind of page, in their order; answers are Markdown. */
export const faqsShape = z.strictObject({
  entity_type: faqEntityType,
  items: z.array(z.strictObject({ en: question, vi: question })).min(1),
});

export type GuideFaqs = z.output<typeof faqsShape>;
