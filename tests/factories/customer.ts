import { randomBytes } from 'node:crypto';
import { customerSessions, customers } from '../../db/schema';
import type { App } from '../../server/app-type';

let count = 0;

/** An activated customer with a live session, and the token of it. */
export const signedInCustomer = async (app: App) => {
  count += 1;
  const [customer] = await app.db
    .insert(customers)
    .values({
      email: `traveller${count}@visit.example`,
      full_name: 'Trần Minh Anh',
      password_hash: 'not used here',
      lang_id: 'en',
      activated_at: new Date(),
    })
    .returning();
  if (!customer) throw new Error('The customer was not made.');
  const id = randomBytes(32).toString('hex');
  await app.db
    .insert(customerSessions)
    .values({ id, customer_id: customer.id, expires_at: new Date(Date.now() + 3_600_000) });
  return { customer, sessionId: id, token: app.jwt.sign({ sid: id, kind: 'customer' }) };
};
