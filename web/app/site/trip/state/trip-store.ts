import { useSyncExternalStore } from 'react';
import type { PlanIssue, ShownPlan } from '../plan';

/** What is read of a plan: with the titles that its records had when it was last looked at. */
export interface TripState {
  shown: ShownPlan;
  issues: PlanIssue[];
}

/** A plan that this browser keeps. */
export interface KeptTrip extends TripState {
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

const KEY = 'trips';
const MOST = 30;
const none: readonly KeptTrip[] = [];

let trips: readonly KeptTrip[] | undefined;
const listeners = new Set<() => void>();

const isTrip = (value: unknown): value is KeptTrip => {
  const trip = value as KeptTrip | null;
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

/** What an older version left in the browser, or others did, is looked at before it is used. */
function read(): readonly KeptTrip[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTrip) : none;
  } catch {
    return none;
  }
}

function tell() {
  for (const listener of listeners) listener();
}

function changedElsewhere({ key }: StorageEvent) {
  if (key !== null && key !== KEY) return;
  trips = undefined;
  tell();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', changedElsewhere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changedElsewhere);
  };
}

/** All plans of this browser, the one last worked on first. */
export function keptTrips(): readonly KeptTrip[] {
  trips ??= read();
  return trips;
}

export const keptTrip = (key: string): KeptTrip | undefined => keptTrips().find((trip) => trip.key === key);

/** @throws where the browser keeps nothing, such as in some private windows, or is full */
function write(next: readonly KeptTrip[]): void {
  window.localStorage.setItem(KEY, JSON.stringify(next));
  trips = next;
  tell();
}

/** Keeps a plan, in the place of what was kept under its key. @throws where nothing can be kept */
export function keepTrip(trip: KeptTrip): void {
  // Another window may have kept others meanwhile.
  const others = read().filter(({ key }) => key !== trip.key);
  write([trip, ...others].slice(0, MOST));
}

/** Changes what is known of a kept plan, without counting as work on it. */
export function updateTrip(key: string, changes: Partial<KeptTrip>): void {
  try {
    write(read().map((trip) => (trip.key === key ? { ...trip, ...changes } : trip)));
  } catch {
    // What was kept before stays as it was.
  }
}

export function forgetTrip(key: string): void {
  try {
    write(read().filter((trip) => trip.key !== key));
  } catch {
    // Taking away needs no room.
  }
}

/** Plans of an account go with its owner, so that the next one at this browser does not get them. */
export function forgetTripsOfAccounts(): void {
  if (keptTrips().some(({ account }) => account)) {
    try {
      write(read().filter(({ account }) => !account));
    } catch {
      // The same.
    }
  }
}

/** All kept plans; none while the page comes from the server. */
export const useKeptTrips = (): readonly KeptTrip[] => useSyncExternalStore(subscribe, keptTrips, () => none);
