import type { Field } from './field';
import type { GroupName } from './names';

/** Fields that many entities have in common. */
export const title: Field = { name: 'title', kind: 'line', maxLength: 200, required: true };
export const slug: Field = { name: 'slug', kind: 'slug' };
export const description: Field = {
  name: 'description',
  kind: 'lines',
  maxLength: 500,
  hint: 'description',
};
const content: Field = { name: 'content', kind: 'rich' };
export const coordinates: Field = { name: 'coordinates', kind: 'coordinates', hint: 'coordinates' };
export const galleries: Field = { name: 'galleries', kind: 'gallery', hint: 'galleries' };

/** Dong for one person. */
export const price: Field = { name: 'price_from', kind: 'money', hint: 'price_from' };
export const durationMinutes: Field = {
  name: 'duration_minutes',
  kind: 'number',
  min: 1,
  max: 100_000,
  whole: true,
  unit: 'minutes',
};

/** When a record appears and disappears by itself. */
export const schedule = {
  title: 'schedule',
  fields: [
    { name: 'published_at', kind: 'date_time', hint: 'published_at' },
    { name: 'hidden_at', kind: 'date_time', hint: 'hidden_at' },
  ],
} as const satisfies { title: GroupName; fields: readonly Field[] };

/** The texts of what has a page of its own. */
export const pageTexts: readonly Field[] = [title, slug, description, content];
