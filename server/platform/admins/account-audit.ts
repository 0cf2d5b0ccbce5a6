import type { Queryable } from '../../../db/client';
import { auditEntries } from '../../../db/schema';

/** What admins do with their own access. */
export type AccountAction =
  | 'login'
  | 'logout'
  | 'end_session'
  | 'password_change'
  | 'password_reset'
  | 'profile'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes';

interface AccountEvent {
  action: AccountAction;
  admin: { id: number; full_name: string };
  requestId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Notes what an admin did with an own account. Passwords, hashes and tokens never come here. */
export const auditAccount = async (
  db: Queryable,
  { action, admin, requestId, before, after }: AccountEvent,
) => {
  await db.insert(auditEntries).values({
    admin_id: admin.id,
    action,
    entity: 'admin',
    record_id: admin.id,
    title: admin.full_name,
    before: before ?? null,
    after: after ?? null,
    request_id: requestId,
  });
};
