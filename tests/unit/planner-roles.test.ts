import { describe, expect, test } from 'vitest';
import { ownDay } from '../../server/features/planner/converse/cost';
import { backFromIsland } from '../../server/features/planner/converse/reach';
import { understand } from '../../server/features/planner/understand';
import { cities, cityAt, readPlaces as read } from '../factories/planner-places';

describe('what a place is to a journey', () => {
  test('in and out by one airport is a door: passed through to the beach, and seen on a long journey', () => {
    const said = read('ten nights of beach, our flights are in and out of Saigon');
    expect(said).toMatchObject({ named: [], gateway: 'TP. Hồ Chí Minh', origin: 'TP. Hồ Chí Minh' });
    expect(read('two weeks of history and food, flying in and out of Saigon')).toMatchObject({
      named: ['TP. Hồ Chí Minh'],
      starts: 'TP. Hồ Chí Minh',
      ends: 'TP. Hồ Chí Minh',
      origin: null,
    });
    expect(read('Phú Quốc 5 ngày, bay đến và về từ Sài Gòn')).toMatchObject({ named: ['Phú Quốc'] });
  });

  test('a town that is left on the last day has been seen before', () => {
    const said = read('Hoi An then Hue, 4 days, depart Hue on the last day by the 19:00 train');
    expect(said).toMatchObject({ named: ['Hội An', 'Huế'], ends: 'Huế', origin: null });
    expect(read('leaving Hanoi on Friday for three days in Hue')).toMatchObject({ named: ['Huế'] });
  });

  test('an airport beside the town it is for is where people come from', () => {
    expect(read('Hội An 3 ngày, hạ cánh ở Đà Nẵng lúc 14h')).toMatchObject({
      named: ['Hội An'],
      origin: 'Đà Nẵng',
    });
  });

  test('starting somewhere is said without a preposition too', () => {
    expect(read('two weeks, begin Hanoi, finish Saigon')).toMatchObject({
      starts: 'Hà Nội',
      ends: 'TP. Hồ Chí Minh',
    });
  });

  test('two times in one sentence: by plane and by train', () => {
    expect(read('arriving Da Nang by plane 14:10, leaving Hue by train at 19:30').times).toMatchObject({
      arrives: '14:10',
      leaves: '19:30',
    });
  });
});

test('where people live is no place to go to, unless days are wanted there', () => {
  expect(read('2 vợ chồng 2 bé (6 tuổi và 2 tuổi rưỡi) ở Sài Gòn, ra Huế chơi 4 ngày')).toMatchObject({
    named: ['Huế'],
    origin: 'TP. Hồ Chí Minh',
  });
  expect(read('lịch Huế 1 ngày, tui ở Huế, thích ăn uống')).toMatchObject({ named: ['Huế'], origin: null });
});

describe('accents that are typed count', () => {
  test.each([
    ['Mình đi Huế với bạn gái', 'elephants'],
    ['Tụi em chưa biết đi Huế mấy ngày', 'temple'],
    ['Huế 3 ngày, đoàn gồm 6 người', 'pottery'],
    ['bốn đứa chơi với nhau ở Huế', 'nightlife'],
    ['di hue voi ban be 3 ngay', 'elephants'],
  ])('%s: nothing of %s', (message, topic) => {
    expect(read(message).topics).not.toContain(topic);
  });

  test('what is meant is found, with accents and without', () => {
    expect(read('Huế, thích đi chùa').topics).toContain('temple');
    expect(read('di hue tham chua').topics).toContain('temple');
    expect(read('xem voi ở Huế').topics).toContain('elephants');
  });

  test('a fear is no interest, and no town', () => {
    expect(read('bé nhà em sợ động vật, đi Huế 2 ngày')).toMatchObject({
      named: ['Huế'],
      topics: [],
      avoided: expect.arrayContaining(['wildlife']),
    });
    expect(read('Hue, my son is afraid of animals, monkeys above all').topics).not.toContain('wildlife');
  });

  test('a name in other accents, and a part of a longer name, are no towns', () => {
    expect(read('cho em hỏi ăn gì ngon').named).toEqual([]);
    expect(read('Đã Nẵng 3 ngày').named).toEqual(['Đà Nẵng']);
    expect(read('đón ở Tân Sơn Nhất rồi đi Phú Quốc 3 ngày').named).toEqual(['TP. Hồ Chí Minh', 'Phú Quốc']);
  });
});

test('a city that is dropped takes no topic of its name with it', () => {
  const lakes = [...cities, cityAt(10, 'Ba Bể', ['ba be', 'ba be lake'], [22.4, 105.62])];
  const said = understand('drop ba be lake', { cities: lakes, today: '2026-11-24', planDays: 6 });
  expect(said.verbs.get(10)).toBe('remove');
  expect(said.wants.avoided).toEqual([]);
});

test('a journey does not end on an island that only boats leave, unless that was said', () => {
  const quangNgai = cityAt(11, 'Quảng Ngãi', ['quang ngai'], [15.12, 108.8]);
  const lySon = cityAt(12, 'Lý Sơn', ['ly son'], [15.38, 109.12]);
  const free = { isOrdered: false, starts: null, ends: null };
  const ids = (places: typeof free) => backFromIsland([quangNgai, lySon], places, {}).map(({ id }) => id);
  expect(ids(free)).toEqual([12, 11]);
  expect(ids({ ...free, isOrdered: true })).toEqual([11, 12]);
});

test('a sum for a day of somebody who names nobody else is theirs alone', () => {
  const sum = { amount: 25, currency: 'USD' as const, per: 'day' as const };
  expect(ownDay(sum, undefined)?.per).toBe('person_day');
  expect(ownDay(sum, 2)?.per).toBe('day');
});

test('a route of arrows begins with its first place, and two places with one arrow are from and to', () => {
  const route = read('Hanoi -> Hue -> Hoi An -> Saigon in that order, 12 days');
  expect(route.named).toEqual(['Hà Nội', 'Huế', 'Hội An', 'TP. Hồ Chí Minh']);
  expect(route.origin).toBeNull();
  expect(read('Hanoi -> Hue, 3 days').origin).toBe('Hà Nội');
  expect(read('Cuối tuần Hà Nội đi đâu gần, 2 ngày').origin).toBe('Hà Nội');
});

test.each([
  [
    'Third time in Vietnam. Done Hanoi, Hue, Hoi An, Saigon and Phu Quoc. Want something new',
    [1, 2, 3, 4, 9],
  ],
  ['We know Hanoi and Hue. 5 days please', [1, 2]],
  ['been there done that: Hanoi, Hue', [1, 2]],
  ['Hanoi, Hue and Saigon: ticked off. 6 days elsewhere', [1, 2, 4]],
  ['We covered Hue, Da Nang. 4 days in Hanoi', [2, 5]],
])('what was seen is no place to go to: %s', (message, ids) => {
  const { named, left } = understand(message, { cities, today: '2026-11-24', planDays: 0 }).places;
  expect(left.toSorted((a, b) => a - b)).toEqual(ids);
  expect(named.filter(({ id }) => ids.includes(id))).toEqual([]);
});

test('"I and my son" speaks of a child, "My Son sanctuary" of a place', () => {
  const heard = (message: string) => understand(message, { cities, today: '2026-11-24', planDays: 0 });
  const family = heard('I and my son are coeliac. 5 days in Hanoi');
  expect(family.places.named.map(({ id }) => id)).toEqual([1]);
  expect(family.wants).toMatchObject({ days: 5, diets: ['gluten_free'], adults: 1, children: 1 });
  expect(heard('I want to see My Son').places.mentioned.map(({ id }) => id)).toEqual([3]);
});

test.each([
  'It floods in Hoi An. We have 4 days, where should we go instead?',
  'Hội An đang ngập, có 4 ngày thì nên đi đâu thay?',
  '4 days, where to go instead of Hoi An?',
])('what is to be replaced is no place to go to: %s', (message) => {
  const { named, left } = understand(message, { cities, today: '2026-11-24', planDays: 0 }).places;
  expect(named).toEqual([]);
  expect(left).toEqual([3]);
});

describe('where people are', () => {
  test.each([
    ['ở sg cuối tuần đi đâu', { named: [], origin: 'TP. Hồ Chí Minh' }],
    ['2 đứa có xe máy, ở Sài Gòn, muốn đi biển', { named: [], origin: 'TP. Hồ Chí Minh' }],
    ['đang ở Huế, mai làm gì', { named: ['Huế'], origin: null }],
    ['tối mai ở quận 1 có gì chơi', { named: ['TP. Hồ Chí Minh'] }],
    ['ở Hoàn Kiếm ăn gì tối nay', { named: ['Hà Nội'] }],
    ['thứ 5 lên Cao Bằng, tối chủ nhật về Hà Nội', { named: ['Cao Bằng'], origin: 'Hà Nội' }],
    ['thứ 7 ra Huế, chủ nhật về Hà Nội chơi', { named: ['Huế', 'Hà Nội'], origin: null }],
    ['Đà Nẵng đi hoài rồi, chỗ khác đi', { named: [], left: ['Đà Nẵng'] }],
    ['Huế đi nhiều rồi muốn chỗ mới', { named: [], left: ['Huế'] }],
    ['Huế đi nhiều chỗ đẹp', { named: ['Huế'], left: [] }],
  ])('%s', (message, places) => {
    expect(read(message)).toMatchObject(places);
  });
});

test('a day of the plan that is to be spent in a town makes no other plan', () => {
  const { acts, wants } = understand('12/12 ở Đà Nẵng', {
    cities,
    today: '2026-11-24',
    planDays: 10,
    planStart: '2026-12-05',
  });
  expect(acts).toEqual([{ do: 'day_in_city', day: 8 }]);
  expect(wants.start_date).toBeUndefined();
});

describe('both ends of a journey, and doors that are none', () => {
  test.each([
    ['bắt đầu từ Huế, kết thúc ở Hội An, 4 ngày', 'Huế', 'Hội An'],
    ['Điểm đầu là Đà Nẵng, điểm cuối là Huế, 5 ngày', 'Đà Nẵng', 'Huế'],
    ['từ Huế đi dần vô tới Sài Gòn, 9 ngày', 'Huế', 'TP. Hồ Chí Minh'],
    ['open jaw: in to Saigon, out of Hanoi, Hoi An first and Hue second', 'TP. Hồ Chí Minh', 'Hà Nội'],
    ['In: Hanoi 3 March. Out: Saigon 15 March. Hoi An on the way', 'Hà Nội', 'TP. Hồ Chí Minh'],
    ['Hanoi on the way in, Saigon on the way out, Hue in the middle', 'Hà Nội', 'TP. Hồ Chí Minh'],
    ['Vô Việt Nam ở Đà Nẵng, ra ở Hà Nội, giữa chừng ghé Huế', 'Đà Nẵng', 'Hà Nội'],
    ['into Da Nang, home out of Hanoi, nine days with Hue', 'Đà Nẵng', 'Hà Nội'],
  ])('%s', (message, starts, ends) => {
    expect(read(message)).toMatchObject({ starts, ends, origin: null });
  });

  test.each([
    'We only fly into Da Nang, from the airport straight to Hue, 3 nights',
    'Land in Da Nang and then straight to Hue for three nights',
    'changing planes at Saigon only, dont want to see it. Hue 4 days',
    'Đáp Đà Nẵng, chạy thẳng ra Huế nghỉ 3 ngày',
    "The train dumps us at Da Nang, but that's just where we change into a car. All 4 days are for Hue",
  ])('a door is not visited: %s', (message) => {
    expect(read(message).named).toEqual(['Huế']);
  });
});

test.each([
  ['Vợ chồng mình người Huế, muốn ra Hà Nội chơi 3 ngày', ['Hà Nội'], 'Huế'],
  ['Nhà em ở Huế, chồng em quê Cao Bằng, năm nay trốn ra Phú Quốc 3 ngày', ['Phú Quốc'], 'Huế'],
  ['em bay Huế vào Phú Quốc, chơi 3 ngày', ['Phú Quốc'], 'Huế'],
  ["I teach in Hue, so that's home. Five days in Hoi An", ['Hội An'], 'Huế'],
])('where people are from: %s', (message, named, origin) => {
  expect(read(message)).toMatchObject({ named, origin });
});

test('an own car sets out at home, and a plane takes people home from the last town', () => {
  expect(read('Nhà em có xe 7 chỗ, SG - Huế - Hội An 6 ngày')).toMatchObject({ named: ['Huế', 'Hội An'] });
  expect(read('SG - Huế - Hội An 6 ngày').named).toEqual(['TP. Hồ Chí Minh', 'Huế', 'Hội An']);
  expect(read('hết chuyến bay Huế về Hà Nội. Chơi Hội An 2 ngày, Huế 2 ngày')).toMatchObject({
    ends: 'Huế',
    origin: 'Hà Nội',
  });
});

test('a province that was merged stands for the town of it that has what is wished for', () => {
  const [dalat, muine] = [
    { ...cityAt(14, 'Đà Lạt', ['da lat'], [11.94, 108.44], ['lam dong']), code: 'DLT' },
    { ...cityAt(15, 'Mũi Né', ['mui ne'], [10.95, 108.28], ['lam dong', 'binh thuan']), code: 'MNE' },
  ];
  const named = (message: string) =>
    understand(message, { cities: [dalat, muine], today: '2026-11-24', planDays: 0 }).places.named.map(
      ({ id }) => id,
    );
  expect(named('Lam Dong has a coast since the mergers: 3 days on its beaches')).toEqual([15]);
  expect(named('Lâm Đồng 3 ngày tắm biển')).toEqual([15]);
  expect(named('Lâm Đồng 3 ngày')).toEqual([14]);
});

test('towns abroad are no misspelt ones of here', () => {
  const vinhLong = cityAt(13, 'Vĩnh Long', ['vinh long'], [10.25, 105.97]);
  const said = understand('Luang Prabang and Vang Vieng, 6 days', {
    cities: [...cities, { ...vinhLong, formerNames: ['vang'] }],
    today: '2026-11-24',
    planDays: 0,
  });
  expect(said.places).toMatchObject({ named: [], abroad: 'Luang Prabang' });
});
