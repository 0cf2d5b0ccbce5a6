import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { languageOf } from '../../../kernel/context';
import { langId } from '../../../language';
import { limitAttempts } from '../../../platform/limits/attempts';
import { fromNetwork } from '../../../platform/limits/from-network';
import { definePartner } from '../../../platform/partners';
import { dataOf } from '../../../platform/responses';
import { duffel } from './duffel';
import { airportChoices, nearestAirport } from './places';
import { flightsQuery, readQuestion } from './question';
import { searchFlights } from './search';
import { airportsSchema, flightsSchema, nearestSchema } from './shapes';

const tag = 'Flights';

/** Searches of one address that may reach a partner. */
const searchLimit = { name: 'flights', maximum: 60, windowSeconds: 600 };

/** Flights to, from and within Vietnam. */
export const flightRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const { DUFFEL_TOKEN: token, DUFFEL_URL: baseUrl } = app.env;
  const providers = token
    ? [
        duffel(
          definePartner(app, {
            name: 'duffel',
            baseUrl,
            timeoutMs: 8_000,
            maxBytes: 16 * 1024 * 1024,
            headers: { authorization: `Bearer ${token}`, 'duffel-version': 'v2' },
            breaker: { atOnce: 6 },
          }),
        ),
      ]
    : [];

  app.get(
    '/flights',
    {
      config: { access: 'public', asksPartners: true },
      schema: {
        tags: [tag],
        summary: 'Flights on a day, there and back',
        description:
          'Without a partner that sells flights, or while it fails, the answer comes from an example schedule and says so (`is_sample`). Prices are bands, not fares.',
        querystring: flightsQuery,
        response: { 200: dataOf(flightsSchema) },
      },
    },
    async (request) => {
      const { lang_id, sort, airlines = [], max_stops = null, times = [], airport = null } = request.query;
      const question = readQuestion(request.query, languageOf(request, lang_id));
      if (providers.length > 0) await limitAttempts(app.db, [fromNetwork(searchLimit, request.ip)]);
      return {
        data: await searchFlights(providers, question, { sort, airlines, max_stops, times, airport }),
      };
    },
  );

  app.get(
    '/flights/airports',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Airports to choose from, those of Vietnam first',
        querystring: z.strictObject({ lang_id: langId.optional() }),
        response: { 200: dataOf(airportsSchema) },
      },
    },
    async (request) => ({ data: airportChoices(languageOf(request, request.query.lang_id)) }),
  );

  app.get(
    '/flights/airports/nearest',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The airport of Vietnam nearest to a place, within 60 km',
        querystring: z.strictObject({
          lat: z.coerce.number().min(-90).max(90),
          lon: z.coerce.number().min(-180).max(180),
          lang_id: langId.optional(),
        }),
        response: { 200: dataOf(nearestSchema) },
      },
    },
    async (request) => {
      const { lat, lon, lang_id } = request.query;
      return { data: nearestAirport({ lat, lon }, languageOf(request, lang_id)) };
    },
  );
};
