import { createHash } from 'node:crypto';

/** The SHA-256 of what comes, in hexadecimal digits. */
export const digestOf = async (content: AsyncIterable<Buffer>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
};
