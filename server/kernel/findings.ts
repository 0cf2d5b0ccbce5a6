import { ApiError, type FieldErrors } from '../errors';
import { databaseError } from '../platform/plugins/database-errors';

export interface Findings {
  /** Runs a part of a write; what is wrong with its fields is collected, named below `path`. Undefined when something was. */
  gather: <T>(path: string, run: () => Promise<T>) => Promise<T | undefined>;
  /** @throws ApiError invalid with all that was found */
  settle: () => void;
}

/** What is wrong with a write, gathered over its parts, so that an editor is told all of it at once. */
export const gatherFindings = (): Findings => {
  const fields: FieldErrors = {};
  const settle = () => {
    if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields });
  };
  const keep = (path: string, found: FieldErrors) => {
    for (const [name, said] of Object.entries(found)) fields[`${path}${name}`] ??= said;
  };
  return {
    settle,
    gather: async (path, run) => {
      try {
        return await run();
      } catch (error) {
        const isKnown = error instanceof ApiError;
        const known = isKnown ? error : databaseError(error as Error);
        if (known?.code !== 'invalid' || !known.details.fields) throw error;
        keep(path, known.details.fields);
        // What the database refused ends its transaction: nothing more can be asked in it.
        if (!isKnown) settle();
        return undefined;
      }
    },
  };
};
