import { addDays } from '../../../../calendar/lunar/day-number';
import type { FlightProvider, FlightQuestion, Place } from '../provider';
import type { Journey } from '../shapes';
import { journeysOn } from './journeys';

/** One way of a question. */
export interface Way {
  from: Place;
  to: Place;
  date: string;
}

const journeys = ({ from, to, date }: Way, question: FlightQuestion): Journey[] =>
  from.airports.flatMap((first) =>
    to.airports.flatMap((last) => journeysOn(first.code, last.code, date, question, question.language)),
  );

/** How far from the day that was asked for another one is looked for, and how many are enough. */
const reach = 7;
const enough = 3;

/** The nearest days with flights, from a first one on, in their order. */
export const otherDates = (way: Way, question: FlightQuestion, first: string): string[] => {
  const near = Array.from({ length: reach }, (_, index) => [index + 1, -index - 1])
    .flat()
    .map((days) => addDays(way.date, days))
    .filter((date) => date >= first);
  const found: string[] = [];
  for (const date of near) {
    if (found.length === enough) break;
    if (journeys({ ...way, date }, question).length > 0) found.push(date);
  }
  return found.sort();
};

/** The built-in timetable: true airports, airlines and routes, with times and prices that are examples. */
export const timetable: FlightProvider = {
  source: 'timetable',
  isSample: true,
  search: async (question) => {
    const { from, to, date, return_date } = question;
    return {
      outbound: journeys({ from, to, date }, question),
      inbound: return_date === null ? null : journeys({ from: to, to: from, date: return_date }, question),
    };
  },
};
