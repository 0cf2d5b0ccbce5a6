import { vietnamToday } from '~/i18n/vietnam-time';

/** Where the browser remembers its last check-in at each place, for the page to say so without asking anybody. */
const KEY = 'check_ins';
const MOST = 50;

function read(): [placeId: number, at: string][] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(([id, at]) => Number.isInteger(id) && !Number.isNaN(Date.parse(at)));
  } catch {
    return [];
  }
}

/** Remembers a check-in. */
export function rememberVisit(placeId: number, at: string): void {
  const others = read().filter(([id]) => id !== placeId);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([[placeId, at], ...others].slice(0, MOST)));
  } catch {
    // Without room for it the page offers the button again, and the API counts once.
  }
}

/** When this browser has checked in at a place today, as the day is in Vietnam; null if it has not. */
export function visitToday(placeId: number, now = Date.now()): string | null {
  const at = read().find(([id]) => id === placeId)?.[1];
  return at && vietnamToday(Date.parse(at)) === vietnamToday(now) ? at : null;
}
