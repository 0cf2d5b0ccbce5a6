/** A mark by which spreadsheets know Vietnamese letters. */
const byteOrderMark = '\uFEFF';

/** A cell for spreadsheets: quoted, and never taken for a formula. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Lines of a table, each with its end. */
export const csvLines = (lines: string[][]): string =>
  lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

/** A whole table as a file for spreadsheets. */
export const csvText = (lines: string[][]): string => byteOrderMark + csvLines(lines);
