import { z } from 'zod';
import { languageCodes } from '../../../server/language';
import { shelf } from '../../../server/shelf';
import { type Described, pictureShape } from '../shapes';

const key = z.string().regex(/^[a-z0-9-]+$/);
const keys = z.array(key).min(1).optional();
const line = z.string().trim().min(1);

/** A shelf of a collection, which names records by their folders; the rest is as the API takes it. */
const shelfShape = z.looseObject({
  kind: shelf.shape.kind,
  picks: keys,
  cities: keys,
  regions: keys,
  categories: keys,
});

/** A way into the site for somebody. */
export const collectionShape = z.strictObject({
  id: z.int().positive(),
  sort: z.int().positive(),
  written_for: z.enum(languageCodes).optional(),
  picture: pictureShape,
  /** What the planner is asked. */
  ask: z.strictObject({ en: line, vi: line }),
  rule: z.array(shelfShape).min(1),
});

export type ShelfRecord = z.output<typeof shelfShape>;
export type CollectionRecord = Described<z.output<typeof collectionShape>>;
