import type { OpeningHours } from '../../../../db/schema/resource';
import { fold } from '../../../fold';
import { weeklyThings } from '../gazetteer/weekly';
import { clockOf } from '../travel/clock';
import type { Span } from '../travel/opening';
import { wordsOf } from '../understand/text';

type Weekday = keyof OpeningHours;

const weekend: readonly Weekday[] = ['fri', 'sat', 'sun'];

const sayings: ReadonlyArray<{ said: RegExp; days: readonly Weekday[] }> = [
  {
    said: /friday(?: evening| night)?s? (?:to|until|through) sunday|thu sau (?:den|toi|cho toi) (?:\w+ ){0,3}chu nhat|only (?:on|at) weekends|weekends only|chi (?:co |hop |mo )?(?:vao )?cuoi tuan/,
    days: weekend,
  },
  {
    said: /only on sundays|on sundays only|every sunday|moi (?:sang )?chu nhat|sunday market|cho phien chu nhat/,
    days: ['sun'],
  },
];
const inTitles: ReadonlyArray<{ said: RegExp; days: readonly Weekday[] }> = [
  { said: /\bweekends?\b|\bcuoi tuan\b|\bwithout cars\b/, days: weekend },
  { said: /\bsaturday\b|\bthu bay\b/, days: ['sat'] },
  { said: /\bsundays?\b|\bchu nhat\b/, days: ['sun'] },
];

/**
 * The days of the week on which something without opening hours is there, as its titles and its description say:
 * nobody finds "a Sunday market" on a Wednesday. `null` when they name no days. The hours are the usual ones of it.
 * @param titles in all languages
 */
export const hoursSaid = (titles: string, description: string, usual: Span | null): OpeningHours | null => {
  const [named, told] = [fold(titles), fold(`${titles} · ${description}`)];
  const weekly = weeklyThings.find(({ said, isRecord }) => isRecord && said.test(wordsOf(titles)));
  const found =
    weekly ?? inTitles.find(({ said }) => said.test(named)) ?? sayings.find(({ said }) => said.test(told));
  if (!found) return null;
  const span = usual
    ? { opens: clockOf(usual.opens), closes: clockOf(Math.min(usual.closes + 120, 23 * 60 + 30)) }
    : { opens: '06:00', closes: '17:30' };
  return Object.fromEntries(found.days.map((day) => [day, [span]]));
};
