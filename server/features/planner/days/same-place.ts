import { distanceKm } from '../../../distance';
import type { Candidate } from '../candidates/candidate';

const pairsOf = (name: string): string[] => {
  const words = name.split(' ');
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
};

const sharesName = (a: Candidate, b: Candidate): boolean => {
  const pairs = new Set(a.names.flatMap(pairsOf));
  return b.names.flatMap(pairsOf).some((pair) => pair.length > 6 && pairs.has(pair));
};

/**
 * Whether two records are about one place: a temple and the thing to do in it. Nobody wants to go there twice. Where
 * people eat is next to something more often than it is the same.
 */
export const isSamePlace = (a: Candidate, b: Candidate): boolean => {
  if (a.kind === b.kind && a.id === b.id) return true;
  const km = distanceKm(a.point, b.point);
  if (a.isMeal !== b.isMeal) return km < 0.1 && sharesName(a, b);
  return km < 0.08 || (km < 1.5 && sharesName(a, b));
};
