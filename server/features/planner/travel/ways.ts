import type { TravelMode } from '../../../geography/travel-modes';
import type { Travel } from '../plan-shapes';

export { roadKm } from '../../../geography/network';
export type { TravelMode } from '../../../geography/travel-modes';

/** So far one drives as in a town. */
const townKm = 20;

/** Up to this far people walk, kilometres. */
export const walkableKm = 1.5;

/** `wait` in minutes: to find a taxi, to park, for the next bus. Speeds in km/h, `beyond` is that after 20 km. */
const pace: Record<Exclude<TravelMode, 'flight'>, { wait: number; speed: number; beyond: number }> = {
  walk: { wait: 0, speed: 4.5, beyond: 4.5 },
  motorbike: { wait: 3, speed: 24, beyond: 40 },
  car: { wait: 5, speed: 24, beyond: 55 },
  bus: { wait: 12, speed: 22, beyond: 58 },
  train: { wait: 30, speed: 40, beyond: 52 },
  boat: { wait: 15, speed: 15, beyond: 35 },
};

/** A flight takes off and lands for half an hour, and flies at 700 km/h in between. */
const flightMinutes = (km: number): number => 30 + (km / 700) * 60;

const limits = { minutes: 2880, km: 3000 } as const;

/** A way as a plan holds it: whole minutes, rounded up to five beyond a short walk, and kilometres with one decimal. */
export const asTravel = (mode: TravelMode, minutes: number, km: number): Travel => ({
  mode,
  minutes: Math.min(limits.minutes, minutes <= 10 ? Math.ceil(minutes) : Math.ceil(minutes / 5) * 5),
  km: Math.min(limits.km, Math.round(km * 10) / 10),
});

/** Minutes for so many kilometres, waiting included. */
export const minutesFor = (mode: TravelMode, km: number): number => {
  if (mode === 'flight') return flightMinutes(km);
  const { wait, speed, beyond } = pace[mode];
  const near = Math.min(km, townKm);
  return wait + (near / speed) * 60 + ((km - near) / beyond) * 60;
};
