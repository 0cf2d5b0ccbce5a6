import { z } from 'zod';
import { faqSubjects } from '../../../server/kernel/items/faq-subjects';
import { faqEntityType, faqEntityTypes } from '../../../server/kinds/faq/kind';

const line = z.string().trim().min(1);
const question = z.strictObject({ question: line, answer: line });

/** Questions about one kind of page, in their order; answers are Markdown. One stands in one language when only its readers ask it. */
export const faqsShape = z.strictObject({
  entity_type: faqEntityType.refine((type) => type !== faqEntityTypes.city, 'belongs to city.yaml'),
  items: z
    .array(
      z
        .strictObject({
          subject: z.enum(faqSubjects).nullable().default(null),
          en: question.optional(),
          vi: question.optional(),
        })
        .refine(({ en, vi }) => en || vi, 'needs a language'),
    )
    .min(1),
});

/** Questions about single cities, each with the name of its city's folder. They follow those in the city's record. */
export const cityFaqsShape = z.strictObject({
  entity_type: z.literal(faqEntityTypes.city),
  items: z
    .array(z.strictObject({ city: z.string().regex(/^[a-z0-9-]+$/), en: question, vi: question }))
    .min(1),
});

export type GuideFaqs = z.output<typeof faqsShape>;
