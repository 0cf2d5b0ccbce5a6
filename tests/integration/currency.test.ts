import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, expect, it } from 'vitest';
import { currencyRates, jobRuns } from '../../db/schema';
import { ratesFeed } from '../../server/features/travel/currency/feed';
import { storeRates } from '../../server/features/travel/currency/stored-rates';
import { finishRun } from '../../server/platform/jobs/runs';
import { PartnerError } from '../../server/platform/partners';
import { breaksOff, partnerServer, saysJson } from '../factories/partner-server';
import { testApp } from '../factories/test-app';

const server = await partnerServer();
const key = 'a-key-that-nobody-sees';
const app = await testApp({ RATES_BASE_URL: `${server.url}/v6/latest/USD?places=6`, RATES_API_KEY: key });
const read = async () => (await supertest(app.server).get('/currency')).body.data;

/** A feed of its own for each test, so that none meets the breaker that another one has opened. */
const feed = () => {
  const ask = ratesFeed(app);
  if (!ask) throw new Error('no feed');
  return ask;
};

const answer = {
  result: 'success',
  base_code: 'USD',
  time_last_update_unix: Date.UTC(2026, 5, 1) / 1000,
  rates: { USD: 1, VND: 26_000, EUR: 0.85, XAU: 0.0003 },
};

beforeEach(() => {
  server.asked.length = 0;
  server.answers(saysJson(answer));
});

it('has nothing to say before the first rates came', async () => {
  expect(await read()).toEqual({
    base: 'VND',
    as_of: null,
    source: '',
    is_reference: false,
    is_old: false,
    rates: [],
  });
});

it('fetches rates whatever they are based on, and keeps what it shows', async () => {
  expect(await storeRates(app.db, await feed()())).toEqual({ kept: 2, refused: 0 });
  expect(server.asked).toEqual([`GET /v6/latest/USD?places=6&access_key=${key}`]);
  const { rates, ...about } = await read();
  expect(about).toEqual({
    base: 'VND',
    as_of: '2026-06-01',
    source: '127.0.0.1',
    is_reference: false,
    is_old: true,
  });
  expect(rates).toEqual([
    { code: 'USD', rate: 1 / 26_000, vnd: 26_000, as_of: '2026-06-01' },
    { code: 'EUR', rate: 0.85 / 26_000, vnd: 30_588.2, as_of: '2026-06-01' },
  ]);
});

it('shows the latest day of each currency, and does not believe a rate that doubled', async () => {
  server.answers(saysJson({ date: '2026-06-02', rates: { USD: 1, VND: 26_100, EUR: 1.9, JPY: 150 } }));
  expect(await storeRates(app.db, await feed()())).toEqual({ kept: 2, refused: 1 });
  const { as_of, rates } = await read();
  expect(as_of).toBe('2026-06-02');
  expect(rates.map(({ code, as_of: day }: { code: string; as_of: string }) => `${code} ${day}`)).toEqual([
    'USD 2026-06-02',
    'EUR 2026-06-01',
    'JPY 2026-06-02',
  ]);
});

it.each([
  ['breaks off', breaksOff, 'refused'],
  ['knows no dong', saysJson({ rates: { USD: 1 } }), 'bad_answer'],
  ['says less than nothing', saysJson({ rates: { USD: 1, VND: -26_000 } }), 'bad_answer'],
  ['is ahead of time', saysJson({ ...answer, date: '2199-01-01' }), 'bad_answer'],
  ['has an error of its own', saysJson({ result: 'error', 'error-type': 'quota-reached' }), 'bad_answer'],
] as const)('keeps the old rates when the feed %s, and says so to editors', async (_how, answers, kind) => {
  server.answers(answers);
  const before = await read();
  await app.db.insert(jobRuns).values({ name: 'currency_rates' }).onConflictDoNothing();
  const ask = feed();
  const failed = finishRun(app.db, 'currency_rates', async () => storeRates(app.db, await ask()));
  await expect(failed).rejects.toBeInstanceOf(PartnerError);
  expect(await read()).toEqual(before);
  const [run] = await app.db.select().from(jobRuns).where(eq(jobRuns.name, 'currency_rates'));
  expect(run?.last_error).toContain(kind);
  expect(run?.last_error).not.toContain(key);
});

it('marks the rates that ship as what they are', async () => {
  const other = await testApp();
  await other.db
    .insert(currencyRates)
    .values({ code: 'USD', as_of: '2025-06-30', rate: 1 / 26_120, source: 'reference' });
  const { body } = await supertest(other.server).get('/currency');
  expect(body.data).toMatchObject({ as_of: '2025-06-30', is_reference: true });
  expect(other.partners.all).toEqual([]);
});
