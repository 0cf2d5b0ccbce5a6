import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ZodRawShape } from 'zod';
import type { Transaction } from '../../db/client';
import { invalidField } from '../errors';
import type { Entity, Input } from './entity';
import { holdReference } from './reference';

/** Fields of a kind that are columns of its table; what it sees to itself is not among them. */
export interface WrittenFields {
  fields: ZodRawShape;
  /** Fields that the kind writes by itself, under whatever condition. */
  except?: readonly string[] | undefined;
}

/** What was given of the fields that are columns of `table` under the same name. */
export const writtenColumns = (
  table: PgTable,
  { fields, except = [] }: WrittenFields,
  input: Input,
): Input => {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => input[name] !== undefined && !except.includes(name))
      .filter((name) => columns[name] && !columns[name].generated)
      .map((name) => [name, input[name]]),
  );
};

/** Holds what the record shall refer to until the transaction ends. @throws ApiError invalid for what isn't there */
export const holdReferences = async (
  tx: Transaction,
  references: Readonly<Record<string, Pick<Entity, 'record'>>> = {},
  input: Input,
): Promise<void> => {
  for (const [name, kind] of Object.entries(references)) {
    const given = input[name];
    if (typeof given === 'number' && !(await holdReference(tx, kind, given)))
      throw invalidField(name, 'unknown_record');
  }
};
