import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { customers } from '../../../db/schema';

/** Whose e-mail this is: compared in lower case, among accounts that have not been deleted. */
export const hasEmail = (email: string) =>
  and(eq(sql`lower(${customers.email})`, email), isNull(customers.deleted_at));

/** The account of an e-mail, whether it is active or not. */
export const findByEmail = async (db: Queryable, email: string) => {
  const [customer] = await db.select().from(customers).where(hasEmail(email));
  return customer;
};
