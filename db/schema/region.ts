import { pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns, translationColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';

/** A tourism region: what cities are grouped under. */
export const regions = pgTable('region', { ...recordColumns(), code: text().unique() }, (t) =>
  recordExtras('region', t),
);

export const regionTranslations = pgTable(
  'region_translation',
  translationColumns(() => regions.id),
  (t) => translationExtras('region', t),
);
