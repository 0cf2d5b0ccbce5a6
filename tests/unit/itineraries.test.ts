import { describe, expect, it } from 'vitest';
import type { Departure, TourDay, TourStop } from '../../web/app/api/types';
import { departuresByMonth } from '../../web/app/site/itineraries/departures-by-month';
import { readItinerariesFilters } from '../../web/app/site/itineraries/read-itineraries-filters';
import { routeLegs } from '../../web/app/site/itineraries/route-legs';
import { stopLinks } from '../../web/app/site/itineraries/stop-page';

const stop = (id: number, title: string, lat: number | null, lon: number | null, rest = {}): TourStop => ({
  id,
  title,
  lat,
  lon,
  city_id: null,
  resource_id: null,
  resource_type: null,
  slug: null,
  mode: null,
  ...rest,
});
const day = (number: number, stops: TourStop[]): TourDay => ({
  day: number,
  title: `Day ${number}`,
  content: '',
  meals: '',
  stay: '',
  stops,
});

describe('the legs of a route', () => {
  const cities = new Map([
    [1, 'Hà Nội'],
    [2, 'Huế'],
  ]);
  const days = [
    day(1, [
      stop(1, 'The lake', 21.03, 105.85, { city_id: 1 }),
      stop(2, 'The temple', 21.028, 105.835, { city_id: 1 }),
    ]),
    day(2, [stop(3, 'Somewhere', null, null), stop(4, 'The museum', 21.04, 105.8, { city_id: 1 })]),
    day(3, [stop(5, 'The citadel', 16.468, 107.579, { city_id: 2, mode: 'train' })]),
    day(4, [stop(6, 'The lake', 21.03, 105.85, { city_id: 1 })]),
  ];
  const { legs, legOf } = routeLegs(days, cities);

  it('are one for stops that lie together, under the name of their city', () => {
    expect(legs.map(({ number, title, days: there }) => [number, title, there])).toEqual([
      [1, 'Hà Nội', [1, 2]],
      [2, 'The citadel', [3]],
      [3, 'The lake', [4]],
    ]);
  });

  it('are come to as the first of their stops is', () => {
    expect(legs.map(({ mode }) => mode)).toEqual([null, 'train', null]);
  });

  it('know their stops, those without a position aside', () => {
    expect([1, 2, 3, 4, 5, 6].map((id) => legOf.get(id))).toEqual([1, 1, undefined, 1, 2, 3]);
  });

  it('keep the stops of a walk apart', () => {
    const walk = [
      day(1, [stop(1, 'A', 21.03, 105.85), stop(2, 'B', 21.032, 105.852), stop(3, 'C', 21.035, 105.85)]),
    ];
    expect(routeLegs(walk, cities).legs.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  });

  it('lie where their name belongs, not at the first stop on the way there', () => {
    const route = [
      day(1, [stop(1, 'The cape', 8.6, 104.7), stop(2, 'The station', 16.1, 107.4)]),
      day(2, [
        stop(3, 'The tomb', 16.3, 107.5, { city_id: 2 }),
        stop(4, 'Huế', 16.46, 107.59, { city_id: 2 }),
      ]),
    ];
    expect(routeLegs(route, cities).legs.map(({ title, lat }) => [title, lat])).toEqual([
      ['The cape', 8.6],
      ['Huế', 16.46],
    ]);
  });

  it('are none where no stop has a position', () => {
    expect(routeLegs([day(1, [stop(1, 'A', null, null)])], cities).legs).toEqual([]);
  });
});

describe('the page of a stop', () => {
  const cities = [{ id: 1, title: 'Hà Nội', slug: 'ha-noi' }];

  it('is that of its place, whatever kind it is', () => {
    const at = (resource_type: number) =>
      stopLinks('en', stop(1, 'X', 1, 1, { resource_id: 9, slug: 'x', resource_type }), cities).to;
    expect([3188, 3189, 3190, 3191].map(at)).toEqual([
      '/en/attractions/x',
      '/en/restaurant/detail/x',
      '/en/attractions/x',
      '/en/hotels/x',
    ]);
  });

  it('is that of its city where the stop is the city', () => {
    const links = stopLinks('vi', stop(1, 'Hà Nội', 1, 1, { city_id: 1 }), cities);
    expect(links).toEqual({ to: '/vi/city/ha-noi', city: null });
  });

  it('is none for a stop that only lies in a city', () => {
    const links = stopLinks('vi', stop(1, 'The lake', 1, 1, { city_id: 1 }), cities);
    expect(links).toEqual({ to: null, city: { title: 'Hà Nội', to: '/vi/city/ha-noi' } });
  });
});

it('departures stand under their months, so many at most', () => {
  const on = (date: string): Departure => ({ id: 1, date, price: 1, seats_left: 1 });
  const months = departuresByMonth(
    [on('2026-11-30'), on('2026-12-01'), on('2026-12-08'), on('2027-01-05')],
    2,
  );
  expect(months.map(({ month, departures }) => [month, departures.length])).toEqual([
    ['2026-11', 1],
    ['2026-12', 2],
  ]);
});

describe('the filters in the address', () => {
  const point = { id: 5, slug: 'ha-noi', title: 'Hà Nội', image: null, tour_count: 3 };
  const read = (query: string) => readItinerariesFilters(new URLSearchParams(query), [point], []);

  it('take bands, numbers of days, and records by number or slug', () => {
    expect(read('duration=4-7&departurepoint=ha-noi')).toMatchObject({ duration: '4-7', departure: point });
    expect(read('duration=07&departurepoint=5')).toMatchObject({ duration: '7', departure: point });
  });

  it('fall back for anything else', () => {
    const nothing = { keyword: '', duration: '', departure: null, style: null };
    expect(read('duration=toString&departurepoint=0&travelstyle=x&keyword=%00')).toEqual(nothing);
    expect(read('duration=61')).toEqual(nothing);
  });
});
