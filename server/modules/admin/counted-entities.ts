import {
  blogCategories,
  blogCategoryTranslations,
  blogs,
  blogTranslations,
  cities,
  cityTranslations,
  regions,
  regionTranslations,
} from '../../../db/schema';
import type { Permission } from '../../permissions';

/** What the dashboard counts, in its order. A new entity is one more line. */
export const countedEntities = [
  { name: 'blog', record: blogs, translation: blogTranslations },
  { name: 'blog_category', record: blogCategories, translation: blogCategoryTranslations },
  { name: 'city', record: cities, translation: cityTranslations },
  { name: 'region', record: regions, translation: regionTranslations },
] as const;

export const readPermission = (entity: (typeof countedEntities)[number]): Permission => `${entity.name}.read`;
