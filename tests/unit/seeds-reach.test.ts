import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { distanceKm } from '../../server/distance';

const { cities, places, thingsToDo, experiences, events } = await readContent();

/** Straight-line km/h between which one gets about; on hill roads and in traffic few, and nobody flies. */
const speeds: Readonly<Record<string, readonly [number, number]>> = {
  walk: [0, 7.5],
  bicycle: [4, 17],
  motorbike: [7, 50],
  car: [8, 50],
  bus: [8, 50],
  boat: [4, 40],
  ferry: [4, 40],
};

test('the minutes to a place are counted from the pin of its destination', () => {
  const odd = [...places, ...thingsToDo, ...experiences, ...events].flatMap((record) => {
    const { minutes, means } = record.visitor_info.reach ?? {};
    const base = cities.find(({ key }) => key === record.city);
    const speed = means && speeds[means];
    if (!base || !speed || minutes === undefined || record.lat === undefined || record.lon === undefined)
      return [];
    const km = distanceKm(base, { lat: record.lat, lon: record.lon });
    const [slowest, fastest] = speed;
    // Within a town pins are rounded, and parking takes as long as the way.
    const [least, most] = [((km - 0.3) / fastest) * 60, (km / (slowest || 1)) * 60 + 15];
    return minutes >= least && minutes <= most
      ? []
      : [`${record.key}: ${minutes} min by ${means}, ${km.toFixed(1)} km`];
  });
  expect(odd).toEqual([]);
});

test('what exists in some months only says in which', () => {
  const seasonal = [...places, ...thingsToDo, ...experiences].filter(({ visitor_info: { season } }) => {
    const count = season?.months?.length ?? 12;
    return count < 12;
  });
  expect(seasonal.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'cham-islands',
      'cham-islands-homestays',
      'cherry-island-on-pa-khoang',
      'mangosteen-lanes-of-lai-thieu',
      'net-hauling-at-thien-cam',
      'thien-cam-beach',
      'thien-cam-hotels',
      'vam-ho-bird-wood',
    ]),
  );
});

test('best months lie within those in which there is anything', () => {
  const outside = [...places, ...thingsToDo, ...experiences].filter(({ visitor_info: { season } }) =>
    season?.best_months?.some((month) => season.months && !season.months.includes(month)),
  );
  expect(outside.map(({ key }) => key)).toEqual([]);
});

test('no place is best for being dry in the wettest months of its destination', () => {
  const wet = [...places, ...thingsToDo, ...experiences].flatMap(
    ({ key, city, visitor_info: { season } }) => {
      const climate = cities.find((one) => one.key === city)?.climate;
      if (!climate || !/^(the drier|dry (steps|weather|rock|days|lane))/i.test(season?.why?.en ?? ''))
        return [];
      const rains = climate.map(([, , rain]) => rain);
      const wettest = [...rains].sort((a, b) => b - a).slice(0, 2);
      return (season?.best_months ?? [])
        .filter((month) => wettest.includes(rains[month - 1] ?? 0))
        .map((month) => `${key}: ${month}`);
    },
  );
  expect(wet).toEqual([]);
});

test('nobody in a wheelchair is promised a part of what is only up stairs', () => {
  const promised = [...places, ...thingsToDo, ...experiences, ...events].filter(
    ({ accessibility, visitor_info: { access } }) =>
      (accessibility?.wheelchair === 'yes' || accessibility?.wheelchair === 'partly') &&
      accessibility.surface === 'stairs' &&
      // Unless it is told what lies below the stairs.
      !/ground|level|upper floor|carts/i.test(access?.note?.en ?? ''),
  );
  expect(promised.map(({ key }) => key)).toEqual([]);
});
