import { expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';
import { plannerCity } from '../factories/planner-city';

const city = (id: number, title: string, name: string, [lat, lon]: readonly [number, number]) => ({
  ...plannerCity(id, `C${id}`, [name], lat, lon),
  title,
});

const cities = [
  city(1, 'Hà Nội', 'ha noi', [21.03, 105.85]),
  city(2, 'Huế', 'hue', [16.46, 107.59]),
  city(3, 'Hội An', 'hoi an', [15.88, 108.33]),
  city(4, 'Cần Thơ', 'can tho', [10.03, 105.78]),
  city(5, 'Đà Nẵng', 'da nang', [16.05, 108.22]),
  city(6, 'Phú Quốc', 'phu quoc', [10.22, 103.96]),
  city(7, 'Quy Nhơn', 'quy nhon', [13.77, 109.22]),
  city(8, 'Đà Lạt', 'da lat', [11.94, 108.44]),
];

const titleOf = (id: number | null) => cities.find((one) => one.id === id)?.title ?? null;
const read = (message: string) => understand(message, { cities, today: '2026-11-24', planDays: 0 }).places;
const goesTo = (message: string) => read(message).named.map(({ id }) => titleOf(id));

test.each([
  ['three nights in Da Lat, a hill station out of Can Tho', 'Cần Thơ', ['Đà Lạt']],
  ['July is unbearable in Hue so get us out of it: two days in Da Lat', 'Huế', ['Đà Lạt']],
  ['Hoi An in June, 2 nights, we set out from Hue', 'Huế', ['Hội An']],
  ['We have our own car in Can Tho. Four days, Da Lat then Quy Nhon', 'Cần Thơ', ['Đà Lạt', 'Quy Nhơn']],
  ['Picking up a hire car in Hue, Hoi An for two days', 'Huế', ['Hội An']],
  [
    'A cousin married in Hue. From there we want five days in Quy Nhon, after the wedding in Hue',
    'Huế',
    ['Quy Nhơn'],
  ],
  ['After my conference in Hue I have 2 days for Hoi An', 'Huế', ['Hội An']],
  ['Quy Nhon born and bred. For once show us Da Lat, 6 days', 'Quy Nhơn', ['Đà Lạt']],
  ['Picking up a hire car in Hue, Hoi An for two days and dropping it back in Hue', 'Huế', ['Hội An']],
  ['Nhà mình ngay Đà Lạt, cả năm chưa thấy biển. Quy Nhơn 4 ngày', 'Đà Lạt', ['Quy Nhơn']],
  ['Nhà Huế. Hội An 4 ngày', 'Huế', ['Hội An']],
  ['Tôi tên Thành, hiện ở Huế. Chúng tôi nghỉ tại Hội An 3 ngày', 'Huế', ['Hội An']],
  ['sợ máy bay lắm, ở Huế đi Đà Lạt 6 ngày cả đường', 'Huế', ['Đà Lạt']],
  ['Em về Huế thăm nội xong xuôi rồi, từ đó muốn xuống Quy Nhơn 3 ngày', 'Huế', ['Quy Nhơn']],
])('where people set out: %s', (message, home, towns) => {
  expect(read(message).origin?.name).toBe(home);
  expect(goesTo(message)).toEqual(towns);
});

test.each([
  ['We meet friends in Quy Nhon so it has to finish there. Hue at the start, 7 days', 'Huế', 'Quy Nhơn'],
  ['My brother runs a bar in Da Lat and we promised him the last two days. Before that Hue', null, 'Đà Lạt'],
  ['Start in Hue, then Hoi An, stop last in Da Lat', 'Huế', 'Đà Lạt'],
  ['Bay vô Cần Thơ, bay ra từ Phú Quốc, giữa hai đầu sáu ngày', 'Cần Thơ', 'Phú Quốc'],
  ['chốt cuối ở Hà Nội, khởi đầu Đà Nẵng, giữa đường ghé Huế, 1 tuần', 'Đà Nẵng', 'Hà Nội'],
])('where it begins and ends: %s', (message, first, last) => {
  const { starts, ends } = read(message);
  expect([titleOf(starts), titleOf(ends)]).toEqual([first, last]);
});

test.each([
  ['Hue was lovely last spring. Somewhere like it, 3 days out of Da Nang', 'Huế'],
  ['My sister raves about Phu Quoc. I’d rather not. Hoi An four days', 'Phú Quốc'],
  ['Lần trước ra Phú Quốc mưa thúi đất. Quy Nhơn 4 ngày', 'Phú Quốc'],
  ['Phú Quốc thôi để dịp khác, đợt này Quy Nhơn 3 ngày', 'Phú Quốc'],
  ['Hội An 2 ngày, đừng đẩy tụi tui lên Đà Lạt', 'Đà Lạt'],
])('what is not gone to: %s', (message, town) => {
  expect(read(message).left.map(titleOf)).toContain(town);
  expect(goesTo(message)).not.toContain(town);
});

test.each([
  ['There is Quy Nhon between Da Nang and Da Lat. What about 3 days there?', ['Quy Nhơn']],
  ['My wife was born in Hue, but this time we go to Hoi An, 3 days', ['Hội An']],
  ['Bạn em ở Cần Thơ rủ đi Phú Quốc 4 ngày', ['Phú Quốc']],
  ['Bạn em ở Cần Thơ rủ lên chơi 2 ngày, xong qua Đà Lạt 3 ngày', ['Cần Thơ', 'Đà Lạt']],
  ['đi hội annn 3 ngày', ['Hội An']],
  ['mún đi pquoc 3 ngày', ['Phú Quốc']],
  ['Muốn vòng Huế rồi lên thẳng Đà Lạt, 4 ngày', ['Huế', 'Đà Lạt']],
  ['Hà Nội vô Huế vô Hội An, 8 ngày', ['Hà Nội', 'Huế', 'Hội An']],
])('where they go: %s', (message, towns) => {
  expect(goesTo(message)).toEqual(towns);
});
