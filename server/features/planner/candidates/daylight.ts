import type { Doors } from '../../../kernel/visitor-info/open-on';
import { entertainment, restaurant } from '../../../place-kinds';
import { minutesOf } from '../travel/clock';
import { hasTimes, type Span } from '../travel/opening';

/** What is there all the time, or lives after dark. */
const atAnyHour = [
  'night',
  'evening',
  'night-market',
  'night-food',
  'lake',
  'old-town',
  'old-streets',
  'bridge',
  'city-life',
  'city-vibes',
  'theatre',
  'stage-and-music',
  'shows-and-music',
  'beach',
  'seafront',
  'beer',
];

interface Known {
  kind: string;
  resource_type: number | null;
  doors: Doors | null;
  usual: Span | null;
  isMeal: boolean;
  signals: ReadonlySet<string>;
}

const span = (opens: string, closes: string): Span => ({
  opens: minutesOf(opens),
  closes: minutesOf(closes),
});
const anyHour = span('06:30', '23:00');
const table = span('06:30', '21:30');
const desk = span('08:00', '17:00');
const day = span('07:00', '17:45');

/**
 * Between when a visit has to lie where nobody knows the hours: nobody goes to a pagoda by night or to a museum at
 * dawn. What has hours, or a time of its own, is held to that instead.
 */
export const daylightOf = ({ kind, resource_type, doors, usual, isMeal, signals }: Known): Span => {
  if (hasTimes(doors) || usual || kind === 'event') return { opens: 0, closes: 24 * 60 + 120 };
  // A lake is there by night, its boats are not.
  if (doors?.visitor_info.hours?.bound_to === 'daylight') return day;
  if (atAnyHour.some((signal) => signals.has(signal)) || resource_type === entertainment) return anyHour;
  if (signals.has('markets')) return span('06:00', '18:00');
  if (isMeal || resource_type === restaurant) return table;
  return signals.has('museum') || signals.has('museums-and-galleries') || signals.has('palace') ? desk : day;
};
