import type { OpeningHours } from '../../db/schema/resource';
import type { Plan, PlanDay, PlanStop } from '../../server/features/planner/plan-shapes';
import {
  type Known,
  type PlanCity,
  type PlanRecord,
  recordKey,
} from '../../server/features/planner/records/record';
import type { Doors } from '../../server/kernel/visitor-info/open-on';

/** A small country of known places, as the checker gets it from the database, and a plan of three days in it. */

const week = (opens: string, closes: string, ...closed: string[]): OpeningHours =>
  Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [
      day,
      closed.includes(day) ? [] : [{ opens, closes }],
    ]),
  );

const daily = (...of: Parameters<typeof week>): Doors => ({ opening_hours: week(...of), visitor_info: {} });

const city = (
  id: number,
  title: string,
  at: [number, number],
  normals: Array<[number, number]>,
): PlanCity => ({
  id,
  slug: title,
  title,
  image: null,
  province: title,
  lat: at[0],
  lon: at[1],
  best_months: [],
  normals: normals.map(([rain_mm, max_c], index) => ({ month: index + 1, min_c: max_c - 7, max_c, rain_mm })),
});

const dry: Array<[number, number]> = Array.from({ length: 12 }, () => [40, 28]);
const withMonth = (month: number, normal: [number, number]) => dry.with(month - 1, normal);

export const haNoi = city(1, 'Hà Nội', [21.034, 105.85], withMonth(7, [285, 34]));
export const hue = city(2, 'Huế', [16.47, 107.577], withMonth(10, [770, 29]));
export const saiGon = city(3, 'Thành phố Hồ Chí Minh', [10.776, 106.701], withMonth(4, [50, 35]));

const place = (
  id: number,
  title: string,
  at: [number, number],
  more: Partial<PlanRecord> = {},
): PlanRecord => ({
  kind: 'resource',
  id,
  title,
  description: '',
  path: `/attractions/${id}`,
  image: null,
  address: '',
  city_id: haNoi.id,
  resource_type: 3188,
  price_from: null,
  minutes: 90,
  accessibility: { surface: 'paved' },
  schedule: null,
  point: { lat: at[0], lon: at[1] },
  doors: null,
  isMeal: false,
  usual: null,
  ...more,
});

export const places = {
  temple: place(1, 'Temple of Literature', [21.0293, 105.8355], { doors: daily('08:00', '17:00') }),
  museum: place(2, 'Museum of Ethnology', [21.0405, 105.7985], { doors: daily('08:30', '17:30', 'mon') }),
  lake: place(3, 'Hoàn Kiếm Lake', [21.0287, 105.8524]),
  noodles: place(4, 'Bún chả', [21.0195, 105.8525], {
    resource_type: 3189,
    isMeal: true,
    minutes: 60,
    doors: daily('10:00', '20:30'),
  }),
  puppets: place(5, 'An evening of water puppets', [21.0317, 105.8534], {
    kind: 'thing_to_do',
    resource_type: null,
    minutes: 50,
    price_from: 100_000,
    usual: { opens: 17 * 60, closes: 21.5 * 60 },
  }),
  tower: place(6, 'A tower of stairs', [21.0325, 105.8397], { accessibility: { surface: 'stairs' } }),
  gallery: place(7, 'Fine arts', [21.0307, 105.8372], { doors: daily('08:30', '17:00') }),
  village: place(8, 'A village far out', [21.1445, 105.505]),
  market: place(9, 'Đồng Xuân', [21.0381, 105.8496], {
    resource_type: 3189,
    isMeal: true,
    minutes: 60,
    doors: daily('09:00', '17:00'),
  }),
  citadel: place(11, 'Imperial City', [16.4698, 107.5786], {
    city_id: hue.id,
    doors: daily('07:00', '17:00'),
    minutes: 120,
  }),
  pagoda: place(12, 'Thiên Mụ', [16.4534, 107.5447], { city_id: hue.id }),
  clams: place(13, 'Clam rice', [16.4745, 107.5925], {
    city_id: hue.id,
    resource_type: 3189,
    isMeal: true,
    minutes: 60,
  }),
  tomb: place(14, 'A tomb', [16.4329, 107.5658], { city_id: hue.id, doors: daily('07:00', '17:00') }),
  vesak: place(15, 'Vesak', [16.453, 107.579], {
    kind: 'event',
    city_id: hue.id,
    resource_type: null,
    minutes: 120,
    schedule: {
      start_date: '2027-05-20',
      end_date: '2027-05-20',
      is_lunar: true,
      rule: { month: 4, day: 15, days: 1 },
    },
  }),
} as const;

/** What a plan is checked with. */
export const known: Known = {
  records: new Map(Object.values(places).map((record) => [recordKey(record), record])),
  cities: new Map([haNoi, hue, saiGon].map((one) => [one.id, one])),
};

export const alternatives = Object.values(places).filter(({ kind }) => kind !== 'event');

/** A visit of the usual length. */
export const visit = (record: PlanRecord, starts_at: string, more: Partial<PlanStop> = {}): PlanStop => ({
  kind: record.kind,
  id: record.id,
  starts_at,
  minutes: record.minutes,
  travel: null,
  note: '',
  ...more,
});

export const dayIn = (where: PlanCity, ...stops: PlanStop[]): PlanDay => ({
  city_id: where.id,
  transfer: null,
  stops,
  note: '',
});

/** A good plan: from Tuesday, 2 March 2027, two days in Hà Nội and one in Huế, with nothing wrong. */
export const soundPlan = (): Plan => ({
  title: 'Three days in spring',
  request: {
    city_ids: [haNoi.id, hue.id],
    start_date: '2027-03-02',
    month: null,
    days: 3,
    adults: 2,
    children: 0,
    pace: 'normal',
    interests: ['history'],
    budget: 'middle',
    needs: [],
  },
  days: [
    dayIn(
      haNoi,
      visit(places.temple, '08:30'),
      visit(places.gallery, '10:15'),
      visit(places.noodles, '12:15'),
      visit(places.museum, '14:15'),
      visit(places.puppets, '18:00'),
    ),
    dayIn(haNoi, visit(places.lake, '09:00'), visit(places.market, '11:30'), visit(places.tower, '14:00')),
    dayIn(hue, visit(places.citadel, '14:45'), visit(places.pagoda, '17:30')),
  ],
});
