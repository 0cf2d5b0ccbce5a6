import type { Ways } from '~/api/types';

type Way = Ways['ways'][number];

const MOST = 3;

/** Longer than this few hire a car with its driver where they have a choice, minutes. */
const LONG_DRIVE = 360;
/** Nor so long where there are ways enough without it: a night train rather than five hours in a car. */
const DRIVE_AMONG_MANY = 300;
/** And nobody so long. */
const LONGEST_DRIVE = 720;

/** The two or three ways that most travellers choose between, the fastest first. */
export function bestWays(ways: readonly Way[]): Way[] {
  const chosen = ways.filter(({ means }) => means !== 'motorbike');
  const driving = (most: number) => chosen.filter(({ means, minutes }) => means !== 'car' || minutes <= most);
  const [many, some, few] = [driving(DRIVE_AMONG_MANY), driving(LONG_DRIVE), driving(LONGEST_DRIVE)];
  if (many.length >= MOST) return many.slice(0, MOST);
  if (some.length >= 2) return some.slice(0, MOST);
  return (few.length > 0 ? few : chosen).slice(0, MOST);
}
