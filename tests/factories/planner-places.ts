import { understand } from '../../server/features/planner/understand';
import { plannerCity } from './planner-city';

/** A town as the planner knows it, with its provinces. */
export const cityAt = (
  id: number,
  title: string,
  names: string[],
  [lat, lon]: readonly [number, number],
  provinces: string[] = [],
) => ({ ...plannerCity(id, `C${id}`, names, lat, lon), title, provinces });

/** Towns of the tests about places. */
export const cities = [
  cityAt(1, 'Hà Nội', ['ha noi', 'hanoi'], [21.03, 105.85]),
  cityAt(2, 'Huế', ['hue'], [16.46, 107.59]),
  cityAt(3, 'Hội An', ['hoi an'], [15.88, 108.33]),
  cityAt(4, 'TP. Hồ Chí Minh', ['ho chi minh city', 'tp ho chi minh', 'saigon'], [10.78, 106.7]),
  cityAt(5, 'Đà Nẵng', ['da nang'], [16.05, 108.22]),
  cityAt(6, 'Đồng Văn', ['dong van'], [23.28, 105.36], ['tuyen quang', 'ha giang']),
  cityAt(7, 'Hoàng Su Phì', ['hoang su phi'], [22.74, 104.68], ['tuyen quang', 'ha giang']),
  cityAt(8, 'Cao Bằng', ['cao bang'], [22.67, 106.26]),
  cityAt(9, 'Phú Quốc', ['phu quoc'], [10.22, 103.96]),
];

/** What a message says of places and topics. */
export const readPlaces = (message: string) => {
  const said = understand(message, { cities, today: '2026-11-24', planDays: 0 });
  const titleOf = (id: number | null) => cities.find((one) => one.id === id)?.title ?? null;
  const { named, left, starts, ends, gateway, origin, sightsLeft } = said.places;
  return {
    named: named.map(({ id }) => titleOf(id)),
    left: left.map(titleOf).sort(),
    starts: titleOf(starts),
    ends: titleOf(ends),
    gateway: titleOf(gateway),
    origin: origin?.name ?? null,
    sightsLeft,
    topics: said.wants.wanted.map(({ name }) => name),
    avoided: said.wants.avoided.map(({ name }) => name),
    times: said.wants.times,
  };
};
