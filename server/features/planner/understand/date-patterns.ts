import { monthNames } from './months';

/** A day of a month as English writes it, "3" or "3rd"; its number is the group. */
export const dayOfMonth = '(\\d{1,2})(?:st|nd|rd|th)?';
/** A month by its English name, which is the group. */
export const englishMonth = `(${monthNames})`;
/** A date in a text, no part of a longer number or word. */
export const dateAt = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}/])${source}(?![\\p{L}\\p{N}/])`, 'u');
