// What other kinds and features read of this one; the rest of the folder is its own.
export { byDate, currentEnd, currentStart, inPeriod, isOngoingOrUpcoming, isOnSingleDays } from './dates';
export { eventFacets } from './facets';
export { eventMonth } from './month';
export { pictureQuery, presentEvent } from './present';
export { eventRow } from './shapes';
