import { z } from 'zod';
import { requiredText, text, version } from '../../../fields';
import { langId } from '../../../language';
import { plainName } from '../../../plain-name';
import { emailField } from '../../../platform/admins/email-field';

/** What a visitor sends. */
export const contactBody = z.strictObject({
  full_name: plainName,
  email: emailField,
  phone: text(40)
    .regex(/^[\d\s()+./-]*$/)
    .optional(),
  subject: requiredText(200),
  message: requiredText(5000),
  lang_id: langId.optional(),
});

export const contactStatus = z
  .enum(['new', 'answered', 'closed'])
  .meta({ description: 'new, answered or closed' });

/** A message as the back office reads it. */
export const contactRow = z
  .object({
    id: z.number().int(),
    full_name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
    lang_id: z.string(),
    customer_id: z.number().int().nullable(),
    status: contactStatus,
    handled_by: z
      .object({ id: z.number().int(), full_name: z.string() })
      .nullable()
      .meta({ description: 'Who changed the status last' }),
    handled_at: z.string().nullable(),
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'ContactMessage' });

export const contactChange = z.strictObject({
  status: contactStatus,
  version,
  lang_id: langId.optional(),
});
