import type { Candidate } from '../candidates/candidate';
import type { MonthNormal } from '../records/kinds';
import { minutesOf } from '../travel/clock';
import { hasAny } from './has-any';

const noon = { opens: minutesOf('11:30'), closes: minutesOf('14:30') };

/** So warm by day that nobody walks at noon, °C of a usual month. */
const hotFrom = 31;
/** Where no normals are known the summer of the whole country is hot. */
const summer: readonly number[] = [5, 6, 7, 8];

/** Whether noon in that month is for the shade. */
export const isHotMonth = (weather: MonthNormal | null, month: number | null): boolean =>
  weather ? weather.max_c >= hotFrom : month !== null && summer.includes(month);

/** What has its own lunch and shade is not given up for the noon in the middle of it, minutes. */
const halfDay = 210;

/** Nobody lies on a beach or walks over sand at noon, whatever the month. */
const openSand = ['beach', 'dunes'];

/** How much worse than a minute of waiting one in the sun is. */
const sun = { hot: 2, mild: 0.5 } as const;

/** What the noon takes from a visit in the open, as minutes that are lost. */
export const noonMinutes = (
  { visitor_info, signals, isMeal }: Pick<Candidate, 'visitor_info' | 'signals' | 'isMeal'>,
  starts: number,
  minutes: number,
  isHot: boolean,
): number => {
  if (isMeal || minutes >= halfDay || visitor_info?.shelter?.setting !== 'outdoors') return 0;
  const shared = Math.min(starts + minutes, noon.closes) - Math.max(starts, noon.opens);
  if (shared <= 0) return 0;
  return shared * (isHot || hasAny(signals, openSand) ? sun.hot : sun.mild);
};
