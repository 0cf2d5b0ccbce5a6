import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';

const { cities, places, thingsToDo, experiences } = await readContent();

/** A month with more rain than this is not dry, whatever else it is good for. */
const wettest = 150;

/** Promises of dry weather; to name the dry season, or a place that is dry under its roof, promises nothing. */
const promises = {
  en: /\bdr(?:y|ier|iest|ied)\b(?! (?:season|months|when it rains))|\b(?:clear(?:er|est)?) (?:skies|sky|air|days|light|views?|evenings?|nights?|dawns?|sunsets?)|\bcloudless|\b(?:little|no|without) rain\b|\bsunny/i,
  vi: /(?<!mùa )(?<!vào )(?<!\p{L})khô(?!\p{L})|(?<!\p{L})ráo(?!\p{L})|(?<!\p{L})hanh(?!\p{L})|(?<!\p{L})quang(?!\p{L})|(?:trời|hoàng hôn|chiều|bình minh) trong|ít mưa|tạnh/iu,
};

test('no best month is called dry that is wet in the climate of its destination', () => {
  const wrong = [...places, ...thingsToDo, ...experiences].flatMap(({ key, city, visitor_info }) => {
    const climate = cities.find((other) => other.key === city)?.climate ?? [];
    const { best_months: best = [], why } = visitor_info.season ?? {};
    const wet = best.filter((month) => (climate[month - 1]?.[2] ?? 0) > wettest);
    const promised = why && (promises.en.test(why.en) || promises.vi.test(why.vi));
    return wet.length > 0 && promised ? [`${key}: ${why.en} / ${why.vi} (wet: ${wet.join(', ')})`] : [];
  });
  expect(wrong).toEqual([]);
});
