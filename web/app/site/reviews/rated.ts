import type { Done } from '~/site/account/outcome';

/** Stars that were taken, and what all of them come to now. */
export interface Rated extends Done {
  score: number;
  rating_score: number | null;
  rating_count: number;
  /** The page that the stars came from. */
  back: string;
}
