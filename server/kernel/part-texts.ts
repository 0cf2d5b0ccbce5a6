import type { Queryable, Transaction } from '../../db/client';
import type { Language } from '../language';
import type { Input } from './entity';

/**
 * Texts of a kind that stand with parts of its records, such as the days of a tour. In a file of translations each has a
 * name of its own beside the fields of the record; it is written with the record, whose version guards it.
 */
export interface PartTexts {
  /** What an update takes them as, and what is noted as stale of them. */
  field: string;
  /** By record and name; all names there are, whether they have words in the language or not. */
  read: (
    db: Queryable,
    ids: readonly number[],
    language: Language,
  ) => Promise<Map<number, Record<string, string>>>;
  /** What an update takes to replace some of them. */
  input: (
    tx: Transaction,
    id: number,
    language: Language,
    given: Readonly<Record<string, string>>,
  ) => Promise<Input>;
  /** The name of what a refused update complains of. */
  named: (field: string, input: Input) => string;
}
