import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { addDays } from '../../../calendar/lunar/day-number';
import { langId } from '../../../language';
import { runEvery } from '../../../platform/jobs/every';
import { claimRun, finishRun } from '../../../platform/jobs/runs';
import { dataOf } from '../../../platform/responses';
import { formatDate } from '../../../time';
import { type Currency, currencies, referenceSource } from './currencies';
import { ratesFeed } from './feed';
import { latestRates, storeRates } from './stored-rates';

const jobName = 'currency_rates';
/** Twice a day, so that one that fails costs half a day. */
const everyHours = 12;
const lookSeconds = 60;
const daysUntilOld = 31;

const ratesSchema = z
  .object({
    base: z.literal('VND'),
    as_of: z.string().nullable().meta({ description: 'Day of the latest rate; null when there is none' }),
    source: z.string().meta({ description: 'Host of the feed, or `reference` for the rates that ship' }),
    is_reference: z.boolean().meta({ description: 'Rates that ship with the product, for orientation only' }),
    is_old: z.boolean().meta({ description: 'Of more than a month ago: no rate to reckon with' }),
    rates: z.array(
      z.object({
        code: z.enum(currencies),
        rate: z.number().meta({ description: 'What one VND is worth' }),
        vnd: z.number().meta({ description: 'What one unit costs in VND, to six digits' }),
        as_of: z.string(),
      }),
    ),
  })
  .meta({ id: 'CurrencyRates' });

const sixDigits = (value: number) => Number(value.toPrecision(6));

/** What the dong is worth in other currencies, for display only: money is stored and charged in VND. */
export const currencyRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const feed = ratesFeed(app);
  if (feed)
    runEvery(app, {
      name: 'fetching currency rates',
      seconds: lookSeconds,
      run: async () => {
        if (await claimRun(app.db, jobName, everyHours))
          await finishRun(app.db, jobName, async () => storeRates(app.db, await feed()));
      },
    });

  app.get(
    '/currency',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Currency'],
        summary: 'The last known rate of each currency, with its day and source',
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(ratesSchema) },
      },
    },
    async () => {
      const stored = new Map((await latestRates(app.db)).map((row) => [row.code as Currency, row]));
      const rows = currencies.flatMap((code) => stored.get(code) ?? []);
      const [latest] = [...rows].sort((a, b) => b.as_of.localeCompare(a.as_of));
      return {
        data: {
          base: 'VND' as const,
          as_of: latest?.as_of ?? null,
          source: latest?.source ?? '',
          is_reference: latest?.source === referenceSource,
          is_old: latest !== undefined && latest.as_of < addDays(formatDate(new Date()), -daysUntilOld),
          rates: rows.map(({ code, rate, as_of }) => ({
            code: code as Currency,
            rate,
            vnd: sixDigits(1 / rate),
            as_of,
          })),
        },
      };
    },
  );
};
