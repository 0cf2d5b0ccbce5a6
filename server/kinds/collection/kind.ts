import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { collections, collectionTranslations } from '../../../db/schema';
import { text } from '../../fields';
import { defineEntity } from '../../kernel/entity';
import { languageCodes } from '../../language';
import { moduleIds } from '../../module-ids';
import { rule } from '../../shelf';

export { conditionsOf, efforts, mostOnShelf, mostShelves, ordersOf, shelfKinds } from '../../shelf';

/** A collection begins like this on the site and in the API. */
export const collectionsBase = '/collections';

export const collection = defineEntity({
  name: 'collection',
  editors: { method: 'GET', path: collectionsBase },
  chapters: {
    Collections: 'Ways into the site for somebody: what they have to know, and records that fit.',
  },
  binOrder: 7,
  moduleId: moduleIds.collection,
  record: collections,
  translation: collectionTranslations,
  page: (slug) => `${collectionsBase}/${slug}`,
  insertAt: 'end',
  list: () => ({ written_for: collections.written_for }),
  detail: () => ({
    rule: collections.rule,
    ask: sql<string>`coalesce(${collectionTranslations.ask}, '')`,
  }),
  input: {
    record: {
      rule: rule.meta({ description: 'Which records it shows, shelf by shelf' }),
      written_for: z.enum(languageCodes).nullable().meta({
        description: 'Language whose readers it was written for: there it comes first, elsewhere last',
      }),
    },
    translation: {
      ask: text(300).meta({ description: 'What the planner is asked by who wants to plan with it' }),
    },
  },
});
