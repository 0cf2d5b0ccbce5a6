import { attractionsIn, isDecided } from '../gazetteer/known-for';
import type { Verb } from './acts';
import type { Places } from './places';

interface Around {
  days: number | undefined;
  verb: Verb;
  /** How to get from one of them to another is asked. */
  asksWay: boolean;
  hasPlan: boolean;
  /** The message in small letters without accents. */
  folded: string;
}

/** So long a journey has time for the place that it is said to begin in. */
const daysForPath = 6;

/** So long a journey sees the town where its plane lands and leaves. */
const daysForDoor = 7;

/**
 * The town by which visitors come in and leave, when nothing else says where they are at home; who comes for a beach
 * only passes through.
 */
const doorOfJourney = (
  { gateway, mentioned }: Places,
  days: number | undefined,
  folded: string,
): number | null => {
  if (gateway === null || days === undefined || days < daysForDoor) return null;
  if (isDecided(attractionsIn(folded))) return null;
  return mentioned.some(({ id }) => id === gateway) ? gateway : null;
};

const landsAt =
  /(?<!\p{L})(?:(?:land|arriv|touch down|fly|get)(?:s|e|es|ing)? (?:in|at|in ?to)|(?:ha canh|dap|bay den|bay vao|bay toi)(?: xuong| o| tai)?) (?:the )?(?:\p{L}+ ){0,2}?\p{L}+/u;
/** Whether days of its own were said of a town. */
const goesTo = (named: Places['named'], id: number): boolean =>
  named.some((one) => one.id === id && one.days !== undefined);

/** What the places are to the journey, once the rest of the message is known. */
export const settled = (places: Places, { days, verb, asksWay, hasPlan, folded }: Around): Places => {
  const { mentioned, named, path, left } = places;
  if (asksWay) return { ...places, named: mentioned, left: [] };
  // A change of a plan says itself what is to be done with the cities that it names.
  // "Đừng xếp Bà Nà" is about that sight, and not about its town.
  if (hasPlan && verb === 'remove')
    return { ...places, named: mentioned.filter(({ id }) => !places.bySight.includes(id)) };
  // "We now land in Đà Nẵng" changes where they come in, and adds no days there.
  const lands = hasPlan && landsAt.test(folded) ? (places.starts ?? places.origin?.id ?? null) : null;
  if (lands !== null && !goesTo(named, lands))
    return { ...places, named: mentioned.filter(({ id }) => id !== lands && !left.includes(id)) };
  if (hasPlan && verb === 'swap') return { ...places, named: mentioned };
  if (hasPlan && named.length === 0)
    return { ...places, named: mentioned.filter(({ id }) => left.includes(id)) };
  const gate = doorOfJourney(places, days, folded);
  if (gate !== null)
    return {
      ...places,
      named: [{ id: gate, at: 0 }, ...named.filter(({ id }) => id !== gate)],
      origin: null,
      gateway: null,
      starts: gate,
      ends: gate,
    };
  const isOnlyLeft = path !== null && named.length > 1 && days !== undefined && days < daysForPath;
  if (!isOnlyLeft) return { ...places, starts: places.starts ?? path };
  return {
    ...places,
    named: named.filter(({ id }) => id !== path),
    origin: places.origin ?? places.pathOrigin,
  };
};
