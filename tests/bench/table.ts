import type { Row } from './benchmark';

function block(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {}).map((name) => {
    const cells = rows.map((row) => String(row[name] ?? ''));
    const width = Math.max(name.length, ...cells.map((cell) => cell.length));
    const numeric = rows.some((row) => typeof row[name] === 'number');
    return [name, ...cells].map((cell) => (numeric ? cell.padStart(width) : cell.padEnd(width)));
  });
  return [-1, ...rows.keys()]
    .map((line) =>
      columns
        .map((column) => column[line + 1])
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Rows as text in columns, numbers to the right; where the columns change, a table of its own begins. */
export function table(rows: readonly Row[]): string {
  const groups: Row[][] = [];
  let shape = '';
  for (const row of rows) {
    const own = Object.keys(row).join();
    if (own !== shape) groups.push([]);
    shape = own;
    groups.at(-1)?.push(row);
  }
  return groups.map(block).join('\n\n');
}
