import { PartnerError } from '../../../platform/partners';
import { airlinesOf, type FlightFilters, filterJourneys } from './filter';
import { presentPlace } from './places';
import type { FlightProvider, FlightQuestion, FoundJourneys } from './provider';
import { firstDay } from './question';
import type { Journey } from './shapes';
import { otherDates, timetable, type Way } from './timetable';

/** What the first provider that answers knows; the timetable always does. */
const askInTurn = async (
  providers: readonly FlightProvider[],
  question: FlightQuestion,
): Promise<{ provider: FlightProvider; found: FoundJourneys }> => {
  for (const provider of providers) {
    try {
      return { provider, found: await provider.search(question) };
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
    }
  }
  return { provider: timetable, found: await timetable.search(question) };
};

/** Flights for a question, filtered and in order. A partner that fails is replaced by the timetable. */
export const searchFlights = async (
  providers: readonly FlightProvider[],
  question: FlightQuestion,
  filters: FlightFilters,
) => {
  const { provider, found } = await askInTurn(providers, question);
  const { from, to, date, return_date, adults, children, cabin, language } = question;

  const side = (journeys: readonly Journey[], way: Way, first: string) => ({
    date: way.date,
    total: journeys.length,
    journeys: filterJourneys(journeys, filters),
    other_dates: journeys.length > 0 || !provider.isSample ? [] : otherDates(way, question, first),
  });

  return {
    source: provider.source,
    is_sample: provider.isSample,
    from: presentPlace(from, language),
    to: presentPlace(to, language),
    adults,
    children,
    cabin,
    outbound: side(found.outbound, { from, to, date }, firstDay()),
    inbound:
      found.inbound === null || return_date === null
        ? null
        : side(found.inbound, { from: to, to: from, date: return_date }, date),
    airlines: airlinesOf([...found.outbound, ...(found.inbound ?? [])]),
  };
};
