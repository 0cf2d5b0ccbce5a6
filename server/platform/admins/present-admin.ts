import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../db/client';
import { admins, media, roles } from '../../../db/schema';
import type { AdminActor } from '../../access';
import { ApiError } from '../../errors';
import { allPermissions } from '../../permissions';

export const roleReference = z.object({ id: z.number().int(), code: z.string(), name: z.string() });

/** An admin as he sees himself. */
export const adminSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  full_name: z.string(),
  avatar: z.string().nullable(),
  role: roleReference,
  permissions: z.array(z.string()).meta({ description: 'Rights that the role has right now' }),
});

/** Path of an avatar; the query must join `media` on it. */
export const avatarPath = sql<string | null>`'/media/' || ${media.file}`;

/** The signed-in admin with the rights of this request. */
export const presentAdmin = async (
  db: Queryable,
  actor: AdminActor,
): Promise<z.output<typeof adminSchema>> => {
  const [row] = await db
    .select({ id: admins.id, email: admins.email, full_name: admins.full_name, avatar: avatarPath })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.role_id))
    .leftJoin(media, eq(media.id, admins.avatar_id))
    .where(eq(admins.id, actor.id));
  if (!row) throw new ApiError('unauthenticated');
  return {
    ...row,
    role: actor.role,
    permissions: allPermissions.filter((permission) => actor.permissions.has(permission)),
  };
};
