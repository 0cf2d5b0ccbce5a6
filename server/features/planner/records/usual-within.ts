import type { Doors } from '../../../kernel/visitor-info/open-on';
import { weekdays } from '../../../kernel/visitor-info/opening-hours';
import { dayMinutes, minutesOf } from '../travel/clock';
import type { Span } from '../travel/opening';

/** Doors that are open no longer than this say themselves when to come, minutes. */
const tellsItself = 5 * 60;

/** Nobody begins a day before this without a reason, minutes since midnight. */
const usuallyUp = minutesOf('08:45');
const breakfastTime = minutesOf('07:00');

/**
 * When a visit begins of what has doors as well: a café that is open from eight but is there for the sunset. `null` where
 * nobody would find it open then, or where the doors leave little to choose.
 */
export const usualWithin = (usual: Span | null, { opening_hours }: Doors, minutes: number): Span | null => {
  if (!opening_hours) return usual;
  const spans = weekdays
    .flatMap((day) => opening_hours[day] ?? [])
    .map(({ opens, closes }) => ({ opens: minutesOf(opens), closes: minutesOf(closes) }))
    .map(({ opens, closes }) => ({ opens, closes: closes <= opens ? closes + dayMinutes : closes }));
  const last = Math.max(...spans.map(({ closes }) => closes - minutes));
  const first = Math.min(...spans.map(({ opens }) => opens));
  // A market that is over at eight makes people get up.
  if (spans.length > 0 && last < usuallyUp)
    return { opens: Math.max(first, Math.min(last - 30, breakfastTime)), closes: Math.max(first, last) };
  if (!usual) return null;
  const longest = Math.max(0, ...spans.map(({ opens, closes }) => closes - opens));
  const fits = spans.some(
    ({ opens, closes }) => Math.max(opens, usual.opens) <= Math.min(usual.closes, closes - minutes),
  );
  return fits && longest > tellsItself ? usual : null;
};
