import type { Airport } from '../../../geography/air/airports';
import type { Language } from '../../../language';
import type { Journey } from './shapes';
import type { Party } from './timetable/prices';

/** A city or one of its airports. */
export interface Place {
  code: string;
  airports: readonly Airport[];
}

export interface FlightQuestion extends Party {
  from: Place;
  to: Place;
  /** `yyyy-MM-dd` */
  date: string;
  return_date: string | null;
  language: Language;
}

/** Journeys there, and back if that was asked. */
export interface FoundJourneys {
  outbound: Journey[];
  inbound: Journey[] | null;
}

/** Who knows flights: a partner that sells them, or the timetable that is built in. */
export interface FlightProvider {
  source: 'timetable' | 'duffel';
  /** An example schedule, which pages must say. */
  isSample: boolean;
  search: (question: FlightQuestion) => Promise<FoundJourneys>;
}
