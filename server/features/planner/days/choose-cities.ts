import { distanceKm } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import type { PlanRequest } from '../plan-shapes';
import { transferBetween } from '../travel/transfer';
import { topicOf } from '../understand/topics';
import { shortRoute } from './route';

const citiesFor = (days: number): number => {
  if (days <= 3) return 1;
  if (days <= 5) return 2;
  if (days <= 8) return 3;
  if (days <= 11) return 4;
  return days <= 16 ? 5 : 6;
};

const worth = (
  city: PlannerCity,
  { interests, month }: Pick<PlanRequest, 'interests' | 'month'>,
  open: ReadonlySet<string>,
): number => {
  const wishes = [...city.signals].filter((signal) => open.has(signal)).length;
  const fitting = interests.filter((interest) =>
    topicOf(interest)?.signals.some((signal) => city.signals.has(signal)),
  ).length;
  const season = month === null ? 0 : city.bestMonths.includes(month) ? 0.8 : -0.5;
  const riches = city.records / 15;
  // The sea is what nobody finds where there is none.
  const isInland =
    interests.includes('beach') && !topicOf('beach')?.signals.some((one) => city.signals.has(one));
  const points =
    (city.isHighlight ? 1.2 : 0) + riches + season + 0.8 * fitting + 1.6 * wishes - 0.03 * city.place;
  return isInland ? points - 2 : points;
};

/** Where nearly everybody lands, and what a long first journey has at its ends. */
const gateways = ['HAN', 'SGN'];
const longJourney = 10;

const gateway = ({ code }: PlannerCity, { days }: Pick<PlanRequest, 'days'>): number =>
  days >= longJourney && gateways.includes(code) ? 1 : 0;

/** Within a week nobody spends two days on the road from one place to the next. */
const shortTrip = 6;
const mostMinutes = 6.5 * 60;

const isNear = (city: PlannerCity, chosen: readonly PlannerCity[], days: number): boolean =>
  days > shortTrip ||
  chosen.length === 0 ||
  chosen.some((other) => transferBetween(other, city).minutes <= mostMinutes);

/** Another city next to one that is on the way already adds little. */
const nearness = (city: PlannerCity, chosen: readonly PlannerCity[]): number =>
  chosen.some((other) => distanceKm(city, other) < 20) ? 1 : 0;

/** Who lands in Hà Nội sees it before what lies around it. */
const aroundKm = 130;

const fromGateway = (route: readonly PlannerCity[]): PlannerCity[] => {
  const [first] = route;
  const landing = route.find(
    (city) => gateways.includes(city.code) && first && distanceKm(first, city) < aroundKm,
  );
  return landing ? [landing, ...route.filter((city) => city !== landing)] : [...route];
};

/**
 * Cities for somebody who names none: highlights that suit the season and the interests, not too far apart for the
 * days, in an order in which one would travel.
 */
export const chooseCities = (
  from: readonly PlannerCity[],
  request: Pick<PlanRequest, 'interests' | 'month' | 'days'>,
): PlannerCity[] => {
  const count = citiesFor(request.days);
  const chosen: PlannerCity[] = [];
  // What one city has nobody looks for in the next.
  const open = () =>
    new Set(
      from
        .flatMap(({ signals }) => [...signals].filter((signal) => signal.startsWith('wish:')))
        .filter((signal) => !chosen.some(({ signals }) => signals.has(signal))),
    );
  // Within a week nobody flies up and down the country.
  const reach = request.days <= 4 ? 160 : request.days <= 6 ? 420 : 2000;
  while (chosen.length < count) {
    const wishes = open();
    const next = from
      .filter((city) => !chosen.includes(city))
      .filter((city) => chosen.every((other) => distanceKm(city, other) <= reach))
      .filter((city) => isNear(city, chosen, request.days))
      .map((city) => ({
        city,
        points: worth(city, request, wishes) + gateway(city, request) - nearness(city, chosen),
      }))
      .sort((a, b) => b.points - a.points)[0];
    if (!next) break;
    chosen.push(next.city);
  }
  return fromGateway(shortRoute(chosen));
};
