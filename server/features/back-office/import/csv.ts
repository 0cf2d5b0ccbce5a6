/** A row of a table with its number in the file, as a spreadsheet counts: the first is 1. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** Thrown for text that is no table: a quotation mark that never ends, or ends in the middle of a cell. */
export class BrokenCsv extends Error {
  constructor(
    readonly key: 'csv_unfinished' | 'csv_broken_quotes',
    /** Where the cell begins, as a spreadsheet counts. */
    readonly row: number,
  ) {
    super(key);
  }
}

/** Spreadsheets separate by what their country doesn't use in numbers: the one that the head has most of. */
const separatorOf = (text: string): string => {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const count = (separator: string) => head.split(separator).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
};

/** What an export puts before a text that a spreadsheet would take for a formula. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/**
 * Reads a table as spreadsheets write it (RFC 4180, with or without byte-order mark); empty lines are left out.
 * @throws BrokenCsv
 */
export const readCsv = (text: string): CsvRow[] => {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;

  let row = 0;
  const endRow = () => {
    cells.push(withoutGuard(cell));
    // Empty lines count, as they do in the margin of a spreadsheet.
    row += 1;
    if (cells.some((one) => one.trim() !== '')) rows.push({ row, cells });
    [cells, cell] = [[], ''];
  };

  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] as string;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else {
        isQuoted = false;
        // A mark that stands for itself would have been doubled: cells beyond it would slip into other columns.
        const next = source[at + 1] ?? '\n';
        if (next !== separator && next !== '\n' && next !== '\r')
          throw new BrokenCsv('csv_broken_quotes', row + 1);
      }
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) {
      cells.push(withoutGuard(cell));
      cell = '';
    } else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  if (isQuoted) throw new BrokenCsv('csv_unfinished', row + 1);
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
};
