import { addDays } from '../../calendar/lunar/day-number';
import { restaurant } from '../../place-kinds';
import type { Section, VisitorInfo } from './shape';

/** For how many days what was found out of a section is taken to be true. Stairs stay; prices don't. */
const days: Readonly<Record<Section, number>> = {
  hours: 365,
  closures: 365,
  occurs: 365,
  season: 1095,
  duration: 1825,
  effort: 1825,
  access: 730,
  involves: 1825,
  ages: 1825,
  shelter: 1825,
  price: 300,
  booking: 365,
  diet: 365,
  stay: 365,
  reach: 1095,
  dates: 300,
};

/** Eating houses change sooner than museums. */
const daysOfRestaurants: Partial<Record<Section, number>> = {
  hours: 240,
  closures: 240,
  price: 200,
  diet: 240,
};

/** What nobody could find out is asked again after this many days. */
const daysOfUnknown = 180;

const validDays = (section: Section, resourceType: number | null): number =>
  (resourceType === restaurant ? daysOfRestaurants[section] : undefined) ?? days[section];

/** The day from which a section has to be checked again. @returns `yyyy-MM-dd`; `today` where nobody said when it was */
export const dueOn = (
  section: Section,
  { state, checked_on }: NonNullable<VisitorInfo[Section]>,
  { resourceType, today }: { resourceType: number | null; today: string },
): string => {
  if (!checked_on) return state === 'estimated' ? addDays(today, daysOfUnknown) : today;
  return addDays(checked_on, state === 'unknown' ? daysOfUnknown : validDays(section, resourceType));
};
