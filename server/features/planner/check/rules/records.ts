import { accommodation } from '../../../../place-kinds';
import type { Finding } from '../finding';
import type { DayView } from '../view';

/** Is everything still there, and there once? */

export const goneRules = (day: DayView): Finding[] => {
  const city: Finding[] = day.city
    ? []
    : [
        {
          code: 'gone',
          severity: 'error',
          day: day.number,
          stop: null,
          about: `city ${day.day.city_id}`,
          says: 'issue_city_gone',
          values: {},
        },
      ];
  const stops = day.stops
    .filter(({ record }) => !record)
    .map(
      ({ number, about }): Finding => ({
        code: 'gone',
        severity: 'error',
        day: day.number,
        stop: number,
        about,
        says: 'issue_gone',
        values: { number },
      }),
    );
  return [...city, ...stops];
};

/** Somewhere twice, but for hotels. */
export const repeatedRules = (days: readonly DayView[]): Finding[] => {
  const first = new Map<string, number>();
  return days.flatMap((day) =>
    day.stops.flatMap(({ about, record, number, title }): Finding[] => {
      const seen = first.get(about);
      if (seen === undefined) first.set(about, day.number);
      if (seen === undefined || !record || record.resource_type === accommodation) return [];
      const values = { title, day: seen };
      const says = 'issue_repeated';
      return [{ code: 'repeated', severity: 'warning', day: day.number, stop: number, about, says, values }];
    }),
  );
};
