import { isClosedAtTet, tetDay } from '../../days/tet';
import type { Finding } from '../finding';
import { plainDate } from '../plain-date';
import type { DayView, StopView } from '../view';

const isClosed = ({ record, ends }: StopView, tet: number): boolean =>
  record != null && isClosedAtTet(record, tet, ends);

export const tetRules = (day: DayView): Finding[] => {
  const tet = day.date ? tetDay(day.date) : null;
  if (day.date === null || tet === null) return [];
  const closed = day.stops.filter((stop) => isClosed(stop, tet));
  if (closed.length === 0) return [];
  return [
    {
      code: 'closed_for_tet',
      severity: 'warning',
      day: day.number,
      stop: closed.length === 1 ? (closed[0]?.number ?? null) : null,
      about: '',
      says: tet === 0 ? 'issue_tet_eve' : 'issue_tet',
      values: {
        date: plainDate(day.date),
        number: tet,
        titles: closed.map(({ title }) => title).join(', '),
      },
      amount: closed.length,
    },
  ];
};
