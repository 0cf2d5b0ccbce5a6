import { airports } from './airports';
import { destinationsFrom, servicesBetween, turboprops } from './routes-table';

/** A direct flight within Vietnam, in one direction, with how often a day it flies. */
export interface DomesticPair {
  from: string;
  to: string;
  perDay: number;
  /** Whether only small planes can land there. */
  isTurboprop: boolean;
}

/** All direct flights within Vietnam. */
export const domesticPairs = (): DomesticPair[] =>
  [...airports.values()]
    .filter(({ country }) => country === 'VN')
    .flatMap(({ code }) =>
      destinationsFrom(code)
        .filter((to) => airports.get(to)?.country === 'VN')
        .map((to): DomesticPair => {
          const flown = servicesBetween(code, to);
          return {
            from: code,
            to,
            perDay: flown.reduce((sum, { perDay, daysAWeek }) => sum + (perDay * daysAWeek) / 7, 0),
            isTurboprop: flown.every(({ airline }) => airline.code === turboprops),
          };
        }),
    );
