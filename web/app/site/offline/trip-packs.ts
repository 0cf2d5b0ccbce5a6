import { useSyncExternalStore } from 'react';
import { isPagePath } from './caches';

/** What this browser has stored of a journey for the road, as far as everybody must know it. */
export interface TripPack {
  /** The key of the plan. */
  key: string;
  kept_at: string;
  /** Pages to keep, and pictures that are cached. */
  paths: string[];
  pictures: string[];
  /** Whose tickets are in it. */
  owner: number | null;
}

const KEY = 'trip_packs';
const none: readonly TripPack[] = [];

let packs: readonly TripPack[] | undefined;
const listeners = new Set<() => void>();

const isPack = (value: unknown): value is TripPack => {
  const pack = value as TripPack | null;
  return (
    typeof pack?.key === 'string' &&
    typeof pack.kept_at === 'string' &&
    Array.isArray(pack.paths) &&
    Array.isArray(pack.pictures)
  );
};

function read(): readonly TripPack[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPack) : none;
  } catch {
    return none;
  }
}

export function tripPacks(): readonly TripPack[] {
  packs ??= read();
  return packs;
}

/** @throws where the browser keeps nothing */
export function setTripPacks(next: readonly TripPack[]): void {
  window.localStorage.setItem(KEY, JSON.stringify(next));
  packs = next;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever what is cached changes. Gives what ends it. */
export function subscribeToTripPacks(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useTripPacks = (): readonly TripPack[] =>
  useSyncExternalStore(subscribeToTripPacks, tripPacks, () => none);

/** Pages that the journeys of this browser need; the one that shows plans first. */
export function tripPaths(language: string): string[] {
  const wanted = tripPacks().flatMap(({ paths }) => paths);
  return wanted.length === 0 ? [] : [`/${language}/tripdetail/result`, ...new Set(wanted.filter(isPagePath))];
}
