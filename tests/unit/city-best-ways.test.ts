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

it('shows three ways at most, without a ride of days in a hired car', () => {
  expect(
    meansOf(way('flight', 320), way('car', 430), way('coach', 555), way('motorbike', 600), way('train', 740)),
  ).toEqual(['flight', 'coach', 'train']);
  expect(meansOf(way('car', 140), way('coach', 175), way('motorbike', 210))).toEqual(['car', 'coach']);
  expect(meansOf(way('car', 400))).toEqual(['car']);
  // Hồ Chí Minh City – Nha Trang: the night train is among them.
  expect(meansOf(way('flight', 245), way('car', 325), way('coach', 421), way('train', 551))).toEqual([
    'flight',
    'coach',
    'train',
  ]);
  // Hà Nội – Đồng Văn: a long drive where there is little else.
  expect(meansOf(way('car', 560), way('coach', 718))).toEqual(['car', 'coach']);
  expect(meansOf(way('flight', 950), way('car', 2045))).toEqual(['flight']);
  expect(meansOf()).toEqual([]);
});
