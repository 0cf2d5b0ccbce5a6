import type { EntityDescriptor } from '../entities/descriptor';

/** Kinds of records that come from tables, by the names that the API has for them: those with pages and their groups. */
const kinds = new Set([
  'blog',
  'blog_category',
  'city',
  'event',
  'experience',
  'experience_type',
  'region',
  'resource',
  'theme',
  'thing_to_do',
  'thing_to_do_category',
  'tour',
  'travel_style',
]);

/** Whether records of an entity can be imported; rights call it by the same name as the API. */
export const isImportable = ({ right }: Pick<EntityDescriptor, 'right'>): boolean => kinds.has(right);
