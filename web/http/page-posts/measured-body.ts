import { Transform } from 'node:stream';
import { BodyRefusal } from './body-refusal';

interface Measure {
  mostBytes: number;
  graceMilliseconds: number;
  /** Bytes a second. */
  minimumSpeed: number;
  /** After which even a body that comes fast enough has taken too long. */
  longestMilliseconds?: number;
}

/**
 * Passes a body on as it comes, and breaks off with a `BodyRefusal` when it is larger than announced or allowed, or comes
 * so slowly that it is there to hold a place.
 */
export function measuredBody({
  mostBytes,
  graceMilliseconds,
  minimumSpeed,
  longestMilliseconds = Number.POSITIVE_INFINITY,
}: Measure): Transform {
  const begun = Date.now();
  let bytes = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) done(new BodyRefusal(413));
      else done(null, chunk);
    },
  });
  const timer = setInterval(() => {
    const age = Date.now() - begun;
    // What waits for its reader here came in time.
    const isHeldUp = body.readableLength > 0;
    const isSlow = age > graceMilliseconds && bytes < (minimumSpeed * age) / 1000;
    if ((isSlow && !isHeldUp) || age > longestMilliseconds) body.destroy(new BodyRefusal(408));
  }, graceMilliseconds / 4);
  timer.unref();
  body.once('close', () => clearInterval(timer));
  // Whoever reads it hears of its end; if nobody does, it is nobody's fault.
  body.on('error', () => {});
  return body;
}
