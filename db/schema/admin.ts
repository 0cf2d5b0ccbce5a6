import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, timestamps, versioned } from '../columns';
import { media } from './media';

/** A role and the rights it gives. `super_admin` holds every right by its code. */
export const roles = pgTable('role', {
  id: identity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull().default(''),
  is_system: boolean().notNull().default(false),
  ...versioned(),
  ...timestamps(),
});

/** A right, `{entity}.{action}`; the rows are kept equal to the registry at start. */
export const permissions = pgTable('permission', {
  code: text().primaryKey(),
  entity: text().notNull(),
  action: text().notNull(),
});

export const rolePermissions = pgTable(
  'role_permission',
  {
    role_id: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text()
      .notNull()
      .references(() => permissions.code, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.role_id, t.permission] }),
    index('role_permission_permission_index').on(t.permission),
  ],
);

export const admins = pgTable(
  'admin',
  {
    id: identity(),
    email: text().notNull(),
    full_name: text().notNull(),
    password_hash: text().notNull(),
    avatar_id: integer().references(() => media.id, { onDelete: 'set null' }),
    role_id: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'restrict' }),
    is_active: boolean().notNull().default(true),
    /** The language of the last sign-in, in which letters are written that nobody asked for. */
    lang_id: text().notNull().default('vi'),
    last_login_at: instant(),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('admin_email_key').on(sql`lower(${t.email})`),
    index('admin_role_index').on(t.role_id),
    index('admin_avatar_index').on(t.avatar_id),
  ],
);

/** A signed-in browser. The token names it; ending it here ends the token. */
export const adminSessions = pgTable(
  'admin_session',
  {
    id: text().primaryKey(),
    admin_id: integer()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    user_agent: text().notNull().default(''),
    address: text().notNull().default(''),
    created_at: instant().notNull().defaultNow(),
    last_seen_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
  },
  (t) => [
    index('admin_session_admin_index').on(t.admin_id),
    index('admin_session_expires_index').on(t.expires_at),
  ],
);

/** One-use links that set a new password; only the hash of the token is stored. */
export const adminPasswordResets = pgTable(
  'admin_password_reset',
  {
    token_hash: text().primaryKey(),
    admin_id: integer()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [index('admin_password_reset_admin_index').on(t.admin_id)],
);

/** Counts failed or costly attempts per key (account, address) in a window; shared by all API processes. */
export const attempts = pgTable(
  'attempt',
  {
    key: text().primaryKey(),
    count: integer().notNull().default(0),
    resets_at: instant().notNull(),
  },
  (t) => [check('attempt_count_check', sql`${t.count} >= 0`), index('attempt_resets_index').on(t.resets_at)],
);
