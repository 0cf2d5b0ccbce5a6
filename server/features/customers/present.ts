import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../db/client';
import { customers, media } from '../../../db/schema';
import { ApiError } from '../../errors';
import { formatDateTime } from '../../time';

/** A customer as he sees himself. */
export const customerSchema = z
  .object({
    id: z.number().int(),
    potential_id: z.number().int().meta({ description: 'The same as id; uploads name it' }),
    email: z.string(),
    full_name: z.string(),
    phone: z.string(),
    country_code: z.string().nullable(),
    avatar: z.string().nullable(),
    version: z.number().int(),
    created_at: z.string(),
  })
  .meta({ id: 'Customer' });

/** @throws ApiError unauthenticated when the account has just gone */
export const presentCustomer = async (
  db: Queryable,
  id: number,
): Promise<z.output<typeof customerSchema>> => {
  const [row] = await db
    .select({
      id: customers.id,
      potential_id: customers.id,
      email: customers.email,
      full_name: customers.full_name,
      phone: customers.phone,
      country_code: customers.country_code,
      avatar: sql<string | null>`'/media/' || ${media.file}`,
      version: customers.version,
      created_at: customers.created_at,
    })
    .from(customers)
    .leftJoin(media, eq(media.id, customers.avatar_id))
    .where(sql`${customers.id} = ${id} and ${customers.deleted_at} is null`);
  if (!row) throw new ApiError('unauthenticated');
  return { ...row, created_at: formatDateTime(row.created_at) };
};
