import { ApiError, type FieldErrors } from '../../../errors';
import type { Input } from '../../../kernel/entity';
import { type Column, cellText, partText, type Read, readColumn, withParts } from './columns';
import { idsIn } from './present';
import type { Named, Names } from './references';
import type { Target } from './targets';

/** What a column of names says, as the field takes it. */
const readNames = async (named: Named, names: Names, { schema }: Column, cell: string): Promise<Read> => {
  if (cell.trim() === '') return readColumn({ name: '', field: '', path: [], schema }, '');
  const read = await names.idsIn(named, cell);
  if ('said' in read) return { said: { _: read.said } };
  return { value: named.isMany ? read.value : read.value[0] };
};

/** As far as spreadsheets leave a text alone. */
const plainText = (cell: string): string => cell.replaceAll('\r\n', '\n').trim();

/** The columns whose cells don't stand there as they would be exported now; all of a new record. */
export const differingCells = (columns: readonly Column[], { cells, present }: Target): Column[] =>
  columns.filter(({ name }) => {
    const now = present?.cells.get(name);
    return now === undefined || plainText(now) !== plainText(cells.get(name) ?? '');
  });

/** Whether a value that is written in another way is the stored one: `55,000 ₫` for 55000, a title for a slug. */
const isAsStored = (column: Column, value: unknown, { present }: Target): boolean => {
  const now = present?.cells.get(column.name);
  if (now === undefined || !present) return false;
  if (column.named) return idsIn(value).join() === idsIn(present.row[column.field]).join();
  return plainText(partText(column, value)) === plainText(now);
};

/** The values of a row by field, parts of a field laid over what is stored. @throws ApiError invalid, by place */
export const valuesOf = async (columns: readonly Column[], names: Names, target: Target): Promise<Input> => {
  const { cells, stored } = target;
  const values: Input = {};
  const parts = new Map<string, { path: readonly string[]; value: unknown }[]>();
  const wrong: FieldErrors = {};
  for (const column of columns) {
    const cell = cells.get(column.name) ?? '';
    const { field, path, named } = column;
    const isPart = path.length > 0 || column.notation !== undefined;
    // A cell as it was written leaves what is stored as it is, to the letter.
    if (isPart && cellText(column, stored?.[field]) === cell.trim()) continue;
    if (field === 'version' && cell.trim() === '') continue;
    const read =
      cell.trim() === '' && isPart
        ? { value: undefined }
        : await (named ? readNames(named, names, column, cell) : readColumn(column, cell));
    if (read === null) continue;
    if ('said' in read)
      for (const [at, said] of Object.entries(read.said))
        wrong[[field, ...path, ...(at === '_' ? [] : [at])].join('.')] = said;
    else if (isAsStored(column, read.value, target)) continue;
    else if (path.length === 0) values[field] = isPart && cell.trim() === '' ? null : read.value;
    else parts.set(field, [...(parts.get(field) ?? []), { path, value: read.value }]);
  }
  if (Object.keys(wrong).length > 0) throw new ApiError('invalid', { fields: wrong });
  for (const [field, changed] of parts)
    values[field] = withParts(field, values[field] ?? stored?.[field], changed);
  return values;
};
