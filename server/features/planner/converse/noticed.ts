import type { Language } from '../../../language';
import type { Pool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import type { Plan } from '../plan-shapes';
import type { Understanding } from '../understand';

/** A plan and what was said of it: what there is to say about it besides is made from this. */
export interface Noticed {
  language: Language;
  plan: Plan;
  pool: Pool;
  cities: readonly PlannerCity[];
  said: Understanding;
  /** Keys of records that were asked for by name. */
  named: ReadonlySet<string>;
  /** Cities that were asked for and for which there was no time. */
  leftOut: readonly number[];
  /** `yyyy-MM-dd` */
  today: string;
}
