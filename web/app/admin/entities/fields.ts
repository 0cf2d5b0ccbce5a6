import type { Field } from './descriptor';

/** Fields that every entity's translation has. */
export const title: Field = { name: 'title', kind: 'line', maxLength: 200, required: true };
export const slug: Field = { name: 'slug', kind: 'slug' };
export const description: Field = { name: 'description', kind: 'lines', maxLength: 500, hint: true };
export const content: Field = { name: 'content', kind: 'rich' };
