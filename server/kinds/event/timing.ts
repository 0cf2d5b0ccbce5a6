import { z } from 'zod';
import type { EventRule, KnownDates } from '../../../db/schema';
import { addDays } from '../../calendar/lunar/day-number';
import { calendarYears } from '../../calendar/lunar/index';
import { longestMonth, type Schedule } from '../../calendar/occurrences';
import { invalidField } from '../../errors';
import { givenTogether, text } from '../../fields';
import type { Input } from '../../kernel/entity';
import { openOn } from '../../kernel/visitor-info/open-on';

/** What editors say of when an event takes place, and what a write of it makes of the schedule that was there. */

const inCalendar = (date: string): boolean => {
  const year = Number(date.slice(0, 4));
  return year >= calendarYears.first && year <= calendarYears.last;
};

const day = z.iso
  .date({ error: 'bad_date' })
  .refine(inCalendar, { params: { key: 'bad_date' } })
  .meta({ description: 'yyyy-MM-dd, 1900 to 2199', example: '2027-02-06' });

const rule = z
  .strictObject({
    month: z.int(givenTogether).min(1).max(12),
    day: z
      .int(givenTogether)
      .min(1)
      .max(31)
      .meta({ description: "First day; one that the month doesn't have in some year means its last there" }),
    days: z.int().min(1).max(92).meta({ description: 'For how many days it lasts' }),
    every: z.int().min(2).max(12).optional().meta({ description: 'Only every so many years' }),
    from_year: z
      .int()
      .min(calendarYears.first)
      .max(calendarYears.last)
      .optional()
      .meta({ description: 'With `every`: a year in which it takes place, from which the others count' }),
  })
  .nullable()
  .meta({
    description:
      'Comes back every year or every so many, by the lunar calendar with is_lunar; it then tells the dates',
  });

const span = z.strictObject({
  from: day,
  to: day,
  source: text(300).min(1).meta({ description: 'Who says so: an address, or in words' }),
});

const knownDates = z
  .strictObject({
    calendar: z
      .enum(['cham', 'solar_term', 'announced'])
      .meta({ description: 'The Cham calendar, or a solar term such as Thanh Minh' }),
    usual_months: z
      .array(z.int().min(1).max(12))
      .min(1, 'choose_month')
      .max(12)
      .meta({ description: 'Months by the sun in which it usually falls' }),
    dates: z.array(span).min(1).max(20),
  })
  .nullable()
  .meta({
    description: 'Dates that no day of a calendar tells ahead, each with who says so; instead of a rule',
  });

export const timingInput = {
  start_date: day,
  end_date: day,
  is_lunar: z.boolean(),
  rule,
  known_dates: knownDates,
};

/** What of a write tells the schedule. */
export const timingOf = (input: Input) => timing.parse(input);

/** The part of a write that says when an event takes place. */
const timing = z.object({
  start_date: z.string().optional(),
  end_date: z.string().optional(),
  is_lunar: z.boolean().optional(),
  rule: z.custom<EventRule | null>((value) => typeof value === 'object').optional(),
  known_dates: z.custom<KnownDates | null>((value) => typeof value === 'object').optional(),
});

const checkRule = ({ month, day: first, every, from_year }: EventRule, isLunar: boolean) => {
  const maximum = longestMonth(month, isLunar);
  if (first > maximum) throw invalidField('rule.day', 'too_big', { maximum });
  if (every !== undefined && from_year === undefined) throw invalidField('rule.from_year', 'required');
  if (every === undefined && from_year !== undefined) throw invalidField('rule.every', 'required');
};

const checkKnown = ({ dates }: KnownDates) => {
  for (const [index, { from, to }] of dates.entries())
    if (to < from) throw invalidField(`known_dates.dates.${index}.to`, 'ends_before_start');
};

/** A rule takes the place of known dates, and they that of a rule. @throws ApiError for both at once */
const ruleAndKnown = (stored: Schedule, given: z.output<typeof timing>) => {
  if (given.rule && given.known_dates) throw invalidField('known_dates', 'rule_or_known_dates');
  const known = given.known_dates === undefined ? (stored.known_dates ?? null) : given.known_dates;
  const rule = given.rule === undefined ? stored.rule : given.rule;
  return { known_dates: given.rule ? null : known, rule: given.known_dates ? null : rule };
};

/** The schedule of a write by itself, as far as it tells the dates. */
export const givenSchedule = (input: Input): Schedule | null => {
  const { rule: given, known_dates, is_lunar = false } = timing.parse(input);
  if (!given && !known_dates?.dates.length) return null;
  return { start_date: '', end_date: '', rule: given ?? null, known_dates: known_dates ?? null, is_lunar };
};

/** What a write makes of the schedule that was there. Without an end an event lasts one day. */
export const changedSchedule = (stored: Schedule, input: Input): Schedule => {
  const given = timing.parse(input);
  const { rule: next, known_dates } = ruleAndKnown(stored, given);
  const start_date = given.start_date ?? stored.start_date;
  const end_date = given.end_date ?? given.start_date ?? stored.end_date;
  const is_lunar = given.is_lunar ?? (next !== null && stored.is_lunar);
  if (end_date < start_date) throw invalidField('end_date', 'ends_before_start');
  if (is_lunar && !next) throw invalidField('rule', 'required');
  if (next) checkRule(next, is_lunar);
  if (known_dates) checkKnown(known_dates);
  return { start_date, end_date, rule: next, known_dates, is_lunar, doors: stored.doors ?? null };
};

/**
 * What comes back each week or month within its dates does so at least twice there; otherwise it is an event of one day.
 * The span of a yearly rule or of dates that were announced is not the editor's to make longer.
 * @throws ApiError invalid
 */
export const checkRun = ({ start_date, end_date, rule, known_dates, doors }: Schedule): void => {
  const occurs = doors?.visitor_info.occurs;
  if (rule || known_dates || !(occurs?.weekly || occurs?.monthly)) return;
  const itself = { opening_hours: null, visitor_info: { occurs } };
  let found = 0;
  for (let day = start_date; day <= end_date && found < 2; day = addDays(day, 1))
    if (openOn(itself, day).state !== 'closed') found += 1;
  if (found < 2) throw invalidField('end_date', 'run_of_one_day');
};
