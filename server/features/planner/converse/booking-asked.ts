import type { Plan } from '../plan-shapes';
import { readKnown } from '../records/read';
import { recordKey } from '../records/record';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import type { Context } from './situation';

const asks = words(
  '(?:book|reserve|buy tickets?)(?:ing|ed)?(?: \\p{L}+){0,4} (?:ahead|advance|before(?:hand)?|early)|(?:need|have|should)(?: \\p{L}+){0,3} (?:book|reserve|reservations?|bookings?)|(?:can|nen|phai)(?: \\p{L}+){0,2} dat (?:truoc|cho|ve|ban)|dat truoc (?:gi|nhung gi|khong)|mua ve truoc',
);

/** What of a plan has to be booked, where that is asked; `null` for any other question. One read of its records. */
export const bookingAsked = async (
  context: Context,
  { words: said }: Understanding,
  plan: Plan | null,
): Promise<string | null> => {
  if (!plan || !asks.test(said)) return null;
  const say = adviceWords(context.language);
  const known = await readKnown(context, plan);
  const lines = plan.days.flatMap(({ stops }) =>
    stops.flatMap((stop) => {
      const booking = known.records.get(recordKey(stop))?.visitor_info?.booking;
      if (booking?.need !== 'required' && booking?.need !== 'advised') return [];
      return [`- ${say.bookAhead(token(stop), booking.need, booking.days_ahead ?? 0)}`];
    }),
  );
  return lines.length > 0 ? lines.join('\n') : say.bookNothing;
};
