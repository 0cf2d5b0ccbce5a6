import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { customers } from '../../../db/schema';
import type { Language } from '../../language';
import { customerSessions } from '../../platform/sessions/customer-sessions';
import { unknownPasswordHash } from '../../platform/sessions/passwords';
import { hasEmail } from './find';
import { strangersDetailsGone } from './forget-stranger';

interface Shown {
  email: string;
  full_name: string;
  lang: Language;
}

/**
 * The account of whoever has just pressed a link that went to `email`: the one that there is, or a new one without a
 * password, which "forgotten password" gives it. An account that waited for its activation is opened; what a stranger may
 * have typed into it is forgotten.
 */
export const accountByMail = async (
  tx: Transaction,
  { email, full_name, lang }: Shown,
): Promise<{ id: number; isNew: boolean }> => {
  const [made] = await tx
    .insert(customers)
    .values({
      email,
      full_name,
      password_hash: unknownPasswordHash,
      lang_id: lang,
      activated_at: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  if (made) return { id: made.id, isNew: true };
  const [known] = await tx
    .select({ id: customers.id, activated_at: customers.activated_at })
    .from(customers)
    .where(hasEmail(email))
    .for('update');
  // Between the two statements it can only have been deleted.
  if (!known) return accountByMail(tx, { email, full_name, lang });
  if (known.activated_at) return { id: known.id, isNew: false };
  await tx
    .update(customers)
    .set({
      ...strangersDetailsGone(),
      full_name,
      password_hash: unknownPasswordHash,
      activated_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(eq(customers.id, known.id));
  await customerSessions.endAll(tx, known.id);
  return { id: known.id, isNew: true };
};
