import type { App } from '../../../app-type';
import { calendarFile } from '../../../calendar/ical';
import { addDays } from '../../../calendar/lunar/day-number';
import { message } from '../../../platform/messages';
import { kinds } from '../cart/line';
import { detailsOf, type LineDetails } from './details';
import { linesOf } from './lines';
import { markedTitle } from './marked-title';
import { languageOfOrder, type OrderRecord } from './record';

type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** Where one has to be, as a calendar takes it. */
const whereOf = (details: LineDetails | undefined, language: 'en' | 'vi') => {
  const meeting = details?.meeting;
  return {
    location: meeting?.[language] ?? '',
    place:
      meeting && meeting.lat !== null && meeting.lon !== null ? { lat: meeting.lat, lon: meeting.lon } : null,
  };
};

/**
 * The days of an order for people's own calendars; each line keeps its name, so that adding it twice changes it. A tour
 * of one day stands at its hour, a longer one on its days and its beginning at its hour.
 */
export const orderCalendar = async (app: App, order: OrderRecord): Promise<string> => {
  const { hostname } = new URL(app.env.PUBLIC_URL);
  const language = languageOfOrder(order);
  const [lines, details] = await Promise.all([linesOf(app.db, [order.id]), detailsOf(app.db, [order.id])]);
  const entriesOf = (line: Line) => {
    const known = details.get(line.id);
    const starts = line.type === kinds.tour ? (known?.starts_at ?? null) : null;
    const operator = known?.operator;
    const title = markedTitle(language, line);
    const entry = {
      stamp: order.updated_at,
      sequence: order.version - 1,
      description: [order.code, operator?.name, operator?.phone].filter(Boolean).join('\n'),
      url: `${app.env.PUBLIC_URL}/${language}/detail-ticket?order=${order.code}`,
      ...whereOf(known, language),
    };
    const uid = (part: string) => `booking-${order.code}-${line.id}${part}@${hostname}`;
    const timed = { ...entry, starts: `${line.date} ${starts}`, ends: null };
    if (starts && line.end_date === line.date) return [{ ...timed, uid: uid(''), summary: title }];
    const days = {
      ...entry,
      uid: uid(''),
      summary: title,
      startDate: line.date,
      // The day on which a hotel is left is not one of the stay.
      dayAfter: line.type === kinds.tour ? addDays(line.end_date, 1) : line.end_date,
    };
    return starts
      ? [days, { ...timed, uid: uid('-start'), summary: message(language, 'calendar_start', { title }) }]
      : [days];
  };
  return calendarFile(...lines.flatMap(entriesOf));
};
