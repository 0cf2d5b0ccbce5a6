import { and, eq, isNull, sql } from 'drizzle-orm';
import { cities, regions, regionTranslations } from '../../db/schema';
import { defineEntity } from '../content/entity';
import { ApiError } from '../errors';

export const region = defineEntity({
  name: 'region',
  moduleId: 21,
  record: regions,
  translation: regionTranslations,
  notFound: 'region_not_found',
  page: null,
  insertAt: 'end',
  list: (language) => ({
    city_count: sql<number>`(
      select count(*)::int from ${cities} c join city_translation t on t.record_id = c.id and t.lang_id = ${language} and t.is_published
      where c.region_id = ${regions.id} and c.deleted_at is null and c.status = 1)`,
  }),
  detail: () => ({}),
  input: { record: {}, translation: {} },
  toColumns: async () => ({}),
  beforeDelete: async ({ tx }, recordId) => {
    const used = await tx.$count(cities, and(eq(cities.region_id, recordId), isNull(cities.deleted_at)));
    if (used > 0) throw new ApiError('in_use', { data: { city_count: used } });
  },
});
