import {
  blogCategories,
  blogCategoryTranslations,
  blogs,
  blogTranslations,
  cities,
  cityTranslations,
  events,
  eventTranslations,
  experiences,
  experienceTranslations,
  experienceTypes,
  experienceTypeTranslations,
  regions,
  regionTranslations,
  resources,
  resourceTranslations,
  themes,
  themeTranslations,
  thingsToDo,
  thingToDoCategories,
  thingToDoCategoryTranslations,
  thingToDoTranslations,
  tours,
  tourTranslations,
  travelStyles,
  travelStyleTranslations,
} from '../../../db/schema';
import type { Permission } from '../../permissions';

/** What the dashboard counts, in its order. A new entity is one more line. */
export const countedEntities = [
  { name: 'blog', record: blogs, translation: blogTranslations },
  { name: 'blog_category', record: blogCategories, translation: blogCategoryTranslations },
  { name: 'city', record: cities, translation: cityTranslations },
  { name: 'event', record: events, translation: eventTranslations },
  { name: 'experience', record: experiences, translation: experienceTranslations },
  { name: 'experience_type', record: experienceTypes, translation: experienceTypeTranslations },
  { name: 'region', record: regions, translation: regionTranslations },
  { name: 'resource', record: resources, translation: resourceTranslations },
  { name: 'theme', record: themes, translation: themeTranslations },
  { name: 'thing_to_do', record: thingsToDo, translation: thingToDoTranslations },
  {
    name: 'thing_to_do_category',
    record: thingToDoCategories,
    translation: thingToDoCategoryTranslations,
  },
  { name: 'tour', record: tours, translation: tourTranslations },
  { name: 'travel_style', record: travelStyles, translation: travelStyleTranslations },
] as const;

export const readPermission = (entity: (typeof countedEntities)[number]): Permission => `${entity.name}.read`;
