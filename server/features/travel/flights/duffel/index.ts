import type { Cabin } from '../../../../geography/air/routes-table';
import type { Partner } from '../../../../platform/partners';
import type { FlightProvider, FlightQuestion, FoundJourneys } from '../provider';
import { type Offer, offerRequestAnswer } from './answer';
import { journeysOf } from './journeys';

const cabinNames: Record<Cabin, string> = {
  economy: 'economy',
  premium: 'premium_economy',
  business: 'business',
};

/** Milliseconds that airlines get to answer; our own limit for the whole call is a little longer. */
const supplierTimeout = 6_000;

/** An age that makes a traveller a child for every airline. */
const childAge = 8;

/** Offers are good for a while: who sorts and filters does not ask the airlines again. */
const cacheMs = 3 * 60_000;
const mostCached = 50;

const bodyOf = ({ from, to, date, return_date, adults, children, cabin }: FlightQuestion) => ({
  data: {
    slices: [
      { origin: from.code, destination: to.code, departure_date: date },
      ...(return_date === null
        ? []
        : [{ origin: to.code, destination: from.code, departure_date: return_date }]),
    ],
    passengers: [
      ...Array.from({ length: adults }, () => ({ type: 'adult' })),
      ...Array.from({ length: children }, () => ({ age: childAge })),
    ],
    cabin_class: cabinNames[cabin],
    max_connections: 1,
  },
});

/** Flights that are for sale, from the airlines that Duffel connects. */
export const duffel = (partner: Partner): FlightProvider => {
  const cache = new Map<string, { offers: readonly Offer[]; until: number }>();

  const ask = async (question: FlightQuestion): Promise<readonly Offer[]> => {
    const body = bodyOf(question);
    const key = JSON.stringify(body);
    const known = cache.get(key);
    if (known && known.until > Date.now()) return known.offers;
    const { data } = await partner.postJson('/air/offer_requests', body, offerRequestAnswer, {
      query: { return_offers: 'true', supplier_timeout: supplierTimeout },
    });
    cache.delete(key);
    cache.set(key, { offers: data.offers, until: Date.now() + cacheMs });
    const [oldest] = cache.keys();
    if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest);
    return data.offers;
  };

  return {
    source: 'duffel',
    isSample: false,
    search: async (question): Promise<FoundJourneys> => {
      const offers = await ask(question);
      const { language, return_date } = question;
      return {
        outbound: journeysOf(offers, 0, language),
        inbound: return_date === null ? null : journeysOf(offers, 1, language),
      };
    },
  };
};
