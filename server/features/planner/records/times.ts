import type { Doors } from '../../../kernel/visitor-info/open-on';
import { hoursSaid } from './usual-days';
import { usualTime } from './usual-time';
import { usualWithin } from './usual-within';

/** How long people stay where nothing is said about it, minutes. */
const usualMinutes = 90;

type Timed = Doors & { all_titles: string; description: string; duration_minutes: number | null };

/** Whether somebody looked into when a record is open; then nothing is guessed from its name. */
const isLookedInto = ({ opening_hours, visitor_info: { hours, occurs } }: Doors): boolean =>
  opening_hours !== null || occurs !== undefined || (hours !== undefined && hours.state !== 'unknown');

/** When a record is open, and when a visit of its kind begins. Without data its titles say it as well as they can. */
export const timesOf = ({
  opening_hours,
  visitor_info,
  all_titles,
  description,
  duration_minutes,
}: Timed) => {
  const usual = usualTime(all_titles);
  const doors = { opening_hours, visitor_info };
  if (isLookedInto(doors))
    return {
      doors,
      usual: visitor_info.occurs?.starts ? null : usualWithin(usual, doors, duration_minutes ?? usualMinutes),
    };
  return { doors: { opening_hours: hoursSaid(all_titles, description, usual), visitor_info }, usual };
};
