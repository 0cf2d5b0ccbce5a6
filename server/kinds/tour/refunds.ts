import { refundSteps, shareOf } from '../../kernel/booking-terms/refund';
import type { BookingTerms } from '../../kernel/booking-terms/shape';

interface Departure {
  date: string;
  /** VND for one person. */
  price: number;
  seats_left: number;
}

/**
 * What one person gets back by the day of cancelling; null where nobody said. Of the next departure that can be booked and has
 * all its steps ahead, or of the next one.
 * @param today `yyyy-MM-dd` in Vietnam
 */
export const nextRefunds = (
  { cancellation }: BookingTerms,
  departures: readonly Departure[],
  today: string,
) => {
  const open = departures.filter(({ seats_left }) => seats_left > 0);
  const isWhole = ({ date }: Departure) => (refundSteps(cancellation ?? [], date)[0]?.until ?? '') >= today;
  const next = open.find(isWhole) ?? open[0];
  if (!cancellation || !next) return null;
  const steps = refundSteps(cancellation, next.date).map((step) => ({
    ...step,
    amount: shareOf(next.price, step.percent),
  }));
  return { date: next.date, steps };
};
