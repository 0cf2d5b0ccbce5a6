import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { roles } from '../../../../db/schema';
import type { AdminActor } from '../../../access';
import { invalidField } from '../../../errors';
import { requireReach } from '../authority';
import { findRole } from '../lists';

/**
 * Makes sure that there is such a role, until the transaction ends, and that this admin may give it.
 * @throws ApiError invalid, forbidden
 */
export const holdRole = async (tx: Transaction, actor: AdminActor, roleId: number): Promise<void> => {
  const [held] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, roleId)).for('key share');
  if (!held) throw invalidField('role_id', 'unknown_record');
  requireReach(actor, await findRole(tx, roleId));
};
