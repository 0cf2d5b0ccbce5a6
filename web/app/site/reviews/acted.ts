import type { Done } from '~/site/account/outcome';

/** A vote or a report that was taken. */
export interface Acted extends Done {
  /** The page that it came from. */
  back: string;
  helpful_count?: number;
  is_helpful?: boolean;
}
