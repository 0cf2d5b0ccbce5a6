import { z } from 'zod';
import type { OpeningHours } from '../../../db/schema/resource';
import { visitorInfoShipped } from '../../../server/kernel/visitor-info/given';
import { accessibility, openingHours, weekdays } from '../../../server/kernel/visitor-info/opening-hours';

/** A span in which something is open, such as `08:00-17:00`. */
const span = z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/);
const spans = z.array(span);

/** A day of the week, or days in their order, such as `tue-sun`. */
const dayNames = z.string().regex(/^(mon|tue|wed|thu|fri|sat|sun)(-(mon|tue|wed|thu|fri|sat|sun))?$/);

const daysOf = (name: string) => {
  const [first = '', last = first] = name.split('-');
  const [from, to] = [first, last].map((day) => (weekdays as readonly string[]).indexOf(day)) as [
    number,
    number,
  ];
  return weekdays.filter((_day, index) =>
    from <= to ? from <= index && index <= to : index >= from || index <= to,
  );
};

const readSpans = (given: readonly string[]) =>
  given.map((one) => ({ opens: one.slice(0, 5), closes: one.slice(6) }));

/** The same spans on every day, or a week by its days; a day that no key names is closed. */
const weekShape = z
  .union([spans.min(1), z.record(dayNames, spans)])
  .transform(
    (week): OpeningHours =>
      Array.isArray(week)
        ? Object.fromEntries(weekdays.map((day) => [day, readSpans(week)]))
        : Object.fromEntries(
            Object.entries(week).flatMap(([name, given]) =>
              daysOf(name).map((day) => [day, readSpans(given)]),
            ),
          ),
  )
  .pipe(openingHours);

/** What a visitor has to know, as far as it has columns; prices stand with each kind. */
export const visitorFields = {
  opening_hours: weekShape.optional(),
  duration_minutes: z.int().min(5).max(20_000).optional(),
  accessibility: accessibility.optional(),
  visitor_info: visitorInfoShipped.default({}),
  /** People are mourned here: it is not given stars. */
  is_memorial: z.boolean().default(false),
};

type Raw = { checked?: { checked_on?: unknown }; visitor_info?: Record<string, object | null> };

/**
 * Gives each section of `visitor_info` that doesn't say so itself the state, day and, where there is one, source of the record's `checked`.
 * What editors estimate has no source: the state says so.
 * What nobody could find out was looked for on the same day.
 */
export const withProvenance = (raw: unknown): unknown => {
  if (typeof raw !== 'object' || raw === null) return raw;
  const { checked, visitor_info = {}, ...record } = raw as Raw;
  const sections = Object.entries(visitor_info).map(([name, section]) => {
    const has = section && 'state' in section;
    return [name, has ? { checked_on: checked?.checked_on, ...section } : { ...checked, ...section }];
  });
  for (const [, section] of sections as Array<[string, Record<string, unknown>]>) {
    const seasonal = section.seasonal;
    if (Array.isArray(seasonal))
      section.seasonal = seasonal.map((one) => ({ ...one, weekly: weekShape.parse(one.weekly) }));
  }
  return { ...record, visitor_info: Object.fromEntries(sections) };
};
