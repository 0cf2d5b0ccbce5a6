import { and, eq, isNull, sql } from 'drizzle-orm';
import { cities, cityTranslations, regions, regionTranslations } from '../../../db/schema';
import { ApiError } from '../../errors';
import { defineEntity, defineListed } from '../../kernel/entity';
import { isLive } from '../../kernel/selection';
import { moduleIds } from '../../module-ids';

const cityTables = defineListed(cities, cityTranslations, () => ({}));

export const region = defineEntity({
  name: 'region',
  editors: { method: 'GET', path: '/region' },
  chapters: {
    Regions: 'The regions of the country.',
  },
  binOrder: 7,
  moduleId: moduleIds.region,
  record: regions,
  translation: regionTranslations,
  page: null,
  insertAt: 'end',
  list: (language) => ({
    // Those that a visitor can read in this language, so that the number never promises a hidden one.
    city_count: sql<number>`(
      select count(*)::int from ${cities}
      join ${cityTranslations} on ${cityTranslations.record_id} = ${cities.id}
        and ${cityTranslations.lang_id} = ${language}
      where ${cities.region_id} = ${regions.id} and ${isLive(cityTables)})`,
  }),
  detail: () => ({}),
  input: { record: {}, translation: {} },
  beforeDelete: async ({ tx }, recordId) => {
    const used = await tx.$count(cities, and(eq(cities.region_id, recordId), isNull(cities.deleted_at)));
    if (used > 0) throw new ApiError('in_use', { data: { city_count: used } });
  },
});
