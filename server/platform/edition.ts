import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of a process that runs from its sources, which may be changed at any time. */
const unbuilt = randomUUID();

/**
 * What decides beside the database how an answer looks: the code, and how it is set up. Processes of one build share what they store;
 * one that runs from its sources has its own.
 */
export const editionOf = (env: object): string => {
  // Lies beside the script that was built of them.
  const stamp = path.join(path.dirname(process.argv[1] ?? ''), 'source-hash');
  const code = existsSync(stamp) ? readFileSync(stamp, 'utf8') : unbuilt;
  return createHash('sha256').update(code).update(JSON.stringify(env)).digest('base64url').slice(0, 16);
};
