import { invalidField } from '../../../errors';

const minute = 60_000;

/** A phone that was without a connection for a week has been charged since. */
const oldestDays = 7;

/** Clocks differ; what is a little ahead of ours is now. */
const ahead = 10 * minute;

/** When a visit was, by the visitor's clock. @throws ApiError invalid for a time too long ago, or to come */
export const visitTime = (at: string | undefined, now = new Date()): Date => {
  if (at === undefined) return now;
  const time = new Date(at);
  if (time.getTime() > now.getTime() + ahead) throw invalidField('at', 'check_in_to_come');
  if (time.getTime() < now.getTime() - oldestDays * 24 * 60 * minute)
    throw invalidField('at', 'check_in_too_old', { days: oldestDays });
  return time > now ? now : time;
};
