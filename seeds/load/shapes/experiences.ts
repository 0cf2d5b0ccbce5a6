import { z } from 'zod';
import { type Described, pictureShape, subjectShape } from '../shapes';
import { visitorFields, withProvenance } from './visitor';

const line = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9-]+$/);
const placed = { id: z.int().positive(), sort: z.int().positive() };

/** A kind of experience; `code` for those that have a page of their own. */
export const experienceTypeShape = z.strictObject({
  ...placed,
  parent: key.optional(),
  code: key.optional(),
  picture: pictureShape,
});

/** What something to do costs for one person (VND, a sample; null where nobody knows), how long it takes, and where it is. */
export const outingShape = {
  ...placed,
  city: key,
  price_from: z.int().min(0).nullable(),
  ...visitorFields,
  duration_minutes: z.int().positive(),
  lat: z.number(),
  lon: z.number(),
  subject: subjectShape,
  picture: pictureShape,
};

const experience = z.strictObject({
  ...outingShape,
  type: key,
  is_hot: z.boolean().default(false),
  highlights: z.strictObject({ en: z.array(line).min(1), vi: z.array(line).min(1) }),
});

export const experienceShape = z.preprocess(withProvenance, experience);

export type ExperienceType = Described<z.output<typeof experienceTypeShape>>;
export type Experience = Described<z.output<typeof experienceShape>>;
