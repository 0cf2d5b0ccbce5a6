import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { definePartner, PartnerError } from '../../../platform/partners';
import { formatDate } from '../../../time';
import { type Currency, currencies } from './currencies';

/** What one VND was worth on a day. */
export interface Rates {
  asOf: string;
  source: string;
  perVnd: Partial<Record<Currency, number>>;
}

/** The shape that open.er-api.com, exchangerate.host and others share; they name the time in their own ways. */
const answer = z.object({
  rates: z.record(z.string().max(10), z.number().positive()),
  time_last_update_unix: z.number().positive().optional(),
  timestamp: z.number().positive().optional(),
  date: z.iso.date().optional(),
});

const name = 'rates';

const wrong = (reason: string) => new PartnerError(name, 'bad_answer', { reason });

const dayMs = 24 * 3600 * 1000;

/** The day of the rates. A feed that does not say is believed to be of today; none is from the future. */
const dayOf = ({ time_last_update_unix, timestamp, date }: z.output<typeof answer>): string => {
  const seconds = time_last_update_unix ?? timestamp;
  const day = date ?? formatDate(seconds === undefined ? new Date() : new Date(seconds * 1000));
  // Elsewhere a day begins earlier or later.
  if (day > formatDate(new Date(Date.now() + dayMs))) throw wrong('a day to come');
  return day;
};

/**
 * Rates by the way of whatever currency the feed is based on: those based on VND are often rounded to two digits.
 * @throws PartnerError bad_answer without VND or US dollars
 */
export const ratesOf = (given: z.output<typeof answer>, source: string): Rates => {
  const dong = given.rates.VND;
  if (dong === undefined || given.rates.USD === undefined) throw wrong('no VND or no USD');
  const perVnd = Object.fromEntries(
    currencies.flatMap((code) => {
      const rate = given.rates[code];
      return rate === undefined ? [] : [[code, rate / dong]];
    }),
  );
  return { asOf: dayOf(given), source, perVnd };
};

/** Asks the feed that the configuration names; null where it names none. */
export const ratesFeed = (app: FastifyInstance): (() => Promise<Rates>) | null => {
  const { RATES_BASE_URL: address, RATES_API_KEY: access_key } = app.env;
  if (address === undefined || address === 'off') return null;
  const { origin, pathname, hostname, searchParams } = new URL(address);
  const partner = definePartner(app, { name, baseUrl: origin, maxBytes: 64 * 1024, retries: 2 });
  const query = { ...Object.fromEntries(searchParams), access_key };
  return async () => ratesOf(await partner.getJson(pathname, answer, { query }), hostname);
};
