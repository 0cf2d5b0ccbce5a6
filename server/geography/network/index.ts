/**
 * How one gets about: nodes (towns, stations, airports, piers, sights) and the legs that exist between them, as data
 * in `data/`, and the ways from door to door that are made of them.
 */
export type { WayLeg } from './assemble';
export { type CoursePiece, courseKinds, courseOf } from './course-of';
export { courseBetween, railways } from './courses';
export { type Place, roadKm, townAt } from './ends';
export { isAcrossWater, islandOf, roughMonthsAt } from './islands';
export { network, prepareNetwork } from './load';
export { type Means, means } from './profiles';
export type { Leg, Node } from './shapes';
export {
  monthLike,
  type Suits,
  type Warning,
  type Way,
  type WayMeans,
  type WaysOptions,
  waysBetween,
} from './ways';
