import type { Language } from '../../../language';
import type { Plan } from '../plan-shapes';
import type { Known } from '../records/record';

/** A plan that somebody takes along as a file, and what the file says of itself. */
export interface Taken {
  plan: Plan;
  known: Known;
  language: Language;
  /** The site's own address, for links. */
  publicUrl: string;
  /** Names the plan among others, always the same for the same one. */
  name: string;
  changed: Date;
  version: number;
}
