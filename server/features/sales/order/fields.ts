import { z } from 'zod';
import { emailField } from '../../../platform/admins/email-field';

/** An order's code in a path, as people type it. */
export const orderCode = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9 -]+$/)
  .meta({
    description: 'Of the order, or of one of its tickets; with or without its hyphens',
    example: 'VN-7KQ2-M9XW',
  });

/** What is shown instead of an account. */
export const shown = {
  email: emailField.optional().meta({ description: 'The buyer’s address' }),
  key: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/)
    .optional()
    .meta({ description: 'The key from the order or its letters', example: 'q3Vw0o1T2x6mJd9s8cKfLg' }),
};
