import type { Accessibility, OpeningHours } from '../../../../db/schema/visitor';
import type { VisitorInfo } from '../shape';

/** A record with its data, as far as texts can contradict it. */
export interface Knowing {
  opening_hours: OpeningHours | null;
  duration_minutes: number | null;
  accessibility: Accessibility | null;
  price_from: number | null;
  visitor_info: VisitorInfo;
  /** What kind of place it is, where it is one. */
  resource_type?: number | null;
  /** Of an event: the day of its calendar on which it begins, and for how many days. */
  rule?: { month: number; day: number; days: number } | null;
  is_lunar?: boolean;
}
