import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  thingsToDo,
  thingToDoCategories,
  thingToDoCategoryTranslations,
  thingToDoTranslations,
} from '../../../../db/schema';
import { ApiError } from '../../../errors';
import { defineEntity, defineListed } from '../../../kernel/entity';
import { isActive } from '../../../kernel/is-active';
import { isLive } from '../../../kernel/selection';

const things = defineListed(thingsToDo, thingToDoTranslations, () => ({}));

export const thingToDoCategory = defineEntity({
  name: 'thing_to_do_category',
  editors: { method: 'GET', path: '/thingtodo-categories' },
  chapters: {
    'Categories of things to do': 'Groups of things to do.',
  },
  binOrder: 3,
  moduleId: null,
  record: thingToDoCategories,
  translation: thingToDoCategoryTranslations,
  page: null,
  insertAt: 'end',
  list: (language) => ({
    is_active: thingToDoCategories.is_active,
    // Those that a visitor can read in this language, so that the number never promises a hidden one.
    thing_to_do_count: sql<number>`(
      select count(*)::int from ${thingsToDo}
      join ${thingToDoTranslations} on ${thingToDoTranslations.record_id} = ${thingsToDo.id}
        and ${thingToDoTranslations.lang_id} = ${language}
      where ${thingsToDo.category_id} = ${thingToDoCategories.id} and ${isLive(things)})`,
  }),
  detail: () => ({}),
  input: { record: { is_active: isActive }, translation: {} },
  beforeDelete: async ({ tx }, recordId) => {
    const used = await tx.$count(
      thingsToDo,
      and(eq(thingsToDo.category_id, recordId), isNull(thingsToDo.deleted_at)),
    );
    if (used > 0) throw new ApiError('in_use', { data: { thing_to_do_count: used } });
  },
});
