/** Where the browser's storage has its plans. */
export const TRIPS_KEY = 'trips';

/** Whether this browser may have a plan, without what it takes to read one. */
export function hasStoredTrips(): boolean {
  try {
    return (window.localStorage.getItem(TRIPS_KEY) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
