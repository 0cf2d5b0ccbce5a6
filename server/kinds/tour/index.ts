// What other kinds and features read of this one; the rest of the folder is its own.
export { dayTexts } from './day-texts';
export { openDepartures } from './departures';
export { tourRow } from './shapes';
