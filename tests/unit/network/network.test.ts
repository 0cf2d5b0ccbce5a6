import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../../server/distance';
import { airports } from '../../../server/geography/air/airports';
import {
  isAcrossWater,
  islandOf,
  means,
  network,
  roughMonthsAt,
  waysBetween,
} from '../../../server/geography/network';

const { nodes, legs } = network();
const all = [...nodes.values()];
const destinations = all.filter(({ destination }) => destination !== null);
const nodeOf = (id: string) => nodes.get(id)!;

describe('the network', () => {
  test('has legs between nodes that exist, in both directions alike', () => {
    const key = ({ from, to, mode, minutes }: (typeof legs)[number]) => `${from} ${to} ${mode} ${minutes}`;
    const there = new Set(legs.map(key));
    for (const leg of legs) {
      expect(nodes.has(leg.from) && nodes.has(leg.to), `${leg.from} ${leg.to}`).toBe(true);
      expect(there.has(key({ ...leg, from: leg.to, to: leg.from })), key(leg)).toBe(true);
    }
  });

  test('has every node once, and each on the island that its coordinates are on', () => {
    for (const node of all) expect([node.id, islandOf(node)]).toEqual([node.id, node.land]);
  });

  test('lets no car, coach or train over water', () => {
    const overLand = legs.filter(({ mode }) =>
      ['car', 'coach', 'sleeper', 'train', 'motorbike'].includes(mode),
    );
    expect(overLand.length).toBeGreaterThan(800);
    for (const { from, to } of overLand) expect(nodeOf(from).land, `${from} ${to}`).toBe(nodeOf(to).land);
  });

  test('has boats and cable cars between pieces of land, none between two towns of one', () => {
    const afloat = legs.filter(({ mode }) => ['ferry', 'speedboat', 'cable_car'].includes(mode));
    // The boat from the middle of the city to Vũng Tàu and the one along the bay are the only ones along a coast.
    const alongCoast = afloat.filter(({ from, to }) => nodeOf(from).land === nodeOf(to).land);
    expect(new Set(alongCoast.flatMap(({ from }) => from))).toEqual(new Set(['bach-dang', 'ho-may']));
  });

  test('has legs as long as they can be, and no faster than what drives there', () => {
    const fastest = { car: 95, coach: 85, sleeper: 85, train: 75, ferry: 40, speedboat: 60 };
    for (const { from, to, mode, km, minutes } of legs) {
      const direct = distanceKm(nodeOf(from), nodeOf(to));
      expect(km, `${from} ${to}`).toBeGreaterThanOrEqual(direct * 0.93 - 1.5);
      const most = fastest[mode as keyof typeof fastest] ?? 900;
      expect((km / minutes) * 60, `${from} ${to} ${mode}`).toBeLessThanOrEqual(most);
    }
  });

  test('says of every leg whence it is, when that was looked at and how sure it is', () => {
    for (const { source, state } of legs) {
      expect(source.name.en && source.name.vi).toBeTruthy();
      expect(source.checked_on).toMatch(/^2026-11-\d\d$/);
      expect(['checked', 'second_hand', 'estimated']).toContain(state);
    }
  });

  test('has all airports of the timetable, and the pairs that are flown', () => {
    const vietnamese = [...airports.values()].filter(({ country }) => country === 'VN');
    for (const { code } of vietnamese) expect(nodes.has(code.toLowerCase()), code).toBe(true);
    const pairs = new Set(
      legs.filter(({ mode }) => mode === 'flight').map(({ from, to }) => `${from} ${to}`),
    );
    for (const pair of ['dad hph', 'dad cxr', 'dad dli', 'dad vca', 'hph pqc', 'vca vcs', 'han din'])
      expect(pairs.has(pair), pair).toBe(true);
    expect(pairs.has('hui dli')).toBe(false);
  });

  test('leads from Hà Nội to every destination and to every other node that has roads', () => {
    expect(destinations.length).toBeGreaterThanOrEqual(80);
    for (const { id } of all) {
      if (id === 'ha-noi' || id === 'ga-trai-mat') continue;
      expect(waysBetween('ha-noi', id, { means }).length, id).toBeGreaterThan(0);
    }
  });
});

describe('islands and the mainland', () => {
  test.each([
    ['phu-quoc', 'ha-tien', true],
    ['con-dao', 'vung-tau', true],
    ['ly-son', 'quang-ngai', true],
    ['co-to', 'mong-cai', true],
    ['quan-lan', 'cai-rong', true],
    ['cat-ba', 'hai-phong', true],
    ['cat-ba', 'ha-long', true],
    ['nam-du', 'rach-gia', true],
    ['hon-son', 'nam-du', true],
    ['phu-quy', 'phan-thiet', true],
    ['cu-lao-cham', 'hoi-an', true],
    ['can-gio', 'ho-chi-minh-city', true],
    ['thanh-an', 'can-gio', true],
    ['ba-lua', 'kien-luong', true],
    ['hon-thom', 'phu-quoc', true],
    ['cai-rong', 'ha-long', false],
    ['pha-dong-bai', 'hai-phong', false],
    ['pha-tuan-chau', 'ha-long', false],
    ['ba-ria', 'ho-chi-minh-city', false],
    ['dat-mui', 'ca-mau', false],
    ['vung-tau', 'ba-ria', false],
  ])('%s – %s: water between them %s', (a, b, isWater) => {
    expect(isAcrossWater(nodeOf(a), nodeOf(b))).toBe(isWater);
    const byCar = waysBetween(a, b, { means: ['car', 'coach', 'motorbike'] });
    const isFerried = (way: (typeof byCar)[number]) =>
      way.legs.some(({ mode }) => ['ferry', 'speedboat', 'cable_car'].includes(mode));
    expect(byCar.length).toBeGreaterThan(0);
    expect(byCar.every(isFerried)).toBe(isWater);
  });

  test('have seasons in which boats stay in port', () => {
    expect(roughMonthsAt(nodeOf('phu-quoc'))).toEqual([6, 7, 8, 9]);
    expect(roughMonthsAt(nodeOf('con-dao'))).toEqual([10, 11, 12, 1, 2]);
    expect(roughMonthsAt(nodeOf('cat-ba'))).toEqual([7, 8, 9]);
    expect(roughMonthsAt(nodeOf('da-lat'))).toEqual([]);
    const inMonth = (month: number) =>
      waysBetween('ha-tien', 'phu-quoc', { month }).flatMap(({ warnings }) =>
        warnings.map(({ code }) => code),
      );
    expect(inMonth(8)).toContain('rough_sea');
    expect(inMonth(1)).not.toContain('rough_sea');
  });
});

describe('ways', () => {
  const somewhere = fc.constantFrom(...destinations.map(({ id }) => id));

  test('that somebody would choose are as long there as back', () => {
    fc.assert(
      fc.property(somewhere, somewhere, fc.constantFrom(...means), (from, to, one) => {
        const by = (way: { means: string }) => way.means === one;
        const [there, back] = [waysBetween(from, to).find(by), waysBetween(to, from).find(by)];
        if (there && back) expect(Math.abs(there.minutes - back.minutes)).toBeLessThan(1);
      }),
      { numRuns: 300 },
    );
  });

  test('follow from place to place, from door to door', () => {
    fc.assert(
      fc.property(somewhere, somewhere, (from, to) => {
        for (const { legs: parts, minutes } of waysBetween(from, to)) {
          expect(parts[0]?.from).toBe(from);
          expect(parts.at(-1)?.to).toBe(to);
          for (const [index, part] of parts.entries())
            if (index > 0) expect(part.from).toBe(parts[index - 1]?.to);
          expect(minutes).toBeCloseTo(parts.reduce((sum, part) => sum + part.minutes + part.wait, 0));
        }
      }),
      { numRuns: 150 },
    );
  });

  test('have waiting in them: two hours of flight are five from door to door', () => {
    const [fastest] = waysBetween('ha-noi', 'ho-chi-minh-city');
    expect(fastest?.means).toBe('flight');
    expect(fastest?.minutes).toBeGreaterThan(270);
    expect(fastest?.rideMinutes).toBeLessThan(140);
  });

  test('of days are not told where others take hours, but for a train that goes through', () => {
    for (const from of ['ha-noi', 'da-nang', 'ho-chi-minh-city'])
      for (const { id: to } of destinations) {
        const ways = waysBetween(from, to);
        const fastest = ways[0]?.minutes ?? 0;
        for (const { minutes, means: by, legs: parts } of ways.slice(1)) {
          const isThrough = by === 'train' && parts.filter(({ mode, km }) => mode !== 'train' && km > 15);
          if (isThrough && isThrough.length === 0) continue;
          expect(minutes, `${from} ${to} ${by}`).toBeLessThanOrEqual(1800);
          if (minutes > 960) expect(minutes, `${from} ${to} ${by}`).toBeLessThanOrEqual(fastest * 2);
        }
      }
    const by = (from: string, to: string) => waysBetween(from, to).map((way) => way.means);
    expect(by('ha-noi', 'ho-chi-minh-city')).toEqual(['flight', 'train']);
    expect(by('ho-chi-minh-city', 'dien-bien-phu')).toEqual(['flight']);
    expect(by('ho-chi-minh-city', 'dong-van')).toEqual(['flight']);
    expect(by('ha-noi', 'lai-chau')).toContain('car');
  });

  test('by train have no more than three hours of road before the first station or after the last', () => {
    const onRoad = ['car', 'coach', 'sleeper'];
    const hours = (parts: readonly { mode: string; minutes: number }[]) =>
      parts.reduce((all, { mode, minutes }) => all + (onRoad.includes(mode) ? minutes / 60 : 0), 0);
    for (const { id: from } of destinations)
      for (const to of ['ha-noi', 'ho-chi-minh-city', 'dien-bien-phu', 'dong-van'])
        for (const { legs: parts } of waysBetween(from, to, { means: ['train'] })) {
          const first = parts.findIndex(({ mode }) => mode === 'train');
          const last = parts.findLastIndex(({ mode }) => mode === 'train');
          expect(hours(parts.slice(0, first)), `${from} ${to}`).toBeLessThanOrEqual(3);
          expect(hours(parts.slice(last + 1)), `${from} ${to}`).toBeLessThanOrEqual(3);
        }
    expect(waysBetween('ha-noi', 'sa-pa').map((way) => way.means)).toContain('train');
    expect(waysBetween('ho-chi-minh-city', 'dien-bien-phu', { means: ['train'] })).toEqual([]);
  });

  test('by motorbike go over the Hải Vân pass, and speak of no motorway', () => {
    const ride = (from: string, to: string) => waysBetween(from, to, { means: ['motorbike'] })[0];
    const tunnel = waysBetween('da-nang', 'hue', { means: ['car'] })[0];
    expect(ride('da-nang', 'hue')?.minutes).toBeGreaterThan((tunnel?.minutes ?? 0) * 1.5);
    expect(ride('da-nang', 'hue')?.km).toBeGreaterThan(tunnel?.km ?? 0);
    for (const { id: to } of destinations)
      for (const part of ride('ha-noi', to)?.legs ?? [])
        if (part.mode === 'motorbike') expect(part.source.road, to).not.toBe('motorway');
  });

  test.each([
    ['vi-thanh', 'bac-lieu', 120],
    ['bac-ninh', 'hai-duong', 80],
    ['thai-nguyen', 'tam-dao', 95],
    ['ba-be', 'dong-van', 450],
    ['ha-giang', 'lao-cai', 300],
    ['bac-giang', 'hai-duong', 100],
    ['bac-giang', 'hai-phong', 145],
    ['bac-ninh', 'hai-phong', 125],
    ['gia-nghia', 'cat-tien', 185],
  ])('by car go straight from %s to %s, not by the next big town', (from, to, most) => {
    expect(waysBetween(from, to, { means: ['car'] })[0]?.minutes).toBeLessThanOrEqual(most);
  });

  test('by planes that are perhaps no longer flown say that one has to ask', () => {
    const flight = (from: string, to: string) =>
      legs.find((leg) => leg.mode === 'flight' && leg.from === from && leg.to === to);
    for (const [from, to] of [
      ['vca', 'vcs'],
      ['vcs', 'vca'],
    ] as const) {
      expect(flight(from, to)?.state).toBe('second_hand');
      expect(flight(from, to)?.source.name.en).toContain('ask');
    }
    expect(flight('han', 'sgn')?.source.id).toBe('flights');
    // No news of flights to Rạch Giá since 2022: they are not offered.
    expect(legs.filter(({ from, to }) => from === 'vkg' || to === 'vkg')).toEqual([]);
  });

  test('by night are told as such', () => {
    const night = (from: string, to: string) =>
      waysBetween(from, to).flatMap((way) => (way.night ? way.means : []));
    expect(night('ha-noi', 'sa-pa')).toEqual(expect.arrayContaining(['train', 'coach']));
    expect(night('ho-chi-minh-city', 'nha-trang')).toContain('train');
    expect(night('da-nang', 'hoi-an')).toEqual([]);
  });

  test('go by the hub only where nothing flies through', () => {
    const flights = (from: string, to: string) =>
      waysBetween(from, to, { means: ['flight'] })[0]?.legs.filter(({ mode }) => mode === 'flight').length;
    expect(flights('da-nang', 'hai-phong')).toBe(1);
    expect(flights('da-nang', 'da-lat')).toBe(1);
    expect(flights('dien-bien-phu', 'phu-quoc')).toBe(2);
  });

  test('are found from any point, also where nothing is near', () => {
    const point = fc.record({
      lat: fc.double({ min: 8.6, max: 23.3, noNaN: true }),
      lon: fc.double({ min: 102.2, max: 109.4, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (from, to) => {
        const ways = waysBetween(from, to);
        expect(ways.length).toBeGreaterThan(0);
        expect(ways.every(({ minutes }) => Number.isFinite(minutes) && minutes >= 0)).toBe(true);
      }),
      { numRuns: 100 },
    );
    expect(waysBetween('nowhere', 'ha-noi')).toEqual([]);
  });

  test('are found in few milliseconds, and at once when they were asked for before', () => {
    const ids = destinations.map(({ id }) => id).slice(0, 30);
    const pairs = ids.flatMap((from) => ids.map((to) => [from, to] as const));
    const took = () => {
      const start = performance.now();
      for (const [from, to] of pairs) waysBetween(from, to, { month: 5 });
      return (performance.now() - start) / pairs.length;
    };
    expect(took()).toBeLessThan(25);
    expect(took()).toBeLessThan(0.5);
  });
});
