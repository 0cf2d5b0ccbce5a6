import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns, translationColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';

/** A kind of experience, in a tree. `code` names the types that have a page of their own, such as `cuisine`. */
export const experienceTypes = pgTable(
  'experience_type',
  {
    ...recordColumns(),
    parent_id: integer().references((): AnyPgColumn => experienceTypes.id, { onDelete: 'restrict' }),
    code: text().unique(),
  },
  (t) => [
    ...recordExtras('experience_type', t),
    check('experience_type_parent_check', sql`${t.parent_id} <> ${t.id}`),
    check('experience_type_code_check', sql`${t.code} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    index('experience_type_parent_index').on(t.parent_id, t.sort, t.id.desc().nullsFirst()),
  ],
);

export const experienceTypeTranslations = pgTable(
  'experience_type_translation',
  translationColumns(() => experienceTypes.id),
  (t) => translationExtras('experience_type', t),
);
