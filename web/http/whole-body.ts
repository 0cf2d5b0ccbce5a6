import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import type { FindSession } from './known-session';
import { createBodyLane } from './page-posts/body-lane';
import { BodyRefusal } from './page-posts/body-refusal';
import { graceMilliseconds, minimumSpeed, uploadBytes } from './page-posts/limits';
import { measuredBody } from './page-posts/measured-body';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** As large as the API takes them: its own limit, and what the back office imports. */
const jsonLimits: readonly { path: RegExp; bytes: number }[] = [
  { path: /^\/api\/import\//, bytes: 6 * megabyte },
  { path: /^\/api\/translations\/import$/, bytes: 5 * megabyte },
];
const jsonBytes = megabyte;

/** The largest form with files: a review with eight pictures. */
const filesBytes = uploadBytes('/en/write-review');

/** As long as the API ever took for a body of JSON. */
const longestMilliseconds = 55_000;

/** Whatever is larger, or doesn't say, is rare, and in memory as a whole. */
const smallBytes = 64 * kilobyte;

/** What a bank says of a payment is short, and comes at once. */
const paymentMilliseconds = 5_000;

/**
 * Bodies that come at the same time. Those of files are fewer than their pool has connections; what banks say of payments
 * has places that no other body takes.
 */
const makeLanes = (sessionOf: FindSession) => ({
  small: createBodyLane({ all: 256, kept: 64, network: 16, customer: 8, admin: 16 }, sessionOf),
  large: createBodyLane({ all: 32, kept: 12, network: 3, customer: 2, admin: 6 }, sessionOf),
  files: createBodyLane({ all: 48, kept: 24, network: 4, customer: 4, admin: 16 }, sessionOf),
  payments: createBodyLane({ all: 128, kept: 0, network: 16, customer: 16, admin: 16 }, async () => null),
});

const isPayment = ({ url }: FastifyRequest): boolean => /^\/api\/payments\//.test(url);

/** The body can't be passed on; `statusCode` says why. */
export class BodyNotTaken extends Error {
  override name = 'BodyNotTaken';
  constructor(readonly statusCode: 400 | 408 | 413 | 429 | 503) {
    super(`The body was refused with ${statusCode}.`);
  }
}

export const hasFiles = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\b/i.test(contentType ?? '');

const bytesAllowed = ({ url }: FastifyRequest): number =>
  jsonLimits.find(({ path }) => path.test(url.split('?')[0] ?? ''))?.bytes ?? jsonBytes;

/** Reads a body to its end. @throws BodyNotTaken for one that is too large, too slow, or breaks off */
async function readWhole(
  payload: Readable,
  limits: { mostBytes: number; longestMilliseconds: number },
): Promise<Buffer> {
  const body = measured(payload, limits);
  const parts: Buffer[] = [];
  try {
    for await (const part of body) parts.push(part as Buffer);
  } catch (error) {
    throw new BodyNotTaken(error instanceof BodyRefusal ? error.statusCode : 400);
  }
  return Buffer.concat(parts);
}

/** The body as it comes, measured. Not by `pipeline`, which would end the connection before the refusal is said on it. */
function measured(payload: Readable, limits: { mostBytes: number; longestMilliseconds?: number }): Readable {
  const body = measuredBody({ ...limits, graceMilliseconds, minimumSpeed });
  payload.once('error', (error) => body.destroy(error));
  payload.once('close', () => payload.readableEnded || body.destroy());
  return payload.pipe(body);
}

/**
 * Reads what is sent to the API before a connection to it is taken, so that whoever sends slowly holds nobody's place but
 * his own. Forms with files are too large for that: they pass as they come, so many at a time, on connections of their own.
 */
export function takeBodies(sessionOf: FindSession): preParsingAsyncHookHandler {
  const lanes = makeLanes(sessionOf);
  const enter = async (request: FastifyRequest, reply: FastifyReply, lane: keyof typeof lanes) => {
    const place = await lanes[lane](request);
    if (typeof place === 'number') throw new BodyNotTaken(place);
    // Who went away while his session was looked up gives no place back any more.
    if (reply.raw.closed) place();
    reply.raw.once('close', place);
    return place;
  };

  return async (request, reply, payload) => {
    const { headers, raw, method } = request;
    const announced = headers['transfer-encoding'] ? undefined : Number(headers['content-length'] ?? 0);
    // Of these the API reads none.
    if (announced === 0 || raw.complete || method === 'GET' || method === 'HEAD') return payload;
    const areFiles = hasFiles(headers['content-type']);
    const mostBytes = areFiles ? filesBytes : bytesAllowed(request);
    if (announced !== undefined && announced > mostBytes) throw new BodyNotTaken(413);
    if (areFiles) {
      await enter(request, reply, 'files');
      return measured(payload as Readable, { mostBytes, longestMilliseconds });
    }
    const isForBank = isPayment(request);
    const limits = isForBank
      ? { mostBytes: smallBytes, longestMilliseconds: paymentMilliseconds }
      : { mostBytes, longestMilliseconds };
    if (announced !== undefined && announced > limits.mostBytes) throw new BodyNotTaken(413);
    const usual = (announced ?? mostBytes) > smallBytes ? 'large' : 'small';
    const leave = await enter(request, reply, isForBank ? 'payments' : usual);
    try {
      return Readable.from([await readWhole(payload as Readable, limits)], { objectMode: false });
    } finally {
      leave();
    }
  };
}
