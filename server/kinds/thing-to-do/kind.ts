import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { thingsToDo, thingToDoTranslations } from '../../../db/schema';
import { degrees, id, requiredText } from '../../fields';
import { defineEntity } from '../../kernel/entity';
import { checkPlace } from '../../kernel/place';
import { ratingSelection } from '../../kernel/rating';
import { liveReference } from '../../kernel/reference';
import { setTags, tagsSelection } from '../../kernel/tags';
import { visitorInput, visitorReading } from '../../kernel/visitor-info/fields';
import { moduleIds } from '../../module-ids';
import { city } from '../city/kind';
import { thingToDoCategory } from './category/kind';

const identity = { name: 'thing_to_do', record: thingsToDo } as const;

export const thingToDo = defineEntity({
  ...identity,
  editors: { method: 'GET', path: '/things-to-do' },
  chapters: {
    'Things to do': 'Things to do in a city.',
  },
  moduleId: moduleIds.thing_to_do,
  translation: thingToDoTranslations,
  page: (slug) => `/thingstodo/${slug}`,
  insertAt: 'end',
  list: (language) => ({
    city_id: thingsToDo.city_id,
    city: liveReference(city, sql`${thingsToDo.city_id}`, language),
    category: liveReference(thingToDoCategory, sql`${thingsToDo.category_id}`, language),
    list_tags: tagsSelection(identity, language),
    lat: thingsToDo.lat,
    lon: thingsToDo.lon,
    ...visitorReading(thingsToDo),
    price_from: thingsToDo.price_from,
    ...ratingSelection(thingsToDo),
  }),
  detail: () => ({ category_id: thingsToDo.category_id }),
  input: {
    record: {
      city_id: id,
      category_id: id,
      ...visitorInput,
      price_from: z.int().min(0).max(2_000_000_000).nullable().meta({
        description: 'VND for one person; 0 = free, null = not known',
      }),
      lat: degrees(90).nullable(),
      lon: degrees(180).nullable(),
    },
    translation: { list_tags: z.array(requiredText(60)).max(20) },
  },
  requiredOnCreate: ['city_id', 'category_id'],
  references: { city_id: city, category_id: thingToDoCategory },
  check: (_context, input) => checkPlace(input),
  afterWrite: async ({ tx, language }, recordId, { list_tags }) => {
    if (Array.isArray(list_tags)) await setTags(tx, identity, recordId, language, list_tags.map(String));
  },
});
