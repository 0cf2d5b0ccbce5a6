import { distanceKm, type Point } from '../distance';
import { entries, presentOf } from './gazetteer';
import { neighboursSay } from './gazetteer/province-at';
import { coastKm, kmFromLand } from './land';

/** As the crow flies: what a half-day's round from a destination reaches, and no more than that into another province. */
const reachKm = 75;
const acrossKm = 60;

/** Islands, bays and piers that the gazetteer knows, where a pin may lie at sea. */
export const waters = entries.filter(({ kind }) => ['island', 'archipelago', 'bay', 'pier'].includes(kind));

/** How far from the middle of a water a pin still belongs to it. */
export const waterKm = ({ kind }: { kind: string }): number => (kind === 'bay' ? 25 : 8);

/** How far from a destination a record of it may lie. */
export const reachFrom = (base: { province: string }, point: Point): number =>
  presentOf.get(neighboursSay(point) ?? '') === base.province ? reachKm : acrossKm;

/** How far out at sea, or beyond the border, a point lies; 0 on land and by a water that has a name. */
export const kmOut = (point: Point): number => {
  const km = kmFromLand(point);
  const isKnown = waters.some((water) => distanceKm(water, point) <= waterKm(water));
  return km <= coastKm || isKnown ? 0 : km;
};
