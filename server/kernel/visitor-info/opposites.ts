import type { Accessibility, OpeningHours } from '../../../db/schema/visitor';
import { invalidField } from '../../errors';
import type { MessageKey } from '../../platform/messages';
import type { VisitorInfo } from './shape';

/** Pairs of answers of which one must be wrong, and which pages would show side by side. */

type Refuse = (path: (string | number)[], key: MessageKey) => void;

/** Opposites within `visitor_info`. */
export const checkOpposites = ({ booking, diet }: VisitorInfo, refuse: Refuse): void => {
  if (booking?.need === 'none' && booking.days_ahead) refuse(['booking', 'days_ahead'], 'no_booking_no_days');
  if (diet?.served?.includes('halal_certified') && diet.main?.includes('pork'))
    refuse(['diet', 'served'], 'halal_without_pork');
};

interface Visited {
  opening_hours?: OpeningHours | null;
  accessibility?: Accessibility | null;
  visitor_info?: VisitorInfo;
}

/** What a record says that has opposites in another column. */
const opposites: readonly {
  of: readonly (keyof Visited)[];
  field: string;
  key: MessageKey;
  holds: (record: Visited) => boolean;
}[] = [
  {
    of: ['accessibility'],
    field: 'accessibility.wheelchair',
    key: 'wheelchair_without_steps',
    holds: ({ accessibility }) =>
      accessibility?.wheelchair === 'yes' &&
      ((accessibility.steps ?? 0) > 0 || accessibility.surface === 'stairs'),
  },
  {
    of: ['opening_hours', 'visitor_info'],
    field: 'visitor_info.hours.state',
    key: 'unknown_has_week',
    holds: (record) => record.visitor_info?.hours?.state === 'unknown' && hasWeek(record),
  },
  {
    of: ['opening_hours', 'visitor_info'],
    field: 'visitor_info.hours.always_open',
    key: 'always_open_has_week',
    holds: (record) => record.visitor_info?.hours?.always_open === true && hasWeek(record),
  },
];

const hasWeek = ({ opening_hours }: Visited): boolean => Object.values(opening_hours ?? {}).flat().length > 0;

/**
 * Opposites between the columns of a record; only what a write touches is judged, so that a record from before can be
 * mended step by step.
 * @param record as it stands after the write
 * @throws ApiError invalid
 */
export const checkColumns = (
  input: Readonly<Record<string, unknown>>,
  record: Readonly<Record<string, unknown>> | null,
): void => {
  if (!record) return;
  const found = opposites.find(
    ({ of, holds }) => of.some((name) => input[name] !== undefined) && holds(record as Visited),
  );
  if (found) throw invalidField(found.field, found.key);
};
