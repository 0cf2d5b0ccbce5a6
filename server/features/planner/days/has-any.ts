/** Whether a record carries one of these signals. */
export const hasAny = (signals: ReadonlySet<string>, wanted: readonly string[]): boolean =>
  wanted.some((signal) => signals.has(signal));
