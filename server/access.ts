import { missingRight } from './errors';
import type { Permission } from './permissions';

/** Who asks. Handlers and queries take it; it never comes from anything but a checked token. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'customer'; id: number; sessionId: string }
  | {
      kind: 'admin';
      id: number;
      sessionId: string;
      role: { id: number; code: string; name: string };
      permissions: ReadonlySet<Permission>;
    };

export type AdminActor = Extract<Actor, { kind: 'admin' }>;

export const anonymous: Actor = { kind: 'anonymous' };

/**
 * What a route declares in `config.access`:
 * `public`, `customer` (signed in), `admin` (any admin), a permission that the admin's role must hold, or `internal`: the
 * product's own processes, which know `INTERNAL_TOKEN`. For everybody else there is no such address.
 */
export type Access = 'public' | 'internal' | 'customer' | 'admin' | Permission;

export const holds = (actor: Actor, permission: Permission): boolean =>
  actor.kind === 'admin' && actor.permissions.has(permission);

/** @throws ApiError forbidden that names the right */
export const requireRight = (actor: Actor, permission: Permission): void => {
  if (!holds(actor, permission)) throw missingRight(permission);
};

export type { Permission };
