import type { OpeningHours } from '../../../db/schema/visitor';
import { invalidField } from '../../errors';
import type { MessageKey } from '../../platform/messages';
import { formatDate } from '../../time';
import { checkOpposites } from './opposites';
import { fieldsOfUnknown, type Section, type VisitorInfo, visitorInfo } from './shape';

/** What nobody can mean who writes what visitors have to know; what is stored from before is still read. */

type Refuse = (path: (string | number)[], key: MessageKey) => void;

/** Twenty minutes mean something else on foot than by car: pages say both or neither. */
const checkReach = ({ reach }: VisitorInfo, refuse: Refuse) => {
  if (reach?.minutes && !reach.means) refuse(['reach', 'means'], 'minutes_want_means');
};

/** Shorter than any name or address of somebody who could be asked again. */
const shortestSource = 8;

/** What somebody looked up before is no knowledge of today: prices have doubled and doors have closed since. */
const earliestCheck = '2015-01-01';

type Known = NonNullable<VisitorInfo[Section]>;

const isSaid = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Whether a section says something beside where it is known from. What nobody could say may have a note: where to ask. */
const hasValues = (section: Known): boolean =>
  Object.entries(section).some(
    ([name, value]) => !['state', ...fieldsOfUnknown].includes(name) && isSaid(value),
  );

const isFound = ({ state }: Known): boolean => state === 'checked' || state === 'second_hand';

const checkSource = (name: string, section: Known, refuse: Refuse) => {
  const source = section.source?.trim() ?? '';
  if (!isFound(section) || source.length >= shortestSource) return;
  const isMissing = section.state === 'checked' && source === '';
  refuse([name, 'source'], isMissing ? 'checked_wants_source' : 'source_too_short');
};

const checkDay = (name: string, section: Known, refuse: Refuse) => {
  const { checked_on } = section;
  if (isFound(section) && !checked_on) refuse([name, 'checked_on'], 'known_wants_day');
  if (checked_on && checked_on < earliestCheck) refuse([name, 'checked_on'], 'checked_too_early');
};

/**
 * Who says that something was looked up says when, and who has seen it at its origin says where that is. What nobody
 * knows has neither a day that it must say nor values.
 */
const checkProvenance = (info: VisitorInfo, refuse: Refuse) => {
  for (const [name, section] of Object.entries(info)) {
    if (!section) continue;
    checkSource(name, section, refuse);
    checkDay(name, section, refuse);
    if (section.state === 'unknown' && hasValues(section)) refuse([name, 'state'], 'unknown_has_values');
  }
};

/** Nobody has looked something up on a day that is still to come, in Vietnam. */
const checkNotYet = (info: VisitorInfo, refuse: Refuse) => {
  const today = formatDate(new Date());
  for (const [name, section] of Object.entries(info))
    if (section?.checked_on && section.checked_on > today) refuse([name, 'checked_on'], 'checked_in_future');
};

const checkDates = ({ closures }: VisitorInfo, refuse: Refuse) => {
  for (const [index, { from, to }] of (closures?.dates ?? []).entries())
    if (to !== undefined && to < from) refuse(['closures', 'dates', index, 'to'], 'ends_before_start');
};

/** What ends before this time of the morning has gone on past midnight. */
const endOfNight = '06:00';

const checkTimes = ({ occurs, dates, diet }: VisitorInfo, refuse: Refuse) => {
  const check = (path: string[], starts: string | undefined, ends: string | undefined) => {
    if (starts && ends && ends <= starts && (ends === starts || ends >= endOfNight))
      refuse(path, 'ends_before_starting');
  };
  check(['occurs', 'ends'], occurs?.starts, occurs?.ends);
  check(['dates', 'ends'], dates?.starts, dates?.ends);
  check(['diet', 'dish_ends'], diet?.dish_starts, diet?.dish_ends);
};

const isLess = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one < other;

const checkNumbers = ({ price, ages }: VisitorInfo, refuse: Refuse) => {
  if (isLess(price?.meal_to, price?.meal_from)) refuse(['price', 'meal_to'], 'meal_ends_below');
  if (isLess(price?.adult, price?.child)) refuse(['price', 'child'], 'child_above_adult');
  if (isLess(price?.foreign_adult, price?.adult)) refuse(['price', 'foreign_adult'], 'foreign_below_local');
  for (const name of ['adult', 'foreign_adult', 'child'] as const)
    if (price?.is_free && price[name]) refuse(['price', name], 'free_has_no_price');
  if (isLess(ages?.suits_from, ages?.minimum)) refuse(['ages', 'suits_from'], 'suits_nobody_let_in');
};

/**
 * Nobody is let in after the doors have closed. A house that is open past midnight on some night is not judged: which
 * night is meant is not said.
 * @throws ApiError invalid
 */
export const checkLastAdmission = (
  input: Readonly<Record<string, unknown>>,
  record: Readonly<Record<string, unknown>> | null,
): void => {
  if (!record || (input.opening_hours === undefined && input.visitor_info === undefined)) return;
  const { opening_hours, visitor_info } = record as {
    opening_hours?: OpeningHours | null;
    visitor_info?: VisitorInfo;
  };
  const { last_admission: last, seasonal = [] } = visitor_info?.hours ?? {};
  const weeks = [opening_hours, ...seasonal.map(({ weekly }) => weekly)];
  const spans = weeks.flatMap((week) => Object.values(week ?? {}).flat());
  if (!last || spans.length === 0 || spans.some(({ opens, closes }) => closes <= opens)) return;
  if (spans.every(({ closes }) => closes < last))
    throw invalidField('visitor_info.hours.last_admission', 'last_admission_after_closing');
};

/** Nothing was said in it: it was added to a form and left as it was. */
const isEmpty = (section: Known): boolean => {
  const { state, ...others } = section;
  return state === 'estimated' && !Object.values(others).some(isSaid);
};

/** Without the sections that say nothing. */
const withoutEmptySections = (info: VisitorInfo): VisitorInfo =>
  Object.fromEntries(Object.entries(info).filter(([, section]) => section && !isEmpty(section)));

type Check = (info: VisitorInfo, refuse: Refuse) => void;

const checked = (checks: readonly Check[]) =>
  visitorInfo
    .superRefine((info, context) => {
      const refuse: Refuse = (path, key) => context.addIssue({ code: 'custom', path, params: { key } });
      for (const check of checks) check(info, refuse);
    })
    .overwrite(withoutEmptySections);

const checks = [checkProvenance, checkDates, checkTimes, checkNumbers, checkReach, checkOpposites];

/** `visitor_info` as it ships. A computer whose clock is behind has the content all the same. */
export const visitorInfoShipped = checked(checks);

/** `visitor_info` as editors, imports and programs write it. */
export const visitorInfoGiven = checked([...checks, checkNotYet]).meta({
  id: 'VisitorInfoGiven',
  description:
    'As `VisitorInfo`. What was checked or heard says where, in 8 characters or more, and on which day, from ' +
    '2015 until today; what is unknown has a note at most. Spans end after they begin, hours too or ' +
    'before 06:00 of the next day; minutes of the way say by what means, foreigners pay no less than others; what ' +
    'says nothing and was estimated is left out',
});

/** Whether a write says how long people stay. */
const tellsDuration = (input: Readonly<Record<string, unknown>>): boolean =>
  input.visitor_info !== undefined || input.duration_minutes !== undefined;

/**
 * A short visit is no longer than the usual one, which is a column of its own.
 * @param record as it stands after the write
 * @throws ApiError invalid
 */
export const checkShortVisit = (
  input: Readonly<Record<string, unknown>>,
  record: Readonly<Record<string, unknown>> | null,
): void => {
  if (!record || !tellsDuration(input)) return;
  const { duration_minutes, visitor_info } = record as {
    duration_minutes?: number | null;
    visitor_info?: VisitorInfo;
  };
  if (isLess(duration_minutes ?? undefined, visitor_info?.duration?.short_minutes))
    throw invalidField('visitor_info.duration.short_minutes', 'short_above_usual');
};
