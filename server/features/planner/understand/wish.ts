import { words } from './text';
import type { Topic } from './topic';

/** A wish for one thing rather than for a kind of journey. */
export const wish = (
  name: string,
  label: { en: string; vi: string },
  said: readonly RegExp[],
  {
    signals = '',
    titles,
    interest = null,
  }: { signals?: string; titles?: string; interest?: Topic['interest'] },
): Topic => ({
  name,
  interest,
  said: [...said],
  signals: signals.split(' ').filter((signal) => signal !== ''),
  label,
  ...(titles ? { titles: words(titles) } : {}),
});
