import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { sheetAt, sheets } from '../../server/geography/sheets';
import type { Sheet } from '../../server/geography/sheets/shape';
import { towards } from '../../web/app/site/map/sheet/beyond';
import {
  frameOf,
  PHONE_SCALE,
  SHEET_WIDTH,
  type SheetFeature,
  type Spot,
  scaleMetres,
} from '../../web/app/site/map/sheet/frame';
import { placeSheetLabels, type SheetLabel, widthOf } from '../../web/app/site/map/sheet/labels';
import { isWithin } from '../../web/app/site/map/sheet/lines';
import { isOnSheet, PIN, placePins } from '../../web/app/site/map/sheet/pins';
import { isInside, textCircles, touch } from '../../web/app/site/map/sheet/taken';
import { townBounds } from '../../web/app/site/map/sheet/town-bounds';

const { cities, places, thingsToDo } = await readContent();

const recordsOf = (id: string, sheet: Sheet) =>
  [...places, ...thingsToDo].flatMap(({ key, city, lat, lon, texts }) =>
    city === id && lat !== undefined && lon !== undefined && isOnSheet({ lat, lon }, frameOf(sheet))
      ? [{ key, lat, lon, kind: 'sight', title: texts.vi.title }]
      : [],
  );

const all = [...sheets()].map(([id, sheet]) => ({ id, sheet, records: recordsOf(id, sheet) }));

const spotsOf = (feature: SheetFeature, sheet: Sheet): Spot[] =>
  feature.at.map(([lon = 0, lat = 0]) => frameOf(sheet).project(lon, lat));

const halfWidth = (feature: SheetFeature) => ('width_m' in feature ? (feature.width_m ?? 0) / 2 : 0);

function toSide([x, y]: Spot, [x1, y1]: Spot, [x2, y2]: Spot): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** Metres from a place to the shore of a water; below 0 in it. */
function metresToShore(place: { lat: number; lon: number }, feature: SheetFeature, sheet: Sheet): number {
  const { project, perMetre } = frameOf(sheet);
  const spot = project(place.lon, place.lat);
  const line = spotsOf(feature, sheet);
  const closed = feature.form === 'area' ? [...line, ...line.slice(0, 1)] : line;
  const nearest =
    Math.min(...closed.slice(1).map((to, index) => toSide(spot, closed[index] ?? to, to))) / perMetre;
  if (feature.form !== 'area') return nearest - halfWidth(feature);
  return isWithin(spot, line) ? -nearest : nearest;
}

const isWater = ({ kind }: SheetFeature) => ['sea', 'lake', 'water', 'river', 'canal'].includes(kind);

/** What lies on the water by its nature: lakes and falls themselves, boats, piers, floating houses, bridges, reefs. */
const afloat =
  /lake|boat|float|bridge|pier|bien-on-foot|hoan-kiem-weekend|waterbus|river|dolphin|reef|squid|cai-beo|fish-houses|islets|wind-farm|ho-nuoc-ngot|ao-ba-om|van-lang-park|bay-seven-canals|harbour|beach|low-tide|swim/;
/** So far into the water a pin may be: shores are drawn with few points. */
const SLACK = 60;

test('every sheet is that of a destination, which lies on it, and none has two', () => {
  const found = cities.flatMap(({ key, lat, lon }) => {
    const at = sheetAt({ lat, lon });
    return at ? [[key, at.id]] : [];
  });
  expect(found.filter(([key, id]) => key !== id)).toEqual([]);
  expect(found.map(([key]) => key).sort()).toEqual([...sheets().keys()].sort());
});

test('lines stay on their sheet, and each sheet has water or ground, a source and a scale', () => {
  for (const { id, sheet } of all) {
    const [west, south, east, north] = sheet.bounds;
    const outside = sheet.features
      .flatMap(({ at }) => at)
      .filter(([lon, lat]) => lon < west || lon > east || lat < south || lat > north);
    expect(outside, id).toEqual([]);
    expect(sheet.sources.length, id).toBeGreaterThan(0);
    expect(sheet.features.length, id).toBeGreaterThan(4);
    const frame = frameOf(sheet);
    expect(scaleMetres(frame) * frame.perMetre, id).toBeGreaterThan(SHEET_WIDTH * 0.08);
    expect(frame.height, id).toBeLessThan(SHEET_WIDTH * 1.6);
  }
});

test('no sign is cut by the frame, and the sea goes on to the corner that lies in it', () => {
  const cut = all.flatMap(({ id, sheet, records }) => {
    const { project, height } = frameOf(sheet);
    return records
      .filter(({ lat, lon }) => {
        const [x, y] = project(lon, lat);
        return Math.min(x, SHEET_WIDTH - x, y, height - y) < PIN;
      })
      .map(({ key }) => `${id}: ${key}`);
  });
  expect(cut).toEqual([]);
  const open = all.flatMap(({ id, sheet }) => {
    const [west, south, east, north] = sheet.bounds;
    const sides = ([lon, lat]: readonly number[]) =>
      [
        lon === west && 'west',
        lon === east && 'east',
        lat === south && 'south',
        lat === north && 'north',
      ].filter(Boolean);
    return sheet.features
      .filter(({ form, kind }) => form === 'area' && kind === 'sea')
      .filter(({ at }) =>
        at.some((from, index) => {
          const to = at[(index + 1) % at.length] ?? from;
          const [a, b] = [sides(from), sides(to)];
          return a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one));
        }),
      )
      .map(({ vi }) => `${id}: ${vi}`);
  });
  expect(open).toEqual([]);
});

test('no record lies in the water unless it belongs there', () => {
  const wet = all.flatMap(({ id, sheet, records }) =>
    records
      .filter(({ key }) => !afloat.test(key) || /(hotels?|homestays|guesthouses)$/.test(key))
      .filter((record) => {
        const { project } = frameOf(sheet);
        const over = sheet.features.findLast(
          (feature) =>
            (feature.kind === 'land' && isWithin(project(record.lon, record.lat), spotsOf(feature, sheet))) ||
            (isWater(feature) && metresToShore(record, feature, sheet) < -SLACK),
        );
        return over !== undefined && isWater(over);
      })
      .map(({ key }) => `${id}: ${key}`),
  );
  expect(wet).toEqual([]);
});

/** Records that lie at a water by what they are, that water, and how far from it they may be. */
const shores: [sheet: string, record: string, water: string, metres: number][] = [
  ['ha-noi', 'hoan-kiem-lake', 'Hồ Hoàn Kiếm', 0],
  ['ha-noi', 'thang-loi-hotel', 'Hồ Tây', 120],
  ['ha-noi', 'tran-quoc-pagoda', 'Hồ Tây', 80],
  ['hoi-an', 'an-bang-beach', 'Biển Đông', 120],
  ['hoi-an', 'hoi-an-market', 'Sông Hoài', 120],
  ['hue', 'thien-mu-pagoda', 'Sông Hương', 150],
  ['hue', 'la-residence-hue', 'Sông Hương', 150],
  ['ho-chi-minh-city', 'majestic-saigon', 'Sông Sài Gòn', 150],
  ['da-nang', 'my-khe-beach-da-nang', 'Biển Đông', 120],
  ['da-nang', 'museum-of-cham-sculpture', 'Sông Hàn', 200],
  ['nha-trang', 'po-nagar-towers', 'Sông Cái', 350],
  ['nha-trang', 'hon-chong-nha-trang', 'Vịnh Nha Trang', 150],
  ['da-lat', 'xuan-huong-lake', 'Hồ Xuân Hương', 120],
  ['can-tho', 'ninh-kieu-quay', 'Sông Cần Thơ', 150],
  ['quy-nhon', 'quy-nhon-town-beach', 'Vịnh Quy Nhơn', 120],
];

test('what lies at a shore is drawn at the shore', () => {
  const far = shores.flatMap(([id, key, name, metres]) => {
    const sheet = sheets().get(id);
    const record = [...places, ...thingsToDo].find((one) => one.key === key);
    const water = sheet?.features.find(({ vi }) => vi === name);
    if (!sheet || !water || record?.lat === undefined || record.lon === undefined) return [`${id}: ${key}?`];
    const off = metresToShore({ lat: record.lat, lon: record.lon }, water, sheet);
    return off <= metres ? [] : [`${id}: ${key} ${Math.round(off)} m`];
  });
  expect(far).toEqual([]);
});

const circlesOf = ({ text, look, size, x, y, angle }: SheetLabel) =>
  textCircles([x, y], widthOf(text, look, size), size, angle);

test('names cover neither signs nor each other at any size, and waters and stations have theirs', () => {
  for (const { id, sheet, records } of all) {
    const frame = frameOf(sheet);
    for (const scale of [1, PHONE_SCALE]) {
      const pins = placePins(records, frame, scale);
      const signs = pins.map(({ x, y }) => ({ x, y, r: PIN * scale }));
      for (const language of ['en', 'vi'] as const) {
        const labels = placeSheetLabels(sheet.features, pins, { frame, language, scale });
        const drawn = labels.map(circlesOf);
        const room = { width: SHEET_WIDTH, height: frame.height };
        expect(
          drawn.flat().every((circle) => isInside(circle, room)),
          id,
        ).toBe(true);
        const covers = drawn.some((circles, index) =>
          circles.some((circle) =>
            [...signs, ...drawn.slice(index + 1).flat()].some((other) => touch(circle, other)),
          ),
        );
        expect(covers, `${id} ${language} ${scale}`).toBe(false);
        if (scale > 1) continue;
        const names = new Set(labels.map(({ text }) => text));
        const unnamed = sheet.features
          .filter(({ kind }) =>
            ['sea', 'lake', 'water', 'station', 'pier', 'quarter', 'citadel'].includes(kind),
          )
          .map(({ vi, en }) => (language === 'en' ? (en ?? vi) : vi))
          .filter((name) => name !== undefined && !names.has(name));
        expect(unnamed, `${id} ${language}`).toEqual([]);
      }
    }
  }
});

test('what lies beyond a sheet is told with its way from the middle', () => {
  const hoiAn = { lat: 15.8801, lon: 108.338 };
  expect(towards(hoiAn, { lat: 15.7635, lon: 108.124 })).toEqual({ sector: 'sw', kilometres: 26 });
  expect(towards(hoiAn, { lat: 15.96, lon: 108.51 }).sector).toBe('ne');
  expect(towards(hoiAn, { lat: 15.8805, lon: 108.338 })).toEqual({ sector: 'n', kilometres: 1 });
});

test('a piece of a sheet has the shape of its box and all places in it that lie on the sheet', () => {
  for (const { id, sheet, records } of all) {
    const [west, south, east, north] = sheet.bounds;
    for (const [index, { lat, lon }] of records.entries()) {
      const near = records.slice(index, index + 6);
      const [left, low, right, high] = townBounds(sheet.bounds, near, 1.8) ?? [];
      if (left === undefined || low === undefined || right === undefined || high === undefined)
        throw new Error(`${id}: no piece`);
      expect(
        left >= west - 1e-9 && low >= south - 1e-9 && right <= east + 1e-9 && high <= north + 1e-9,
        id,
      ).toBe(true);
      expect(lon >= left && lon <= right && lat >= low && lat <= high, id).toBe(true);
    }
  }
  const haNoi = sheets().get('ha-noi');
  const hue = { lat: 16.464, lon: 107.591 };
  expect(townBounds(haNoi?.bounds ?? [], [hue], 1)).toBeNull();
});

test('names on pieces of sheets cover neither signs nor each other', () => {
  for (const { id, sheet, records } of all) {
    const bounds = townBounds(sheet.bounds, records.slice(0, 5), 1.8);
    if (!bounds) continue;
    const frame = frameOf({ bounds });
    const pins = placePins(records.slice(0, 5), frame, PHONE_SCALE);
    const signs = pins.map(({ x, y }) => ({ x, y, r: PIN * PHONE_SCALE }));
    const labels = placeSheetLabels(sheet.features, pins, { frame, language: 'vi', scale: PHONE_SCALE });
    const drawn = labels.map(circlesOf);
    const covers = drawn.some((circles, at) =>
      circles.some((circle) =>
        [...signs, ...drawn.slice(at + 1).flat()].some((other) => touch(circle, other)),
      ),
    );
    expect(covers, id).toBe(false);
  }
});
