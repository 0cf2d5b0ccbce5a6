import { z } from 'zod';
import { hasControlCharacters } from '../../fields';

/** An e-mail address as it is looked up: composed, trimmed, in lower case. */
export const emailField = z
  .string()
  .normalize('NFC')
  .trim()
  .toLowerCase()
  .min(1, { error: 'required' })
  .max(254)
  .pipe(z.email());

/** The same for signing in, where an address that can't be one is simply unknown. */
export const loginName = z
  .string()
  .normalize('NFC')
  .trim()
  .toLowerCase()
  .min(1, { error: 'required' })
  .max(254)
  .refine((value) => !hasControlCharacters(value), { params: { key: 'control_characters' } });
