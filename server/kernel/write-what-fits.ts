import type { Transaction } from '../../db/client';
import { ApiError } from '../errors';
import { databaseError } from '../platform/plugins/database-errors';
import type { Input } from './entity';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The given fields that a failed write was refused for; none when it failed for another reason. */
const refusedFields = (error: unknown, input: Input): string[] => {
  const known = error instanceof ApiError ? error : isObject(error) ? databaseError(error) : null;
  if (known?.code !== 'invalid') return [];
  const paths = Object.keys(known.details.fields ?? {});
  return [...new Set(paths.map((path) => path.split('.')[0] ?? path))].filter((name) => name in input);
};

/**
 * Makes a write without the fields that can't be written any more, such as a reference to what is gone. Each of the others
 * is written whole; nothing of a try that failed stays.
 * @returns the names of those that were left out
 */
export const writeWhatFits = async (
  tx: Transaction,
  input: Input,
  write: (tx: Transaction, input: Input) => Promise<unknown>,
): Promise<string[]> => {
  try {
    await tx.transaction((inner) => write(inner, input));
    return [];
  } catch (error) {
    const refused = refusedFields(error, input);
    if (refused.length === 0) throw error;
    const others = Object.entries(input).filter(([name]) => !refused.includes(name));
    return [...refused, ...(await writeWhatFits(tx, Object.fromEntries(others), write))];
  }
};
