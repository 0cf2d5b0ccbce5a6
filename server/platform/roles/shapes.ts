import { z } from 'zod';
import { requiredText, text, version } from '../../fields';
import { langId } from '../../language';
import { allPermissions } from '../../permissions';
import { roleRow } from '../admins/list-routes';

/** A role with its rights as a table: a line for each entity, a box for each right. */
export const roleDetail = roleRow
  .extend({
    matrix: z
      .array(
        z.object({
          entity: z.string(),
          permissions: z.array(
            z.object({
              code: z.string(),
              action: z.string(),
              is_held: z.boolean(),
              is_changeable: z.boolean(),
            }),
          ),
        }),
      )
      .meta({ description: 'is_changeable: the signed-in admin holds the right, so may give and take it' }),
  })
  .meta({ id: 'Role' });

const permissions = z
  .array(z.enum(allPermissions))
  .max(1000)
  .meta({ description: 'All rights that the role has from then on', example: ['blog.read', 'blog.update'] });

const code = z
  .string()
  .trim()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/)
  .meta({ description: 'Never changes; made from the name when missing', example: 'guide_writer' });

const fields = { name: requiredText(120), description: text(500) };

export const newRole = z.strictObject({
  ...fields,
  description: fields.description.default(''),
  code: code.optional(),
  permissions: permissions.default([]),
  lang_id: langId.optional(),
});

export const changedRole = z.strictObject({
  ...z.object({ ...fields, permissions }).partial().shape,
  version,
  lang_id: langId.optional(),
});
