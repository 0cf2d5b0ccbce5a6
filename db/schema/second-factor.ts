import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { admins } from './admin';

/** An app that makes codes for an admin's sign-in. Until a first code has been given, `confirmed_at` is null. */
export const adminSecondFactors = pgTable('admin_second_factor', {
  admin_id: integer()
    .primaryKey()
    .references(() => admins.id, { onDelete: 'cascade' }),
  /** Encrypted: a copy of the database is of no use without the installation's secret. */
  secret: text().notNull(),
  confirmed_at: instant(),
  /** The time step of the last code that was taken; neither it nor an earlier one is taken again. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: instant().notNull().defaultNow(),
});

/** One-use codes for somebody whose app is lost; only their hashes are stored. */
export const adminRecoveryCodes = pgTable(
  'admin_recovery_code',
  {
    code_hash: text().primaryKey(),
    admin_id: integer()
      .notNull()
      .references(() => adminSecondFactors.admin_id, { onDelete: 'cascade' }),
    used_at: instant(),
  },
  (t) => [index('admin_recovery_code_admin_index').on(t.admin_id)],
);

/** A sign-in whose password was right and whose code is still to come; only the hash of its token is stored. */
export const adminChallenges = pgTable(
  'admin_challenge',
  {
    token_hash: text().primaryKey(),
    admin_id: integer()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
  },
  (t) => [
    index('admin_challenge_admin_index').on(t.admin_id),
    index('admin_challenge_expires_index').on(t.expires_at),
  ],
);
