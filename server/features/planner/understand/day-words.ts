import { numberOf, numberPattern } from './numbers';

export const n = `(${numberPattern}|last|first|cuoi|dau)`;
export const near = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'u');
export const dayWord = '(?:day|ngay)(?: thu)?';

/** A number, or the first or last of something of which there are so many. */
export const orderOf = (text: string | undefined, count: number): number | undefined => {
  if (text === 'last' || text === 'cuoi') return count;
  if (text === 'first' || text === 'dau') return 1;
  return numberOf(text);
};
