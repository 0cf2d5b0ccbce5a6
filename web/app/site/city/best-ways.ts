import type { Ways } from '~/api/types';

type Way = Ways['ways'][number];

const MOST = 3;

/** Longer than this few hire a car with its driver, minutes. */
const LONG_DRIVE = 360;

/** The two or three ways that most travellers choose between, the fastest first. */
export function bestWays(ways: readonly Way[]): Way[] {
  const chosen = ways.filter(({ means }) => means !== 'motorbike');
  const hired = chosen.filter(({ means, minutes }) => means !== 'car' || minutes <= LONG_DRIVE);
  return (hired.length > 0 ? hired : chosen).slice(0, MOST);
}
