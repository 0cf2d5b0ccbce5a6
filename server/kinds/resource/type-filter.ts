import { z } from 'zod';
import { resourceTypes } from '../../place-kinds';

/** A kind of place in a query; 0 for all. */
export const typeFilter = z
  .literal(['', '0', ...resourceTypes.map(String)])
  .default('0')
  .transform((value) => resourceTypes.find((type) => String(type) === value) ?? 0)
  .meta({ description: '3188, 3189, 3190 or 3191; 0 = all' });

/** Whether a place has a view all around, in a query. */
export const vrFilter = z.coerce.number().int().min(-1).max(1).default(-1).meta({
  description: '-1 any, 0 without a view all around, 1 with one',
});
