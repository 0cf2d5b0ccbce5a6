import { Transform } from 'node:stream';
import { BodyRefusal } from './body-refusal';

interface Measure {
  mostBytes: number;
  graceMilliseconds: number;
  /** Bytes a second. */
  minimumSpeed: number;
}

/**
 * Passes a body on as it comes, and breaks off with a `BodyRefusal` when it is larger than announced or allowed, or comes
 * so slowly that it is there to hold a place.
 */
export function measuredBody({ mostBytes, graceMilliseconds, minimumSpeed }: Measure): Transform {
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
    if (age > graceMilliseconds && !isHeldUp && bytes < (minimumSpeed * age) / 1000)
      body.destroy(new BodyRefusal(408));
  }, graceMilliseconds / 4);
  timer.unref();
  body.once('close', () => clearInterval(timer));
  // Whoever reads it hears of its end; if nobody does, it is nobody's fault.
  body.on('error', () => {});
  return body;
}
