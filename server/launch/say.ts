const width = 5;

/** Writes a line to the terminal, with the name of whom it comes from in front. */
export function write(from: string, line: string): void {
  process.stdout.write(`${from.padEnd(width)} | ${line}\n`);
}

/** Tells the person at the terminal what the launcher is doing. */
export function say(line: string): void {
  write('start', line);
}

/** Seconds since `start` (milliseconds), for people: "3.4 s". */
export function since(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
