import { z } from 'zod';

const line = z.string().trim().min(1);

/** Other ways of asking the questions of the content, in one language. */
export const phrasingsShape = z
  .array(
    z.strictObject({
      /** The question as its record puts it. */
      question: line,
      /** The city's folder, where several cities have the same question. */
      city: z.string().optional(),
      ways: z.array(line).min(1),
    }),
  )
  .min(1);

export type Phrasings = z.output<typeof phrasingsShape>;
