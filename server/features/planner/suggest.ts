import { distanceKm, type Point } from '../../distance';
import type { ReadContext } from '../../kernel/entity';
import { restaurant } from '../../place-kinds';
import { readPool } from './candidates';
import type { Candidate } from './candidates/candidate';
import { readPlannerCities } from './candidates/cities';
import { weatherOf } from './days/frame';
import { runsOn } from './days/running';
import { isOf, noTaste, suits } from './days/suits';
import type { PlanRequest } from './plan-shapes';
import { recordKey, type StopRef } from './records/record';
import { spansOn } from './travel/opening';
import { type Interest, topicOf } from './understand/topics';
import { reasonFor } from './words/reasons';

export interface Suggesting {
  city_id: number;
  kind?: StopRef['kind'] | 'restaurant' | undefined;
  interests: Interest[];
  near: Point | null;
  exclude: readonly StopRef[];
  date: string | null;
  limit: number;
}

const anybody: PlanRequest = {
  city_ids: [],
  start_date: null,
  month: null,
  days: 1,
  adults: 2,
  children: 0,
  pace: 'normal',
  interests: [],
  budget: 'middle',
  needs: [],
};

const isOfKind = ({ kind, resource_type }: Candidate, wanted: Suggesting['kind']): boolean => {
  if (wanted === undefined) return true;
  if (wanted === 'restaurant') return resource_type === restaurant;
  return kind === wanted && (kind !== 'resource' || resource_type !== restaurant);
};

/** Points that a kilometre from where somebody is costs. */
const kmCost = 0.06;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Records of a city that can be added to a day or take the place of a stop, the most fitting first. */
export const suggest = async (
  context: Pick<ReadContext, 'db' | 'language'>,
  { city_id, kind, interests, near, exclude, date, limit }: Suggesting,
) => {
  const cities = await readPlannerCities(context);
  const city = cities.find(({ id }) => id === city_id);
  if (!city) return [];
  const pool = await readPool(context, [city], cities);
  const request = { ...anybody, interests };
  const weather = weatherOf(city, date === null ? null : Number(date.slice(5, 7)));
  const left = new Set(exclude.map(recordKey));
  return pool
    .of(city)
    .filter((candidate) => isOfKind(candidate, kind) && !left.has(recordKey(candidate)))
    .filter((candidate) => spansOn(candidate.doors, date)?.length !== 0)
    .filter((candidate) => candidate.kind !== 'event' || date === null || runsOn(candidate, date))
    .map((candidate) => {
      const km = near ? distanceKm(candidate.point, near) : null;
      const points = suits(candidate, { request, taste: noTaste, weather, center: city });
      return { candidate, km, points: points - kmCost * Math.min(km ?? 0, 30) };
    })
    .sort((a, b) => b.points - a.points || a.candidate.id - b.candidate.id)
    .slice(0, limit)
    .map(({ candidate, km }) => ({
      kind: candidate.kind,
      id: candidate.id,
      reason: reasonFor(context.language, candidate, {
        km,
        interest: interests.find((interest) => {
          const topic = topicOf(interest);
          return topic !== undefined && isOf(candidate, topic);
        }),
      }),
      title: candidate.title,
      path: candidate.path,
      image: candidate.image,
      lat: candidate.point.lat,
      lon: candidate.point.lon,
      minutes: candidate.minutes,
      km: km === null ? null : tenths(km),
    }));
};
