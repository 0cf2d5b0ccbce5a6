import type { Offer } from './place-in';
import type { Frame, Visit } from './visit';

/** A day while a whole journey is put together. */
export interface OpenDay {
  frame: Frame;
  visits: Visit[];
  /** What could be there, the best first. */
  offers: readonly Offer[];
  /** Keys of what stays where it is; `null` where the whole day does. */
  pinned: ReadonlySet<string> | null;
}
