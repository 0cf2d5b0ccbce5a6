import { z } from 'zod';
import { id, requiredText, version } from '../../../fields';
import { langId } from '../../../language';
import { chosenPassword } from '../../sessions/password-rules';
import { emailField } from '../email-field';
import { adminRow } from '../list-routes';

export const adminDetail = adminRow
  .extend({
    permissions: z.array(z.string()).meta({ description: 'Rights that the role gives right now' }),
    is_self: z.boolean(),
    is_changeable: z
      .boolean()
      .meta({ description: 'False when the account has rights that the signed-in admin does not hold' }),
  })
  .meta({ id: 'Admin' });

const fields = { email: emailField, full_name: requiredText(120), role_id: id };

export const newAdmin = z.strictObject({
  ...fields,
  password: chosenPassword
    .optional()
    .meta({ description: 'Without one an invitation goes out, with a link that sets it' }),
  lang_id: langId.optional(),
});

export const changedAdmin = z.strictObject({
  ...z.object({ ...fields, is_active: z.boolean() }).partial().shape,
  version,
  lang_id: langId.optional(),
});
