import type { Departure } from '~/api/types';
import { monthOf } from '~/site/events/days';

export interface DepartureMonth {
  /** `yyyy-MM`. */
  month: string;
  departures: Departure[];
}

/** Departures, which come by date, under their months; so many months at most. */
export function departuresByMonth(departures: Departure[], most: number): DepartureMonth[] {
  const months = new Map<string, Departure[]>();
  for (const departure of departures) {
    const month = monthOf(departure.date);
    months.set(month, [...(months.get(month) ?? []), departure]);
  }
  return [...months].slice(0, most).map(([month, ofMonth]) => ({ month, departures: ofMonth }));
}
