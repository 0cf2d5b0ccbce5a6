import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns, translationColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';

/** A theme that places are listed under, such as heritage or beaches. */
export const themes = pgTable('theme', { ...recordColumns(), code: text().notNull().unique() }, (t) => [
  ...recordExtras('theme', t),
  check('theme_code_check', sql`${t.code} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
]);

export const themeTranslations = pgTable(
  'theme_translation',
  translationColumns(() => themes.id),
  (t) => translationExtras('theme', t),
);
