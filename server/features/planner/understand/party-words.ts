import { numberPattern } from './numbers';

/** Patterns of whole words for who travels. */

/** A number, as a group. */
export const n = `(${numberPattern})`;
export const whole = (source: string, flags = 'u') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);
export const all = (text: string, source: string) => [...text.matchAll(whole(source, 'gu'))];
