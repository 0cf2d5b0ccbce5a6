import { lunarToSolar } from '../../../../calendar/lunar';
import { dayNumber } from '../../../../calendar/lunar/day-number';
import { longHaulKm } from '../../../../geography/air/block-time';
import type { Cabin } from '../../../../geography/air/routes-table';
import type { Price } from '../shapes';

export interface Party {
  adults: number;
  children: number;
  cabin: Cabin;
}

/** How much more than economy a seat usually costs. */
const cabinFactor: Record<Cabin, number> = { economy: 1, premium: 1.6, business: 2.8 };

/** From the cheapest to the dearest fare of one cabin on one day. */
const spread = 2.4;

/** A child of 2 to 11 pays this part of an adult's fare with the most generous airlines; with others all of it. */
const childAtBest = 0.75;

/** Days before and after Tết on which everybody travels. */
const tetBefore = 10;
const tetAfter = 9;

const isAroundTet = (date: string): boolean => {
  const year = Number(date.slice(0, 4));
  const days = dayNumber(date) - dayNumber(lunarToSolar({ year, month: 1, day: 1, isLeapMonth: false }));
  return days >= -tetBefore && days <= tetAfter;
};

const within = (date: string, from: string, to: string) => date.slice(5) >= from && date.slice(5) <= to;

/** How much dearer than usual a day is. */
export const seasonFactor = (date: string): number => {
  if (isAroundTet(date)) return 1.5;
  if (within(date, '12-20', '12-31') || within(date, '01-01', '01-03')) return 1.3;
  if (within(date, '04-27', '05-03') || within(date, '08-30', '09-03')) return 1.3;
  if (within(date, '06-01', '08-20')) return 1.15;
  return 1;
};

/** Dong for one adult at the cheapest: what airports and the state take, and what each kilometre costs. */
const cheapest = (km: number, isDomestic: boolean): number =>
  km > longHaulKm ? 1_400_000 + km * 720 : (isDomestic ? 420_000 : 1_050_000) + km * 700;

const step = 50_000;
const rounded = (value: number) => Math.round(value / step) * step;

/**
 * What such a journey usually costs all travellers together: a band, by distance, season and cabin. No fare of anybody.
 * @param legs kilometres of each flight
 */
export const priceBand = (
  legs: readonly number[],
  date: string,
  isDomestic: boolean,
  { adults, children, cabin }: Party,
): Price => {
  const base = legs.reduce((sum, km) => sum + cheapest(km, isDomestic), 0);
  // Two flights on one ticket cost less than two tickets.
  const ticket = legs.length > 1 ? 0.8 : 1;
  const adult = base * ticket * seasonFactor(date) * cabinFactor[cabin];
  return {
    low: rounded(adult * (adults + childAtBest * children)),
    high: rounded(adult * spread * (adults + children)),
    currency: 'VND',
    covers: 'journey',
  };
};
