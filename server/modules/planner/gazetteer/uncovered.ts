import { distanceKm } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import { type GazetteerPlace, gazetteer } from './places';

/** A city this near is the place itself. */
const sameKm = 12;

/** What people may ask for and no city stands for. */
export const uncoveredBy = (cities: readonly PlannerCity[]): GazetteerPlace[] =>
  gazetteer.filter(
    (place) =>
      !cities.some(
        (city) => distanceKm(city, place) <= sameKm || city.names.some((name) => place.names.includes(name)),
      ),
  );

/** The city that is nearest to a place, with the kilometres as the crow flies; null without cities. */
export const nearestCity = (
  place: Pick<GazetteerPlace, 'lat' | 'lon'>,
  cities: readonly PlannerCity[],
): { city: PlannerCity; km: number } | null =>
  cities
    .map((city) => ({ city, km: distanceKm(city, place) }))
    .reduce<{ city: PlannerCity; km: number } | null>(
      (best, one) => (best && best.km <= one.km ? best : one),
      null,
    );
