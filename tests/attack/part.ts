/** What one part of the attack found. */
export interface Part {
  name: string;
  tries: number;
  /** What is not as it was promised; none are wanted. */
  deviations: string[];
  /** What was measured or left out. */
  notes: string[];
  seconds: number;
}

/** Where a part writes down what it does while it runs. */
export interface Log {
  tried(count?: number): void;
  deviates(text: string): void;
  note(text: string): void;
}

/** Runs one part; whatever it throws is a deviation too. */
export async function runPart(name: string, work: (log: Log) => Promise<void>): Promise<Part> {
  const part: Part = { name, tries: 0, deviations: [], notes: [], seconds: 0 };
  const begin = Date.now();
  const known = new Set<string>();
  try {
    await work({
      tried: (count = 1) => {
        part.tries += count;
      },
      deviates: (text) => {
        if (!known.has(text)) part.deviations.push(text);
        known.add(text);
      },
      note: (text) => part.notes.push(text),
    });
  } catch (error) {
    part.deviations.push(`did not get to its end: ${error instanceof Error ? error.message : String(error)}`);
  }
  part.seconds = (Date.now() - begin) / 1000;
  return part;
}

const mostShown = 40;

/** A table of all parts, and below it everything that deviates. */
export function report(parts: readonly Part[]): string {
  const rows = [
    ['part', 'tries', 'seconds', 'deviations'],
    ...parts.map(({ name, tries, seconds, deviations }) => [
      name,
      String(tries),
      seconds.toFixed(1),
      String(deviations.length),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const table = rows.map(line);
  table.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  const details = parts.flatMap(({ name, deviations, notes }) => [
    ...notes.map((note) => `  ${name}: ${note}`),
    ...deviations.slice(0, mostShown).map((deviation) => `✗ ${name}: ${deviation}`),
    ...(deviations.length > mostShown ? [`✗ ${name}: and ${deviations.length - mostShown} more`] : []),
  ]);
  return [...table, '', ...details, ''].join('\n');
}
