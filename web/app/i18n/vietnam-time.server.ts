const OFFSET_MS = 7 * 60 * 60 * 1000;

/** The month that it is in Vietnam (UTC+7 all year), January is 1. */
export function vietnamMonth(now: Date = new Date()): number {
  return new Date(now.getTime() + OFFSET_MS).getUTCMonth() + 1;
}

/** The day that it is in Vietnam, `yyyy-MM-dd`. */
export function vietnamDay(now: Date = new Date()): string {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The moment in Vietnam, `yyyy-MM-ddTHH:mm`, brought back to a step of some minutes. */
export function vietnamMinutes(step: number, now: Date = new Date()): string {
  const length = step * 60_000;
  return new Date(Math.floor(now.getTime() / length) * length + OFFSET_MS).toISOString().slice(0, 16);
}
