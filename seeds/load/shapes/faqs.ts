import { z } from 'zod';
import { faqEntityType, faqEntityTypes } from '../../../server/kinds/faq/kind';

const line = z.string().trim().min(1);
const question = z.strictObject({ question: line, answer: line });

/** Questions about one kind of page, in their order; answers are Markdown. */
export const faqsShape = z.strictObject({
  entity_type: faqEntityType.refine((type) => type !== faqEntityTypes.city, 'belongs to city.yaml'),
  items: z.array(z.strictObject({ en: question, vi: question })).min(1),
});

/** Questions about single cities, each with the name of its city's folder. They follow those in the city's record. */
export const cityFaqsShape = z.strictObject({
  entity_type: z.literal(faqEntityTypes.city),
  items: z
    .array(z.strictObject({ city: z.string().regex(/^[a-z0-9-]+$/), en: question, vi: question }))
    .min(1),
});

export type GuideFaqs = z.output<typeof faqsShape>;
