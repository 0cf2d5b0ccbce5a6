import { readFileSync } from 'node:fs';
import { operationsIn } from '../factories/openapi';

/** Every call of the API, as its document in `docs` describes it. */
export const operations = operationsIn(
  JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')),
);

export const isChanging = ({ method }: { method: string }): boolean => method !== 'GET';
