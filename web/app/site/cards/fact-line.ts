/** The parts of a line of fact that there are. */
export const factLine = (...parts: (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');
