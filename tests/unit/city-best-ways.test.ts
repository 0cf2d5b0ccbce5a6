import { expect, it } from 'vitest';
import type { Ways } from '../../web/app/api/types';
import { bestWays } from '../../web/app/site/city/best-ways';

type Means = Ways['ways'][number]['means'];

const way = (means: Means, minutes: number): Ways['ways'][number] => ({
  means,
  title: means,
  minutes,
  km: 500,
  price: null,
  by_night: false,
  legs: [],
  suits: [],
  warnings: [],
  sources: [],
});

const meansOf = (...ways: Ways['ways'][number][]) => bestWays(ways).map(({ means }) => means);

it('shows a car with its driver wherever there is one, and no motorbike', () => {
  // Hà Nội – Lai Châu: a car of seven hours beside the coach and the plane to the next town.
  expect(meansOf(way('car', 425), way('coach', 510), way('motorbike', 600), way('flight', 635))).toEqual([
    'car',
    'coach',
    'flight',
  ]);
  expect(meansOf(way('flight', 245), way('car', 325), way('coach', 421), way('train', 551))).toEqual([
    'flight',
    'car',
    'coach',
    'train',
  ]);
  expect(meansOf(way('car', 400))).toEqual(['car']);
  expect(meansOf()).toEqual([]);
});
