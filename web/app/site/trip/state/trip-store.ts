import { browserStore } from '~/ui/browser-store';
import type { PlanIssue, ShownPlan } from '../plan';
import { TRIPS_KEY } from './trip-key';

/** What is read of a plan: with the titles that its records had when it was last looked at. */
export interface TripState {
  shown: ShownPlan;
  issues: PlanIssue[];
}

/** A plan that this browser keeps. */
export interface StoredTrip extends TripState {
  /** Its name here. */
  key: string;
  /** What a repeated sending to the account is known by. */
  client_id: string;
  updated_at: string;
  /** The trip of an account that it is, and the version of it that is known here. */
  account: { user: number; id: number; version: number } | null;
  /** Changed since the account last had it. */
  isAhead: boolean;
  /** A link that others read it by; the secret takes it back where there is no account. */
  link: { token: string; secret: string | null } | null;
}

const MOST = 30;
const none: readonly StoredTrip[] = [];

const isTrip = (value: unknown): value is StoredTrip => {
  const trip = value as StoredTrip | null;
  return (
    typeof trip?.key === 'string' &&
    /^[\w-]{1,64}$/.test(trip.key) &&
    typeof trip.updated_at === 'string' &&
    typeof trip.client_id === 'string' &&
    typeof trip.shown?.title === 'string' &&
    Array.isArray(trip.shown.days) &&
    Array.isArray(trip.issues)
  );
};

const store = browserStore<readonly StoredTrip[]>(
  TRIPS_KEY,
  (stored) => (Array.isArray(stored) ? stored.filter(isTrip) : none),
  none,
);

/** All plans of this browser, the one last worked on first. */
export const storedTrips = store.current;

/** Hears of what other windows of this browser do to stored plans. Gives what ends it. */
export const hearOtherWindows = store.subscribeElsewhere;

export const storedTrip = (key: string): StoredTrip | undefined =>
  storedTrips().find((trip) => trip.key === key);

/** Keeps a plan, in the place of what was stored under its key. @throws where nothing can be stored */
export function storeTrip(trip: StoredTrip): void {
  // Another window may have stored others meanwhile.
  const others = store.stored().filter(({ key }) => key !== trip.key);
  store.write([trip, ...others].slice(0, MOST));
}

/** Changes what is known of a stored plan, without counting as work on it. */
export function updateTrip(key: string, changes: Partial<StoredTrip>): void {
  try {
    store.write(store.stored().map((trip) => (trip.key === key ? { ...trip, ...changes } : trip)));
  } catch {
    // What was stored before stays as it was.
  }
}

export function forgetTrip(key: string): void {
  try {
    store.write(store.stored().filter((trip) => trip.key !== key));
  } catch {
    // Taking away needs no room.
  }
}

/** Plans of an account go with its owner, so that the next one at this browser does not get them. */
export function forgetTripsOfAccounts(): void {
  if (storedTrips().some(({ account }) => account)) {
    try {
      store.write(store.stored().filter(({ account }) => !account));
    } catch {
      // The same.
    }
  }
}

/** All stored plans; none while the page comes from the server. */
export const useStoredTrips = store.useValue;
