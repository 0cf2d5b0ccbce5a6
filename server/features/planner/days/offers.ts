import { distanceKm } from '../../../distance';
import type { Pool } from '../candidates';
import { type Candidate, longestVisit } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import type { PlanRequest } from '../plan-shapes';
import { recordKey } from '../records/record';
import { monthsSaid } from '../records/title-months';
import { firstSightPoints, wayOfKm } from './first-sights';
import { monthOfDay, weatherOf } from './frame';
import { hasAny } from './has-any';
import type { Offer } from './place-in';
import { isPossible } from './possible';
import { isOnUnknownDay, isRare, runsOn } from './running';
import { isOf, suits, type Taste } from './suits';
import { isClosedAtTet, tetDay } from './tet';

/** Nobody gets up before this without having wished for it, minutes since midnight. */
const early = 6 * 60 + 30;

const rousesEarly = ({ usual }: Candidate): boolean => (usual?.opens ?? early) < early;

const isOfItsOwn = (candidate: Candidate, { named, wanted }: Taste): boolean =>
  named.has(recordKey(candidate)) ||
  wanted.some((topic) => topic.label !== undefined && isOf(candidate, topic));

/** What is there in so few months of the year is for who says when they come, or asks for it. */
const shortSeason = 4;

const isMeant = (candidate: Candidate, { named, wanted }: Taste): boolean =>
  named.has(recordKey(candidate)) || wanted.some((topic) => isOf(candidate, topic));

const dawnTopics = ['sunrise', 'market', 'floating_market', 'hiking'];

/** Before this nobody is woken but for a market, a sunrise or what he named, minutes since midnight. */
const beforeDay = 6 * 60;
const isBeforeDay = ({ usual }: Candidate): boolean =>
  usual !== null && usual.opens < beforeDay && usual.closes < beforeDay + 60;

/** What a town is known for and is over by breakfast: for that everybody gets up. */
const worthRising = ['dunes', 'markets-at-dawn'];
const knownFrom = 0.5;

const isKnownDawn = ({ fame = 0, signals }: Candidate): boolean =>
  fame >= knownFrom && hasAny(signals, worthRising);

const isForDawn = (candidate: Candidate, { named, wanted }: Taste): boolean =>
  named.has(recordKey(candidate)) ||
  wanted.some(
    (topic) =>
      topic.name !== 'beach' &&
      (topic.label !== undefined || dawnTopics.includes(topic.name)) &&
      isOf(candidate, topic),
  );

/** On the eve what begins in the afternoon is over before it begins. */
const isOpenAtTet = (candidate: Candidate, tet: number): boolean =>
  !isClosedAtTet(candidate, tet, tet === 0 ? (candidate.usual?.opens ?? 0) + candidate.minutes : 0);

/** So near it is the same town, km. */
const sameTownKm = 15;
/** What stands in the book of another town is seen from there: it costs points, and more the farther it is. */
const ofNeighbour = { near: 1.3, far: 2.3 } as const;

const foreignness = (candidate: Candidate, city: PlannerCity, taste: Taste): number => {
  const { city_id, point } = candidate;
  if (city_id === null || city_id === city.id || taste.outings?.has(city_id)) return 0;
  return distanceKm(point, city) <= sameTownKm || taste.named.has(recordKey(candidate))
    ? ofNeighbour.near
    : ofNeighbour.far;
};

/** Who names something far away knows that it is far: the way there costs nothing. */
const wayPoints = (candidate: Candidate, city: PlannerCity): number =>
  wayOfKm * distanceKm(candidate.point, city);

/** Who is sick in cars rides no farther than this from bed, km as the crow flies. */
const shortRideKm = 18;

/** What a day in a city can be made of, the best first: possible for these travellers, and on that day. */
export const offersFor = (
  pool: Pool,
  city: PlannerCity,
  { request, taste, index, date }: { request: PlanRequest; taste: Taste; index: number; date: string | null },
): Offer[] => {
  const month = monthOfDay(request, index);
  const weather = weatherOf(city, month);
  const tet = date === null ? null : tetDay(date);
  const isInSeason = (candidate: Candidate) => {
    const months = [monthsSaid(candidate.names), candidate.visitor_info?.season?.months];
    return month === null
      ? isMeant(candidate, taste) || months.every((some) => !some || some.length > shortSeason)
      : months.every((some) => some?.includes(month) ?? true);
  };
  return pool
    .of(city)
    .filter(({ minutes }) => minutes <= longestVisit)
    .filter(isInSeason)
    .filter(
      (candidate) =>
        !taste.shortRides ||
        taste.named.has(recordKey(candidate)) ||
        distanceKm(candidate.point, city) <= shortRideKm,
    )
    .filter((candidate) => runsOn(candidate, date) && isPossible(candidate, request, taste))
    .filter(
      (candidate) => tet === null || isOpenAtTet(candidate, tet) || taste.named.has(recordKey(candidate)),
    )
    .filter((candidate) => !isOnUnknownDay(candidate, date) || taste.named.has(recordKey(candidate)))
    .filter(
      (candidate) =>
        !isBeforeDay(candidate) ||
        isForDawn(candidate, taste) ||
        (isKnownDawn(candidate) && candidate.city_id === city.id),
    )
    .map((candidate) => ({
      candidate,
      points:
        suits(candidate, { request, taste, weather, center: city }) +
        (taste.named.has(recordKey(candidate)) ? 3 + wayPoints(candidate, city) : 0) +
        (candidate.city_id === city.id && !taste.around?.has(city.id)
          ? firstSightPoints(city.code, candidate, request.days > 1 ? distanceKm(candidate.point, city) : 0)
          : 0) +
        (isRare(candidate) ? 0.8 : 0) -
        foreignness(candidate, city, taste) -
        (rousesEarly(candidate) && !isOfItsOwn(candidate, taste) && !isKnownDawn(candidate) ? 0.9 : 0),
    }))
    .sort(
      (a, b) =>
        b.points - a.points ||
        a.candidate.kind.localeCompare(b.candidate.kind) ||
        a.candidate.id - b.candidate.id,
    );
};
