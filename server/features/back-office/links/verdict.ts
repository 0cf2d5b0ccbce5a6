import type { LinkFault } from '../../../../db/schema';

/** What is wrong with a link; null when nothing is. */
export type Verdict = { reason: LinkFault; status_code?: number } | null;
