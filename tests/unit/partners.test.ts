import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { PartnerError } from '../../server/platform/partners/error';
import {
  type Call,
  createPartner,
  type Partner,
  type PartnerOptions,
} from '../../server/platform/partners/partner';
import { breaksOff, partnerServer, saysJson, saysNothing } from '../factories/partner-server';

const server = await partnerServer();
const shape = z.object({ degrees: z.number() });
const secret = 'key-that-nobody-sees';

let calls: Call[] = [];
let partners: Partner[] = [];

const partner = (options: Partial<PartnerOptions> = {}): Partner => {
  const made = createPartner(
    {
      name: 'sky',
      baseUrl: `${server.url}/v1/`,
      timeoutMs: 2_000,
      maxBytes: 10_000,
      headers: { authorization: `Bearer ${secret}` },
      ...options,
    },
    (call) => calls.push(call),
  );
  partners.push(made);
  return made;
};

const failure = async (asked: Promise<unknown>): Promise<PartnerError> => {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PartnerError);
  return error as PartnerError;
};

beforeEach(() => {
  server.asked.length = 0;
  calls = [];
});

afterEach(() => {
  vi.useRealTimers();
  for (const one of partners) one.close();
  partners = [];
});

it('asks below its own address and gives what has the agreed shape', async () => {
  server.answers((request, response) =>
    request.headers.authorization === `Bearer ${secret}`
      ? saysJson({ degrees: 21, more: 1 })(request, response)
      : saysJson({}, 401)(request, response),
  );
  expect(await partner().getJson('/now', shape, { query: { place: 'Huế', day: undefined } })).toEqual({
    degrees: 21,
  });
  expect(server.asked).toEqual([`GET /v1/now?place=${encodeURIComponent('Huế')}`]);
  expect(calls).toMatchObject([{ partner: 'sky', outcome: 'ok' }]);
});

it('sends a body, and never twice', async () => {
  let got = '';
  server.answers((request, response) => {
    request.on('data', (part: Buffer) => {
      got += part.toString();
    });
    request.on('end', () => saysJson({ message: 'try later' }, 503)(request, response));
  });
  const { kind, details } = await failure(partner({ retries: 3 }).postJson('/now', { a: 1 }, shape));
  expect([kind, details.status]).toEqual(['bad_status', 503]);
  expect(got).toBe('{"a":1}');
  expect(server.asked).toHaveLength(1);
});

it('asks again when a connection broke off, and takes the better answer', async () => {
  server.answers((request, response) =>
    (server.asked.length === 1 ? breaksOff : saysJson({ degrees: 3 }))(request, response),
  );
  expect(await partner({ retries: 1 }).getJson('/now', shape)).toEqual({ degrees: 3 });
  expect(server.asked).toHaveLength(2);
});

it.each([
  ['silent', saysNothing, 'timeout', { timeoutMs: 80 }],
  ['cut off', breaksOff, 'refused', {}],
  ['of another shape', saysJson({ degrees: 'warm' }), 'bad_answer', {}],
  ['not JSON', saysJson('x'.repeat(20)), 'bad_answer', {}],
  ['too large', saysJson({ degrees: 1, padding: 'x'.repeat(20_000) }), 'bad_answer', {}],
  ['a redirect', saysJson({}, 302, { location: 'http://127.0.0.1:9/elsewhere' }), 'bad_status', {}],
  ['an error', saysJson({ degrees: 1 }, 500), 'bad_status', {}],
] as const)('says what was wrong with an answer that is %s', async (_what, answers, kind, options) => {
  server.answers(answers);
  const sky = partner({ retries: 0, ...options });
  const error = await failure(sky.getJson('/now', shape, { query: { apikey: secret } }));
  expect(error.kind).toBe(kind);
  expect(`${error.message} ${error.stack} ${JSON.stringify(sky.state())}`).not.toContain(secret);
  expect(sky.state()).toMatchObject({ counts: { [kind]: 1 }, last_failure: error.message });
});

it('does not unpack more than it takes', async () => {
  const bomb = gzipSync(JSON.stringify({ degrees: 1, padding: 'x'.repeat(5_000_000) }));
  expect(bomb.byteLength).toBeLessThan(10_000);
  server.answers(
    (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  );
  const { kind, details } = await failure(partner({ retries: 0 }).getJson('/now', shape));
  expect([kind, details.reason]).toEqual(['bad_answer', 'too large']);
});

it('stops asking a service that keeps failing, and lets one question through after a rest', async () => {
  server.answers(saysJson({}, 500));
  const sky = partner({ retries: 0, breaker: { calls: 2, restMs: 50 } });
  for (const _ of [1, 2]) expect((await failure(sky.getJson('/now', shape))).kind).toBe('bad_status');
  expect((await failure(sky.getJson('/now', shape))).kind).toBe('open');
  expect(sky.state().state).toBe('open');
  expect(server.asked).toHaveLength(2);

  server.answers(saysJson({ degrees: 9 }));
  await expect.poll(() => sky.state().state).toBe('half-open');
  expect(await sky.getJson('/now', shape)).toEqual({ degrees: 9 });
  expect(sky.state().state).toBe('closed');
});

it('does not hold a refused question against the service', async () => {
  server.answers(saysJson({}, 404));
  const sky = partner({ breaker: { calls: 2 } });
  for (const _ of [1, 2, 3]) expect((await failure(sky.getJson('/now', shape))).details.status).toBe(404);
  expect(sky.state().state).toBe('closed');
});

it('waits as long as the service asked it to', async () => {
  server.answers(saysJson({}, 429, { 'retry-after': '120' }));
  const sky = partner();
  expect((await failure(sky.getJson('/now', shape))).details).toMatchObject({ status: 429, retryAfter: 120 });
  server.answers(saysJson({ degrees: 1 }));
  expect((await failure(sky.getJson('/now', shape))).kind).toBe('open');
  expect(server.asked).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
  expect(await sky.getJson('/now', shape)).toEqual({ degrees: 1 });
});

it('asks only so many questions at a time', async () => {
  server.answers(saysNothing);
  const sky = partner({ timeoutMs: 100, breaker: { atOnce: 1 } });
  const first = failure(sky.getJson('/now', shape));
  expect((await failure(sky.getJson('/now', shape))).kind).toBe('open');
  expect((await first).kind).toBe('timeout');
});

it('lets the one who asked give up, and blames nobody', async () => {
  server.answers(saysNothing);
  const sky = partner({ breaker: { calls: 1 } });
  const asking = new AbortController();
  const asked = sky.getJson('/now', shape, { signal: asking.signal });
  asking.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  expect(sky.state()).toMatchObject({ state: 'closed', counts: { cancelled: 1 }, last_failure: null });
});

it('keeps the words of a package that failed to itself', async () => {
  const sky = partner();
  const error = await failure(sky.run(() => Promise.reject(new Error(`401 for ${secret}`))));
  expect([error.kind, error.message]).toEqual(['refused', 'sky: refused']);
});

it('says that nobody is there', async () => {
  const gone = await partnerServer();
  await gone.stop();
  const { kind, details } = await failure(partner({ baseUrl: gone.url }).getJson('/now', shape));
  expect([kind, details.reason]).toEqual(['refused', 'ECONNREFUSED']);
});
