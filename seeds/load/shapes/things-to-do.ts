import { z } from 'zod';
import { categoryShape, type Described } from '../shapes';
import { outingShape } from './experiences';
import { withProvenance } from './visitor';

export const thingCategoryShape = categoryShape;

/** Something to do in a city; its tags stand in its texts. */
export const thingShape = z.preprocess(
  withProvenance,
  z.strictObject({ ...outingShape, category: z.string().regex(/^[a-z0-9-]+$/) }),
);

export type ThingCategory = Described<z.output<typeof thingCategoryShape>>;
export type Thing = Described<z.output<typeof thingShape>>;
