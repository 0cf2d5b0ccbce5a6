import { pgTable } from 'drizzle-orm/pg-core';
import { recordColumns, translationColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';

/** A way of travelling that itineraries are filtered by, such as family or trekking. */
export const travelStyles = pgTable('travel_style', { ...recordColumns() }, (t) =>
  recordExtras('travel_style', t),
);

export const travelStyleTranslations = pgTable(
  'travel_style_translation',
  translationColumns(() => travelStyles.id),
  (t) => translationExtras('travel_style', t),
);
