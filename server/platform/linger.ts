import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * How long what is still sent of a refused body is taken in: as long as it comes, so many bytes at most, and so fast at
 * least in each span. A browser reads an answer only when it has sent its whole file.
 */
const spanMilliseconds = 5_000;
const leastBytesInSpan = 1024 * 1024;
const mostBytes = 64 * 1024 * 1024;

/**
 * Lets what is still sent run into nothing: a connection that ends at once ends for the sender before the refusal was
 * read. That holds for senders too who asked for its end after the answer. Who sends slowly has one span to read it; who
 * sends more than any file that somebody chose by mistake is no longer listened to, and cut off after the span.
 */
export const lingerOver = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  reply.header('connection', 'keep-alive');
  let [bytes, before] = [0, 0];
  raw.unpipe();
  raw.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > mostBytes) raw.pause();
  });
  raw.resume();
  const look = setInterval(() => {
    if (!raw.complete && !raw.destroyed && bytes <= mostBytes && bytes - before >= leastBytesInSpan) {
      before = bytes;
      return;
    }
    clearInterval(look);
    if (!raw.complete) raw.destroy();
  }, spanMilliseconds).unref();
};
