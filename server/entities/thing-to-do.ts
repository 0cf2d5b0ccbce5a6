import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  thingsToDo,
  thingToDoCategories,
  thingToDoCategoryTranslations,
  thingToDoTranslations,
} from '../../db/schema';
import { defineEntity, defineListed } from '../content/entity';
import { ratingSelection } from '../content/rating';
import { liveReference } from '../content/reference';
import { tagsSelection } from '../content/tags';
import { degrees, id } from '../fields';
import { city } from './city';

const identity = { name: 'thing_to_do', record: thingsToDo } as const;
const category = defineListed(thingToDoCategories, thingToDoCategoryTranslations, () => ({}));

const columns = ['city_id', 'category_id', 'duration_minutes', 'price_from', 'lat', 'lon'] as const;

export const thingToDo = defineEntity({
  name: 'thing_to_do',
  moduleId: 10,
  record: thingsToDo,
  translation: thingToDoTranslations,
  notFound: 'thing_to_do_not_found',
  page: (slug) => `/thingstodo/${slug}`,
  insertAt: 'end',
  list: (language) => ({
    city: liveReference(city, sql`${thingsToDo.city_id}`, language),
    category: liveReference(category, sql`${thingsToDo.category_id}`, language),
    list_tags: tagsSelection(identity, language),
    lat: thingsToDo.lat,
    lon: thingsToDo.lon,
    duration_minutes: thingsToDo.duration_minutes,
    price_from: thingsToDo.price_from,
    ...ratingSelection(thingsToDo),
  }),
  detail: () => ({ city_id: thingsToDo.city_id, category_id: thingsToDo.category_id }),
  input: {
    record: {
      city_id: id,
      category_id: id,
      duration_minutes: z.int().min(1).max(100_000).nullable(),
      price_from: z.int().min(0).max(2_000_000_000).nullable(),
      lat: degrees(90).nullable(),
      lon: degrees(180).nullable(),
    },
    translation: {},
  },
  requiredOnCreate: ['city_id', 'category_id'],
  toColumns: async (_context, input) =>
    Object.fromEntries(
      columns.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
    ),
});
