import type { Candidate } from '../candidates/candidate';
import type { Trait } from '../understand/traits';
import { hasAny } from './has-any';
import { crowded, outdoors } from './suits';

const roofed = [
  'rainy-day',
  'museum',
  'museums-and-galleries',
  'theatre',
  'water-puppets',
  'stage-and-music',
  'shows-and-music',
  'coffee',
  'coffee-and-tea',
  'cooking',
  'workshop',
  'hands-on-workshops',
  'crafts-and-workshops',
  'wellness',
  'cave',
  'caves',
  'palace',
  'historic-house',
];

type Known = Pick<Candidate, 'signals' | 'price' | 'isMeal'>;

const isRoofed = ({ signals, isMeal }: Known): boolean =>
  (isMeal || hasAny(signals, roofed)) && !hasAny(signals, outdoors);

/** Whether a record may take the place of another of which somebody wants more of something. */
export const hasTrait = (candidate: Known, trait: Trait, dearest: number): boolean => {
  if (trait === 'indoors') return isRoofed(candidate);
  if (trait === 'quieter') return !hasAny(candidate.signals, crowded);
  // What is warm and what is cool is a matter of towns.
  return trait !== 'cheaper' || candidate.price === 0 || candidate.price < dearest;
};

/** What goes first when a day shall have more of something; 0 for what may stay. */
export const lacks = ({ signals, price, isMeal }: Known, trait: Trait): number => {
  if (trait === 'cheaper') return price;
  if (trait === 'indoors')
    return isRoofed({ signals, price, isMeal }) ? 0 : hasAny(signals, outdoors) ? 2 : 1;
  return trait === 'quieter' && hasAny(signals, crowded) ? 1 : 0;
};
