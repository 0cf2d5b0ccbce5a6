import { privateTables, publicTables } from '../../server/platform/changes/tags';
import { tablesOf } from '../reads';

/** Locks, and functions that write or that only the primary can answer. */
const homely =
  /\bfor\s+(no\s+key\s+update|update|key\s+share|share)\b|\b(nextval|setval|set_config|pg_notify|pg_advisory\w*|pg_try_advisory\w*|pg_current_\w+|txid_\w+)\s*\(/i;

const mostTexts = 2000;
const known = new Map<string, boolean>();

const judge = (text: string): boolean => {
  const tables = tablesOf(text);
  return (
    tables.some((name) => publicTables.has(name)) &&
    !tables.some((name) => privateTables.has(name) || name.startsWith('pg_')) &&
    !homely.test(text)
  );
};

/**
 * Whether a replica may answer a `select`: it reads nothing but tables whose changes are told, so that it is known how far a
 * replica must have come. Sessions, orders and what else is private are read at home.
 */
export const isReplicable = (text: string): boolean => {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const judged = judge(text);
  if (known.size < mostTexts) known.set(text, judged);
  return judged;
};
