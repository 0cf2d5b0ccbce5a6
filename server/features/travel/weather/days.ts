import { ApiError } from '../../../errors';
import { formatDate } from '../../../time';

/** So many days before and after today there is weather of. */
export const daysBack = 7;
export const daysAhead = 7;

const dayMs = 24 * 3600 * 1000;

/** Vietnam's date, some days from now. */
export const dayFromNow = (days: number): string => formatDate(new Date(Date.now() + days * dayMs));

/**
 * The days that a request is about: the one that it names, else today and those ahead.
 * @throws ApiError invalid for a day too long ago; not_found for one too far ahead
 */
export const wantedDays = (date: string | undefined): string[] => {
  if (date === undefined) return Array.from({ length: daysAhead + 1 }, (_, ahead) => dayFromNow(ahead));
  if (date < dayFromNow(-daysBack))
    throw new ApiError('invalid', {
      message: 'weather_too_old',
      fields: { date: [{ key: 'weather_too_old' }] },
    });
  if (date > dayFromNow(daysAhead)) throw new ApiError('not_found', { message: 'weather_no_data' });
  return [date];
};
