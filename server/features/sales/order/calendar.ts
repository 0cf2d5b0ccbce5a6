import type { App } from '../../../app-type';
import { calendarFile } from '../../../calendar/ical';
import { addDays } from '../../../calendar/lunar/day-number';
import { linesOf } from './lines';
import { markedTitle } from './marked-title';
import { languageOfOrder, type OrderRecord } from './record';

/** The days of an order for people's own calendars; each line keeps its name, so that adding it twice changes it. */
export const orderCalendar = async (app: App, order: OrderRecord): Promise<string> => {
  const { hostname } = new URL(app.env.PUBLIC_URL);
  const page = `${app.env.PUBLIC_URL}/${languageOfOrder(order)}/detail-ticket?order=${order.code}`;
  const lines = await linesOf(app.db, [order.id]);
  return calendarFile(
    ...lines.map((line) => ({
      uid: `booking-${order.code}-${line.id}@${hostname}`,
      startDate: line.date,
      // The day on which a hotel is left is not one of the stay.
      dayAfter: line.type === 1 ? addDays(line.end_date, 1) : line.end_date,
      stamp: order.updated_at,
      sequence: order.version - 1,
      summary: markedTitle(languageOfOrder(order), line),
      description: order.code,
      location: '',
      place: null,
      url: page,
    })),
  );
};
