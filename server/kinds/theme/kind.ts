import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  resources,
  resourceThemes,
  resourceTranslations,
  themes,
  themeTranslations,
} from '../../../db/schema';
import { ApiError } from '../../errors';
import { defineEntity } from '../../kernel/entity';
import { isLive } from '../../kernel/selection';
import { placeTables } from '../tables';

const code = z
  .string()
  .trim()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({ description: 'Name by which the site knows the theme', example: 'heritage' });

export const theme = defineEntity({
  name: 'theme',
  editors: { method: 'GET', path: '/themes' },
  chapters: {
    Themes: 'Themes that places are listed under.',
  },
  binOrder: 5,
  moduleId: null,
  record: themes,
  translation: themeTranslations,
  page: null,
  insertAt: 'end',
  list: (language) => ({
    code: themes.code,
    // Places that a visitor can read in this language, so that the number never promises a hidden one.
    resource_count: sql<number>`(
      select count(*)::int from ${resourceThemes} x
      join ${resources} on ${resources.id} = x.resource_id
      join ${resourceTranslations} on ${resourceTranslations.record_id} = ${resources.id}
        and ${resourceTranslations.lang_id} = ${language}
      where x.theme_id = ${themes.id} and ${isLive(placeTables)})`,
  }),
  detail: () => ({}),
  input: { record: { code }, translation: {} },
  requiredOnCreate: ['code'],
  beforeDelete: async ({ tx }, recordId) => {
    const [used] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(resourceThemes)
      .innerJoin(resources, eq(resources.id, resourceThemes.resource_id))
      .where(sql`${resourceThemes.theme_id} = ${recordId} and ${resources.deleted_at} is null`);
    if (used && used.count > 0) throw new ApiError('in_use', { data: { resource_count: used.count } });
  },
});
