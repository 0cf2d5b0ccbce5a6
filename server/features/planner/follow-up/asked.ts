import type { Pool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import type { Taste } from '../days/suits';
import type { Plan } from '../plan-shapes';
import type { Understanding } from '../understand';
import type { CityExchange } from './exchange-city';
import type { OrderStep } from './ordered-known';

/** A plan, and what a message wants of it. */
export interface FollowUp {
  plan: Plan;
  said: Understanding;
  cities: readonly PlannerCity[];
  pool: Pool;
  taste: Taste;
  /** A city that another one is to take the place of. */
  exchange: CityExchange | null;
  /** What was wanted of single stops, which `said` tells nothing of. */
  order?: OrderStep | null;
  /** How many days the journey is to keep, whatever comes in or goes. */
  total?: number;
  /** The only day that the message is about. */
  onDay?: number;
  title: (days: number, cities: readonly PlannerCity[]) => string;
}
