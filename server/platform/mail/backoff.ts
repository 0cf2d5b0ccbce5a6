/** Tries after which a letter is given up: with these waits, after about an hour and a half. */
export const maximumAttempts = 8;

const firstWait = 30;
const longestWait = 3600;

/**
 * Seconds until the next try after `attempt` failed ones: doubling, with up to a quarter more or less, so that letters
 * which failed together don't come back together.
 */
export const secondsUntilRetry = (attempt: number, random: () => number = Math.random): number =>
  Math.round(Math.min(firstWait * 2 ** (attempt - 1), longestWait) * (0.75 + random() / 2));
