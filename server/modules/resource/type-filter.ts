import { z } from 'zod';
import { resourceTypes } from './kinds';

/** A kind of place in a query; 0 for all. */
export const typeFilter = z
  .literal(['', '0', ...resourceTypes.map(String)])
  .default('0')
  .transform((value) => resourceTypes.find((type) => String(type) === value) ?? 0)
  .meta({ description: '3188, 3189, 3190 or 3191; 0 = all' });
