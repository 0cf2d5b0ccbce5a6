import type { Accessibility, OpeningHours, PlaceDetail, VisitorInfo } from '~/api/types';

/** A record of any kind that visitors go to, as far as its lines need it. */
export interface Described {
  visitor_info: VisitorInfo;
  accessibility: Accessibility | null;
  opening_hours?: OpeningHours | null;
  duration_minutes?: number | null;
  lunar_closures?: PlaceDetail['lunar_closures'];
  resource_type?: number | null;
  is_sample?: boolean;
  /** Of events only. */
  is_lunar?: boolean;
}

/** Events alone are by one calendar or another. */
export const isEvent = ({ is_lunar }: Described): boolean => is_lunar !== undefined;

export type SectionName = keyof VisitorInfo;
export type SectionOf<Name extends SectionName> = NonNullable<VisitorInfo[Name]>;
export type LunarSpan = NonNullable<SectionOf<'closures'>['lunar']>[number];

/** A sentence; what is false or undefined is not said. */
export type Line = string | false | undefined;
