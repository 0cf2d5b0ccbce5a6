import type { ReadContext } from '../../kernel/entity';
import { eventMonth } from '../../kinds/event';
import { formatDate } from '../../time';

const pictures = '?w=300&h=200&fit=cover';

/** The month as it comes next, this one included: `yyyy-MM`. @param today `yyyy-MM-dd` */
const nextTime = (month: number, today: string): string => {
  const [year = 0, current = 0] = today.split('-').map(Number);
  return `${month < current ? year + 1 : year}-${String(month).padStart(2, '0')}`;
};

/**
 * What takes place in a month as it comes next, each event once. What goes on for most of a year, or each night, is no
 * event of the month.
 */
export const eventsOfMonth = async (context: ReadContext, month: number) => {
  const coming = nextTime(month, formatDate(new Date()));
  const { events } = await eventMonth({ ...context, includeHidden: false }, coming, pictures);
  const seen = new Set<number>();
  return {
    coming,
    events: events.filter((one) => {
      if (seen.has(one.id) || (one.rule === null && one.known_dates === null)) return false;
      seen.add(one.id);
      return true;
    }),
  };
};
