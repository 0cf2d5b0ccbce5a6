import type { EventDetail } from '~/api/types';

/** Whether all dates that were announced of an event are over: it comes back, and nobody has said when. */
export const isAwaited = (
  { known_dates, end_date }: Pick<EventDetail, 'known_dates' | 'end_date'>,
  today: string,
): boolean => known_dates !== null && end_date < today;
