import { and, eq, isNull, sql } from 'drizzle-orm';
import { tours, tourTranslations, travelStyles, travelStyleTranslations } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import { defineEntity } from '../../../kernel/entity';
import { isLive } from '../../../kernel/selection';
import { tourTables } from '../../tables';

export const travelStyle = defineEntity({
  name: 'travel_style',
  editors: { method: 'GET', path: '/travel-styles' },
  chapters: {
    'Travel styles': 'Ways of travelling that tours are filtered by.',
  },
  binOrder: 4,
  moduleId: null,
  record: travelStyles,
  translation: travelStyleTranslations,
  page: null,
  insertAt: 'end',
  list: (language) => ({
    // Tours that a visitor can read in this language, so that the number never promises a hidden one.
    tour_count: sql<number>`(
      select count(*)::int from ${tours}
      join ${tourTranslations} on ${tourTranslations.record_id} = ${tours.id} and ${tourTranslations.lang_id} = ${language}
      where ${tours.travel_style_id} = ${travelStyles.id} and ${isLive(tourTables)})`,
  }),
  detail: () => ({}),
  input: { record: {}, translation: {} },
  beforeDelete: async ({ tx }, recordId) => {
    const used = await tx.$count(tours, and(eq(tours.travel_style_id, recordId), isNull(tours.deleted_at)));
    if (used > 0) throw new ApiError('in_use', { data: { tour_count: used } });
  },
});
