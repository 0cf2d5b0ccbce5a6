import { invalidField } from '../../errors';
import type { MessageKey } from '../../platform/messages';
import { type VisitorInfo, visitorInfo } from './shape';

/** What nobody can mean who writes what visitors have to know; what is stored from before is still read. */

type Refuse = (path: (string | number)[], key: MessageKey) => void;

/** Twenty minutes mean something else on foot than by car: pages say both or neither. */
const checkReach = ({ reach }: VisitorInfo, refuse: Refuse) => {
  if (reach?.minutes && !reach.means) refuse(['reach', 'means'], 'minutes_want_means');
};

/** Who says that something was looked up says when, and who has seen it at its origin says where that is. */
const checkProvenance = (info: VisitorInfo, refuse: Refuse) => {
  for (const [name, section] of Object.entries(info)) {
    if (!section) continue;
    const { state, source, checked_on } = section;
    if (state === 'checked' && !source?.trim()) refuse([name, 'source'], 'checked_wants_source');
    if (state !== 'estimated' && !checked_on) refuse([name, 'checked_on'], 'known_wants_day');
  }
};

const checkDates = ({ closures }: VisitorInfo, refuse: Refuse) => {
  for (const [index, { from, to }] of (closures?.dates ?? []).entries())
    if (to < from) refuse(['closures', 'dates', index, 'to'], 'ends_before_start');
};

const isLess = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one < other;

const checkNumbers = ({ price, ages }: VisitorInfo, refuse: Refuse) => {
  if (isLess(price?.meal_to, price?.meal_from)) refuse(['price', 'meal_to'], 'meal_ends_below');
  if (isLess(price?.adult, price?.child)) refuse(['price', 'child'], 'child_above_adult');
  for (const name of ['adult', 'foreign_adult', 'child'] as const)
    if (price?.is_free && price[name]) refuse(['price', name], 'free_has_no_price');
  if (isLess(ages?.suits_from, ages?.minimum)) refuse(['ages', 'suits_from'], 'suits_nobody_let_in');
};

const isSaid = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Nothing was said in it: it was added to a form and left as it was. */
const isEmpty = (section: NonNullable<VisitorInfo[keyof VisitorInfo]>): boolean => {
  const { state, ...others } = section;
  return state === 'estimated' && !Object.values(others).some(isSaid);
};

/** Without the sections that say nothing. */
const withoutEmptySections = (info: VisitorInfo): VisitorInfo =>
  Object.fromEntries(Object.entries(info).filter(([, section]) => section && !isEmpty(section)));

/** `visitor_info` as editors, imports and programs write it. */
export const visitorInfoGiven = visitorInfo
  .superRefine((info, context) => {
    const refuse: Refuse = (path, key) => context.addIssue({ code: 'custom', path, params: { key } });
    checkProvenance(info, refuse);
    checkDates(info, refuse);
    checkNumbers(info, refuse);
    checkReach(info, refuse);
  })
  .overwrite(withoutEmptySections)
  .meta({
    id: 'VisitorInfoGiven',
    description:
      'As `VisitorInfo`. What was checked, heard or looked for says on which day, what was checked also where; ' +
      'spans end after they begin, minutes of the way say by what means; what says nothing and was estimated is left out',
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
