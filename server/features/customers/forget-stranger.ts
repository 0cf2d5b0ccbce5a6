import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../../db/schema';

const waits = sql`${customers.activated_at} is null`;

/** The column's value if the account waits for its activation, else as it is. */
const ifWaiting = (value: SQL, column: SQL): SQL => sql`case when ${waits} then ${value} else ${column} end`;

/**
 * What becomes of an account's details when its e-mail's owner opens it without having made it: anybody can have typed them.
 * The name is then what the e-mail says.
 */
export const strangersDetailsGone = () => ({
  full_name: ifWaiting(sql`left(split_part(${customers.email}, '@', 1), 80)`, sql`${customers.full_name}`),
  phone: ifWaiting(sql`''`, sql`${customers.phone}`),
  country_code: ifWaiting(sql`null`, sql`${customers.country_code}`),
  avatar_id: ifWaiting(sql`null`, sql`${customers.avatar_id}`),
});
