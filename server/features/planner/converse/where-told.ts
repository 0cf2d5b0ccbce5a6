import type { Point } from '../../../distance';
import type { Language } from '../../../language';
import type { PlannerCity } from '../candidates/cities';
import type { Plan } from '../plan-shapes';
import { token } from '../stream/events';
import { minutesOf } from '../travel/clock';
import { isNightTrain } from '../travel/day';
import { transferFor } from '../travel/transfer';
import type { Wants } from '../understand';
import type { Places } from '../understand/places';
import { frameWords } from '../words/frame';
import { listOf } from '../words/lists';
import { hoursText } from './hours-told';
import type { Uncovered } from './where';

const cityToken = (id: number) => token({ kind: 'city', id });

/** What the site knows nothing about, and what is near it, so that nothing takes its place in silence. */
export const uncoveredText = (
  language: Language,
  plan: Plan | null,
  uncovered: readonly Uncovered[],
): string[] => {
  if (uncovered.length === 0) return [];
  const say = frameWords(language);
  const nearest = [...new Set(uncovered.map(({ near }) => near.id))];
  const told = nearest.map((id) => {
    const around = uncovered.filter(({ near }) => near.id === id);
    const names = listOf(
      language,
      around.map(({ place }) => (language === 'en' ? (place.en ?? place.name) : place.name)),
    );
    const km = Math.max(...around.map((one) => one.km));
    return say.uncovered(names, cityToken(id), Math.max(5, Math.round(km / 5) * 5), around.length);
  });
  const inPlan = new Set(plan?.days.map(({ city_id }) => city_id));
  const instead = nearest.filter((id) => inPlan.has(id));
  const isInstead = plan !== null && instead.length === inPlan.size;
  return isInstead ? [...told, say.instead(listOf(language, instead.map(cityToken)))] : told;
};

/** Who rides his own machine sets out on it. */
const ownBikes =
  /(?<!\p{L})(?:(?:my|our|his|her|their) (?:own )?(?:motor ?bikes?|motor ?cycles?|bikes?|scooters?)|own (?:motor ?bikes?|motor ?cycles?|bikes?|scooters?)|xe (?:may )?(?:rieng|nha|cua (?:minh|em|toi|tui))|(?:no|don t want|without|not) (?:\p{L}+ ){0,3}(?:bus|coach)|khong (?:di )?xe (?:khach|do))(?!\p{L})/u;

/** So many towns that are left out are named. */
const mostNamed = 6;

/** Where the journey begins, what is left out and where people sleep, as it was said. */
export const whereText = (
  language: Language,
  plan: Plan,
  { origin, left, base, ends }: Pick<Places, 'origin' | 'left' | 'base' | 'ends'>,
  cities: readonly PlannerCity[],
  words = '',
): string[] => {
  const say = frameWords(language);
  const first = plan.days[0];
  const told: string[] = [];
  if (origin && first && origin.id === first.city_id) told.push(say.originOnly(cityToken(first.city_id)));
  else if (origin && first) {
    const point = cities.find(({ id }) => id === first.city_id);
    if (point) {
      const name = origin.id === null ? origin.name : cityToken(origin.id);
      const way = transferFor(plan.request, origin, point);
      told.push(say.origin(name, cityToken(first.city_id), way));
      if (way.mode === 'motorbike' && way.minutes > longestRide && !ownBikes.test(words))
        told.push(say.rideLater(name, cityToken(first.city_id)));
      const last = cities.find(({ id }) => id === plan.days.at(-1)?.city_id);
      if (last && last.id !== origin.id && ends === null)
        told.push(homeText(language, plan, { from: last, name, origin }));
    }
  }
  if (base !== null && plan.days.every(({ city_id }) => city_id === base))
    told.push(say.base(cityToken(base)));
  const gone = new Set(plan.days.map(({ city_id }) => city_id));
  const out = left.filter((id) => !gone.has(id));
  // Who rules out a whole region has no use for the list of its towns.
  if (out.length > mostNamed) told.push(say.leftRegion);
  else if (out.length > 0) told.push(say.left(listOf(language, out.map(cityToken))));
  return told;
};

/** By then people want to be home, minutes since midnight. */
const backHome = 21 * 60 + 30;

/** More than this in a day no rider should plan, minutes. */
const mostRidden = 9 * 60;

/** The way home, and whether the last day leaves the time for it. */
const homeText = (
  language: Language,
  { request, days }: Plan,
  { from, name, origin }: { from: PlannerCity; name: string; origin: Point },
): string => {
  const way = transferFor(request, from, origin);
  const last = days.at(-1);
  const stop = last?.stops.at(-1);
  // A day without stops is over when its own way is.
  const over = stop ? minutesOf(stop.starts_at) + stop.minutes : 8 * 60 + (last?.transfer?.minutes ?? 0);
  // Nobody rides a whole day and then all the way home.
  const ridden = way.mode === 'motorbike' ? way.minutes + (last?.transfer?.minutes ?? 0) : 0;
  const isInTime = ridden <= mostRidden && (isNightTrain(way) || over + way.minutes <= backHome);
  return frameWords(language).home(cityToken(from.id), name, way, isInTime);
};

/** More than this nobody should ride in a day, minutes. */
const longestRide = 300;

/** What is heeded of diets, limits and hours, as it was understood. */
export const framedText = (
  language: Language,
  plan: Plan,
  { limits, times, transport, sightsADay }: Pick<Wants, 'limits' | 'times' | 'transport' | 'sightsADay'>,
  cities: readonly PlannerCity[],
): string[] => {
  const say = frameWords(language);
  const { diets = [] } = plan.request;
  return [
    ...(diets.length > 0
      ? [
          say.eats(
            listOf(
              language,
              diets.map((diet) => say.diets[diet]),
            ),
          ),
        ]
      : []),
    ...limits.map((limit) => say.limits[limit]),
    ...(sightsADay === undefined ? [] : [say.sightsADay(sightsADay)]),
    ...transportText(language, plan, transport),
    ...hoursText(language, plan, { times }, cities),
  ];
};

const transportText = (
  language: Language,
  { days, request }: Plan,
  { only }: Wants['transport'],
): string[] => {
  const say = frameWords(language);
  const { modes_avoided = [] } = request;
  const missing = days.flatMap((day, index) => {
    const from = days[index - 1];
    if (!from || !day.transfer || !modes_avoided.includes(day.transfer.mode)) return [];
    return [say.noLine(cityToken(from.city_id), cityToken(day.city_id), day.transfer)];
  });
  const isOnly =
    only === 'train' || only === 'flight' || only === 'car' || only === 'bus' || only === 'motorbike';
  // A promise of short days is none where the plan itself has a longer one.
  const rides = days.flatMap(({ transfer }) => (transfer?.mode === 'motorbike' ? [transfer.minutes] : []));
  const isTooFar = only === 'motorbike' && Math.max(0, ...rides) > longestRide;
  return [
    ...(isOnly && !isTooFar ? [say.only[only]] : []),
    ...(isTooFar ? [say.tooFarToRide] : []),
    ...missing,
  ];
};
