import type { Field } from './field';

/** Fields that many entities have in common. */
export const title: Field = { name: 'title', kind: 'line', maxLength: 200, required: true };
export const slug: Field = { name: 'slug', kind: 'slug' };
export const description: Field = {
  name: 'description',
  kind: 'lines',
  maxLength: 500,
  hint: 'description',
};
export const content: Field = { name: 'content', kind: 'rich' };
export const coordinates: Field = { name: 'coordinates', kind: 'coordinates', hint: 'coordinates' };
export const galleries: Field = { name: 'galleries', kind: 'gallery', hint: 'galleries' };

/** The texts of what has a page of its own. */
export const pageTexts: readonly Field[] = [title, slug, description, content];
