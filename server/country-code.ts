import { z } from 'zod';
import { dialCodes } from './dial-codes';

/** A country by its two letters, in capitals or not. */
export const countryCode = z
  .string()
  .trim()
  .max(2)
  .toUpperCase()
  .refine((code) => dialCodes.has(code), { params: { key: 'not_an_option' } })
  .meta({ description: 'ISO 3166-1, two letters', example: 'FR' });
