import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/client';
import { type AdminActor, requireRight } from '../../access';
import { ApiError } from '../../errors';
import type { Permission } from '../../permissions';
import { idleSecondsOf } from '../sessions/idle';
import { loadAdmin } from '../sessions/load-actor';
import { signedInAdmin } from './signed-in';

export const superAdmin = 'super_admin';

/** What an account or a role is measured by: the code of the role, and what it may do. */
export interface Authority {
  code: string;
  permissions: readonly string[];
}

/** A running change of who may do what. */
export interface AuthorityChange {
  tx: Transaction;
  request: FastifyRequest;
  /** The admin who makes it, with the rights that he has while it runs. */
  actor: AdminActor;
}

/**
 * Runs a change of roles or accounts. They run one after another, and each looks at its admin anew: whoever lost a
 * right, a role or the account a moment ago is held to it, and no two changes can undo what each of them relied on.
 * @throws ApiError unauthenticated or forbidden when the right is gone by now
 */
export const changeAuthority = <T>(
  app: FastifyInstance,
  request: FastifyRequest,
  needed: Permission,
  run: (change: AuthorityChange) => Promise<T>,
): Promise<T> =>
  app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('authority'))`);
    const actor = await loadAdmin(tx, signedInAdmin(request).sessionId, idleSecondsOf(app.env, 'admin'));
    if (actor?.kind !== 'admin') throw new ApiError('unauthenticated');
    requireRight(actor, needed);
    return run({ tx, request, actor });
  });

/** Whether an admin may give all of these rights and take them away. Only a super admin touches super admins. */
export const reaches = (actor: AdminActor, { code, permissions }: Authority): boolean => {
  if (actor.role.code === superAdmin) return true;
  const held = new Set<string>(actor.permissions);
  return code !== superAdmin && permissions.every((permission) => held.has(permission));
};

/** @throws ApiError forbidden when these rights go beyond the admin's own */
export const requireReach = (actor: AdminActor, authority: Authority): void => {
  if (!reaches(actor, authority)) throw new ApiError('forbidden', { message: 'exceeds_rights' });
};
