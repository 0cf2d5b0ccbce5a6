import { z } from 'zod';
import { langId } from '../../language';
import { chosenPassword, givenPassword } from './password-rules';

/** What changing one's own password takes, of an admin and of a customer: the old one, and the new one twice. */
export const passwordChange = z
  .strictObject({
    old_password: givenPassword,
    new_password: chosenPassword,
    confirm_password: z.string().max(1000),
    lang_id: langId.optional(),
  })
  .refine((body) => body.new_password === body.confirm_password, {
    path: ['confirm_password'],
    params: { key: 'passwords_differ' },
  });
