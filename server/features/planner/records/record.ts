import type { Accessibility } from '../../../../db/schema/resource';
import type { Schedule } from '../../../calendar/occurrences';
import type { VisitorInfo } from '../../../kernel/visitor-info/shape';
import type { PlanStop } from '../plan-shapes';
import type { StopFacts } from '../travel/day';
import type { MonthNormal } from './kinds';

export type StopRef = Pick<PlanStop, 'kind' | 'id'>;

/** What a plan knows of a record that one of its stops names, for readers of one language. */
export interface PlanRecord extends StopRef, StopFacts {
  title: string;
  description: string;
  path: string;
  image: string | null;
  /** Where it is, in words. */
  address: string;
  city_id: number | null;
  resource_type: number | null;
  /** VND a person (a night, for accommodation); `null` when not known. */
  price_from: number | null;
  /** How long a visit usually takes. */
  minutes: number;
  /** The same, where somebody has written it down. */
  duration_minutes?: number | null;
  accessibility: Accessibility | null;
  /** What else visitors have to know, as far as somebody looked into it. */
  visitor_info?: VisitorInfo;
  /** When an event takes place. */
  schedule: Schedule | null;
}

/** A city as plans need it. */
export interface PlanCity {
  id: number;
  slug: string;
  title: string;
  image: string | null;
  province: string;
  lat: number;
  lon: number;
  best_months: number[];
  normals: MonthNormal[];
}

export const recordKey = ({ kind, id }: StopRef): string => `${kind} ${id}`;

/** All that is read for a plan. What is missing in it no reader may see. */
export interface Known {
  records: ReadonlyMap<string, PlanRecord>;
  cities: ReadonlyMap<number, PlanCity>;
}

export const recordOf = (known: Pick<Known, 'records'>, stop: StopRef): PlanRecord | undefined =>
  known.records.get(recordKey(stop));
