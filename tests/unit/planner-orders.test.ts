import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import { recordNamed } from '../../server/features/planner/follow-up/named-stop';
import { sightCalled } from '../../server/features/planner/follow-up/not-in-plan';
import { actsIn } from '../../server/features/planner/understand/acts';
import { asksOfPlan } from '../../server/features/planner/understand/clauses';
import { legWishIn } from '../../server/features/planner/understand/leg';
import { ordersIn } from '../../server/features/planner/understand/orders';
import { stopAskedIn } from '../../server/features/planner/understand/stop-asked';
import { kindOfTitles, stopPlaceIn } from '../../server/features/planner/understand/stop-orders';
import { readText } from '../../server/features/planner/understand/text';

test.each([
  ['move the Imperial City to day 2', { do: 'place', what: 'imperial city', day: 2 }],
  ['can we do the Marble Mountains on the last day?', { do: 'place', what: 'marble mountains', day: 4 }],
  ['chuyển Đại Nội sang ngày 2 giúp mình', { do: 'place', what: 'dai noi', day: 2 }],
  ['de My Son vao ngay cuoi nhe', { do: 'place', what: 'my son', day: 4 }],
  ['put the cooking class one day earlier', { do: 'move', what: 'cooking class', days: -1 }],
  ['cho Mỹ Sơn lên sớm hơn một ngày', { do: 'move', what: 'my son', days: -1 }],
  ['instead of the museum, a boat trip', { do: 'replace', what: 'museum', by: 'boat trip' }],
  ['thay Đại Nội bằng lăng Tự Đức', { do: 'replace', what: 'dai noi', by: 'lang tu duc' }],
  ['a free morning on day 2 please', { do: 'free_part', day: 2, part: 'morning' }],
  ['tối ngày 3 để trống nhé', { do: 'free_part', day: 3, part: 'evening' }],
  ['quieter evenings please', { do: 'quiet_evenings' }],
  ['just Hoi An, drop the rest', { do: 'stay_only', what: 'hoi an' }],
  ['chỉ đi Hội An thôi, bỏ mấy chỗ còn lại', { do: 'stay_only', what: 'hoi an' }],
  ['one less day in Saigon', { do: 'shorten', what: 'saigon', days: 1 }],
  ['cut a day from Hue and give it to Hoi An', { do: 'shorten', what: 'hue', days: 1, into: 'hoi an' }],
  ['bớt Sài Gòn một ngày cho Phú Quốc', { do: 'shorten', what: 'sai gon', days: 1, into: 'phu quoc' }],
  ['swap Hue and Hoi An around', { do: 'exchange_cities', what: 'hue', by: 'hoi an' }],
  ['đổi Sa Pa lên trước Hạ Long', { do: 'move_city', what: 'sa pa', by: 'ha long', side: 'before' }],
  ['đổi lại đi từ Huế vào', { do: 'from_end', what: 'hue' }],
  ['mấy cái lăng dời sang ngày 2', { do: 'place', what: 'may cai lang', day: 2 }],
  ['ngày 3 thêm Mỹ Sơn', { do: 'place', what: 'my son', day: 3 }],
  ['bỏ buổi tối ngày 2', { do: 'free_part', day: 2, part: 'evening' }],
  ['Hang Múa bỏ đi, mẹ mình leo sao nổi', { do: 'drop', what: 'hang mua' }],
  [
    "the first stop on day 3 isn't for us, got anything else?",
    { do: 'replace', what: 'first stop on day 3', by: 'something else' },
  ],
  [
    'swap dinner on day 1 for something vegetarian',
    { do: 'replace', what: 'dinner on day 1', by: 'something vegetarian', isMutual: true },
  ],
  ['bữa tối ngày 1 đổi sang quán chay', { do: 'replace', what: 'bua toi ngay 1', by: 'quan chay' }],
  [
    'quán trưa ngày 2 đổi quán khác rẻ hơn',
    { do: 'replace', what: 'quan trua ngay 2', by: 'quan khac re hon' },
  ],
  ['đổi điểm cuối ngày 3', { do: 'replace', what: 'diem cuoi ngay 3', by: 'cho khac' }],
  ['Ngày 3 trống trải quá, kiếm thêm chỗ chơi đi', { do: 'fill_day', day: 3 }],
  ['add something if day 2 is empty', { do: 'fill_day', day: 2 }],
  ['ngày 3 trống thì thêm gì đó nhé', { do: 'fill_day', day: 3 }],
  ['đảo Huế với Hội An', { do: 'exchange_cities', what: 'hue', by: 'hoi an' }],
  ['doi Hue voi Hoi An', { do: 'exchange_cities', what: 'hue', by: 'hoi an' }],
  ['dồn hết cho Hà Nội', { do: 'stay_only', what: 'ha noi' }],
  ['spend all the time in Hanoi', { do: 'stay_only', what: 'hanoi' }],
  ['can we sleep in Hoi An the whole time', { do: 'stay_only', what: 'hoi an' }],
  ['cả chuyến ở Hội An luôn', { do: 'stay_only', what: 'hoi an' }],
  ['thôi ở hẳn Đà Nẵng cả chuyến', { do: 'stay_only', what: 'da nang' }],
  ['bỏ Huế, dồn ngày cho Hội An', { do: 'give_days', what: 'hue', into: 'hoi an' }],
  ['skip Hue and give its days to Hoi An', { do: 'give_days', what: 'hue', into: 'hoi an' }],
  ['extend Hoi An by a day', { do: 'lengthen', what: 'hoi an', days: 1 }],
  ['make it 2 nights in Hoi An', { do: 'set_stay', what: 'hoi an', count: 2, unit: 'night' }],
  ['cut Hanoi to one day', { do: 'set_stay', what: 'hanoi', count: 1, unit: 'day' }],
  ['Hội An 3 ngày thôi', { do: 'set_stay', what: 'hoi an', count: 3, unit: 'day' }],
  ['Phú Quốc còn 2 đêm thôi', { do: 'set_stay', what: 'phu quoc', count: 2, unit: 'night' }],
  ['Bớt một đêm Sa Pa, chuyển qua Hà Nội', { do: 'shorten', what: 'sa pa', days: 1, into: 'ha noi' }],
  ['could we do Ninh Binh last, after Hue?', { do: 'city_last', what: 'ninh binh' }],
  ['đi Hội An trc rồi mới ra Huế', { do: 'city_first', what: 'hoi an' }],
  ['mỗi ngày 2 điểm thôi', { do: 'at_most', count: 2 }],
  ['chuyển qua ngày 3', { do: 'place', what: 'it', day: 3 }],
  ['dời Bà Nà qua hôm sau', { do: 'move', what: 'ba na', days: 1 }],
  ['skip the Marble Mountains', { do: 'drop', what: 'marble mountains' }],
  ['bỏ Ngũ Hành Sơn đi', { do: 'drop', what: 'ngu hanh son' }],
  ['bỏ Đại Nội đi vì nắng', { do: 'drop', what: 'dai noi' }],
  ['bỏ Ba Vì đi', { do: 'drop', what: 'ba vi' }],
])('%s', (message, order) => {
  expect(ordersIn(message, 4, null).map((one) => one.order)).toContainEqual(order);
});

test.each([
  ['last stop of day 2', { day: 2, at: 0 }],
  ['the first stop on day 3', { day: 3, at: 1 }],
  ['diem cuoi ngay 3', { day: 3, at: 0 }],
  ['dinner on day 1', { day: 1, meal: 'dinner' }],
  ['quan trua ngay 2', { day: 2, meal: 'lunch' }],
  ['the citadel', null],
])('%s is where a stop stands', (phrase, place) => {
  expect(stopPlaceIn(phrase, 4)).toEqual(place);
});

test.each([
  ['may cai lang', 'lang tu duc', true],
  ['the tombs', 'tomb of minh mang', true],
  ['royal tombs', 'imperial city', false],
  ['lang tam gi het', 'lang khai dinh', true],
  ['het bao tang', 'bao tang dan toc hoc', true],
])('%s means %s: %s', (phrase, title, is) => {
  expect(kindOfTitles(phrase)?.test(title) ?? false).toBe(is);
});

test.each(['cham pa museum', 'chua thien mu', 'lang tu duc'])('%s is one stop and no kind', (phrase) => {
  expect(kindOfTitles(phrase)).toBeNull();
});

test('what is added is not taken out', () => {
  const orders = ordersIn('bổ sung lăng Khải Định', 4, null).map(({ order }) => order);
  expect(orders).toContainEqual({ do: 'add', what: 'lang khai dinh' });
  expect(orders.map((order) => order.do)).not.toContain('drop');
});

test.each(['ngày 2 muốn chỗ trong nhà', 'ngày 3 trống trải quá', 'ngày 3 trống thì thêm gì đó'])(
  '%s empties no day',
  (message) => {
    expect(actsIn(readText(message), 4).map((act) => act.do)).not.toContain('empty_day');
  },
);

test.each([
  ['why two nights in Hanoi and not three?', true],
  ['is day 3 too full?', true],
  ['what if it rains on day 2?', true],
  ['Sao ở Sa Pa tận 3 đêm vậy?', true],
  ['ngày 2 có mệt quá không?', true],
  ['can day 3 begin later?', false],
  ['why not add Mỹ Sơn?', false],
  ['is it possible to skip the museum?', false],
  ['thêm Bà Nà được không?', false],
  ['bỏ Đại Nội có được không', false],
  ['sao cũng được, bỏ chợ đi', false],
])('%s asks of the plan: %s', (message, is) => {
  expect(asksOfPlan(message)).toBe(is);
});

test.each([
  ['lose one day, we have to be home sooner', { do: 'fewer_days', count: 1 }],
  ['end the trip 2 days earlier', { do: 'fewer_days', count: 2 }],
  ['về sớm 1 ngày', { do: 'fewer_days', count: 1 }],
  ["we don't need day 4", { do: 'remove_day', day: 4 }],
])('%s', (message, act) => {
  expect(actsIn(readText(message), 5)).toEqual([act]);
});

test.each([
  ['is it open on Monday?', { asks: 'open', what: 'it', weekday: 1 }],
  ['Văn Miếu thứ hai có mở cửa không?', { asks: 'open', what: 'van mieu', weekday: 1 }],
  ['what day is the cooking class?', { asks: 'which_day', what: 'cooking class', weekday: null }],
  ['lớp nấu ăn ngày mấy?', { asks: 'which_day', what: 'lop nau an', weekday: null }],
  ['sao không có Cù Lao Chàm?', { asks: 'why_not', what: 'cu lao cham', weekday: null }],
])('%s asks of one stop', (message, asked) => {
  expect(stopAskedIn(message)).toEqual(asked);
});

test.each([
  ['take the train between Hanoi and Hue', { mode: 'train', isRefused: false }],
  ['đoạn Hà Nội – Huế đi máy bay cho nhanh', { mode: 'flight', isRefused: false }],
  ['khong bay Ha Noi Hue nua', { mode: 'flight', isRefused: true }],
  ['how long is the train from Hanoi to Hue', null],
])('%s', (message, wish) => {
  expect(legWishIn(readText(message))).toEqual(wish);
});

test('a way to a day is no morning, and whoever speaks is no evening', () => {
  const orders = (message: string) => ordersIn(message, 4, null).map(({ order }) => order.do);
  expect(orders('chuyển Đại Nội sang ngày 2, ngày đó đang trống')).not.toContain('free_part');
  expect(orders('tôi ngày 2 muốn nghỉ')).not.toContain('free_part');
});

const records = [
  { kind: 'resource', id: 1, names: ['imperial city of hue', 'dai noi hue'], fame: 1 },
  { kind: 'resource', id: 2, names: ['thien mu pagoda', 'chua thien mu'], fame: 0.8 },
  { kind: 'resource', id: 3, names: ['marble mountains', 'ngu hanh son'], fame: 0.7 },
  { kind: 'resource', id: 4, names: ['my son sanctuary', 'thanh dia my son'], fame: 0.9 },
] as unknown as Candidate[];

test.each([
  ['thien mu', 2],
  ['the imperal city', 1],
  ['my son', 4],
  ['marbel mountain', 3],
  ['the pagoda', undefined],
  ['hue', undefined],
])('%s names record %s', (phrase, id) => {
  expect(recordNamed(phrase, records, new Set(['hue']))?.id).toBe(id);
});

test('a sight that is left out is itself, and not the town that it is in', () => {
  const known = { candidates: [], cityNames: new Set(['can tho', 'ha long']) };
  expect(sightCalled('cho noi cai rang', known)?.vi).toBe('Cái Răng');
  expect(sightCalled('hang sung sot', known)?.vi).toBe('Hang Sửng Sốt');
  for (const city of ['can tho', 'vinh ha long', 'bao tang']) expect(sightCalled(city, known)).toBeNull();
});

test.each(['đổi sang tuần sau', 'doi lich sang tuan sau nhe', 'move it to next week'])(
  '%s moves by seven days',
  (message) => {
    expect(actsIn(readText(message), 6)).toEqual([{ do: 'shift', days: 7 }]);
  },
);
