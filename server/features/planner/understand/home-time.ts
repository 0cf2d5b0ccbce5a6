import type { PlannerCity } from '../candidates/cities';
import type { Times } from './arrival';
import { type Places, placesIn } from './places';
import { readText } from './text';
import { homeByIn } from './town-orders';

/**
 * Hours of a journey, where the last one is when people are home again: "phải về Hà Nội trước 20h" from somebody of
 * Hà Nội. That is no departure; the way home comes before it.
 */
export const withHomeTime = (
  times: Times,
  folded: string,
  { origin }: Pick<Places, 'origin'>,
  cities: readonly PlannerCity[],
): Times => {
  const home = origin ? homeByIn(folded) : undefined;
  if (!home || placesIn(readText(home.what), cities).mentioned[0]?.id !== origin?.id) return times;
  const { leaves, leaving: _means, ...others } = times;
  return {
    ...others,
    ...(leaves === undefined || leaves === home.time ? {} : { leaves }),
    homeBy: home.time,
  };
};
