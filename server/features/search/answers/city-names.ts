import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { cities, cityTranslations } from '../../../../db/schema';
import { visibility } from '../../../kernel/selection';
import { city } from '../../../kinds/city/kind';
import type { Language } from '../../../language';

/** Cities that visitors may see, by id. */
export const readCityNames = async (
  db: Queryable,
  language: Language,
): Promise<ReadonlyMap<number, { slug: string; title: string }>> => {
  const rows = await db
    .select({ id: cities.id, slug: cityTranslations.slug, title: cityTranslations.title })
    .from(cities)
    .innerJoin(
      cityTranslations,
      and(eq(cityTranslations.record_id, cities.id), eq(cityTranslations.lang_id, language)),
    )
    .where(sql`${visibility(city, { includeHidden: false })}`);
  return new Map(rows.map(({ id, ...names }) => [id, names]));
};
