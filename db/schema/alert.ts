import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AlertKind, AlertSeverity } from '../../server/alert-words';
import { recordColumns, translationColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';

/**
 * What visitors have to know now: a storm, a flood, a closure. It is in force from `published_at` until `hidden_at`, which
 * is when it is shown; without an end, until further notice. It concerns the whole country, or provinces by today's names
 * and single destinations.
 */
export const alerts = pgTable(
  'alert',
  {
    ...recordColumns(),
    kind: text().$type<AlertKind>().notNull(),
    severity: text().$type<AlertSeverity>().notNull(),
    is_nationwide: boolean().notNull().default(false),
    provinces: text().array().notNull().default([]),
    city_ids: integer().array().notNull().default([]),
    source_url: text(),
  },
  (t) => [
    ...recordExtras('alert', t),
    check('alert_kind_check', sql`${t.kind} in ('storm', 'flood', 'closure', 'rail', 'other')`),
    check('alert_severity_check', sql`${t.severity} in ('notice', 'warning', 'danger')`),
    check('alert_source_url_check', sql`${t.source_url} ~ '^https?://'`),
  ],
);

/** `source` is who says so. */
export const alertTranslations = pgTable(
  'alert_translation',
  { ...translationColumns(() => alerts.id), source: text().notNull().default('') },
  (t) => translationExtras('alert', t),
);
