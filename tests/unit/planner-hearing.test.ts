import { expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';
import { plannerCity as city } from '../factories/planner-city';

const cities = [
  city(1, 'HUE', ['hue'], 16.5, 107.6),
  city(2, 'SDC', ['sa dec'], 10.3, 105.76),
  city(3, 'NTR', ['nha trang'], 12.2, 109.2),
  city(4, 'PHQ', ['phu quoc'], 10.2, 104),
];

const read = (message: string, planDays = 0) => {
  const { wants, places, talk } = understand(message, { cities, today: '2026-11-24', planDays });
  return {
    ...wants,
    left: places.left,
    codes: places.named.map(({ id }) => cities.find((one) => one.id === id)?.code).join(),
    talk: talk.smallTalk,
  };
};

/** What is not said is undefined, whether or not it has a name. */
const expectOf = (message: string, expected: object) => {
  const heard: Record<string, unknown> = read(message);
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, heard[key]]))).toEqual(expected);
};

test.each<[string, object]>([
  ['3 days around Sa Dec with friends', { month: undefined, start_date: undefined, codes: 'SDC' }],
  ['Hue for 3 days, dec or jan', { month: 12 }],
  ['sếp và 20 nhân viên đi Huế', { month: undefined }],
  ['sep minh muon di Hue 2 ngay', { month: undefined }],
  ['Hue in sep, 4 days', { month: 9 }],
  ['May đồ ở Huế 2 ngày', { month: undefined }],
])('%s: a month is one only where it stands as one', (message, expected) => {
  expectOf(message, expected);
});

test.each<[string, object]>([
  ['tàu 20h mới về Nha Trang, chơi 3 ngày', { left: [], codes: 'NTR' }],
  ['mới đi Huế tháng trước rồi, giờ đi Nha Trang', { left: [1], codes: 'NTR' }],
  [
    'quá cảnh 9h sáng đến 18h ở Huế',
    { times: { arrives: '09:00', leaves: '18:00', layover: 9, leaving: 'abroad' } },
  ],
  ['transit in Hue 6h, what to see', { times: { layover: 6, leaving: 'abroad' } }],
])('%s: what comes late is not refused, a clock is no length', (message, expected) => {
  expectOf(message, expected);
});

test.each<[string, object]>([
  ['my uncle fought near Hue, my wife and I want to go there', { adults: 2, needs: [] }],
  ['ông ngoại mình từng ở Huế, hai vợ chồng muốn ra đó 3 ngày', { adults: 2, needs: [] }],
  ['we take my grandmother to Hue', { needs: ['few_steps'] }],
  ['two friends in our 60s, Hue', { needs: [] }],
  ['couple in our 70s, walking is fine, Hue', { needs: [] }],
  ['couple in our 70s, Hue', { needs: ['few_steps'] }],
  ['family of 5 with a baby and a 4 year old, Hue', { adults: 3, children: 2 }],
  ['we have a 6 month old and a 3 year old son', { children: 2 }],
  ['3 đứa bạn con gái đi Huế', { adults: 3, children: undefined }],
  ['vợ chồng mình và 2 con gái đi Huế', { adults: 2, children: 2 }],
  ['ba mẹ em lớn tuổi, muốn đưa ông bà đi Huế', { adults: 3 }],
])('%s: who travels is counted, who is told of is not', (message, expected) => {
  expectOf(message, expected);
});

test('a relative who is spoken of beside a plan takes no stairs out of it', () => {
  expect(read('my grandpa was born in Sa Dec, can we see it', 3).needs).toEqual([]);
  expect(read('my grandpa joins us', 3).needs).toEqual(['few_steps']);
});

test.each([
  ['please cancel our hotel booking', 'cancelling'],
  ['hoàn tiền vé tàu cho mình với', 'cancelling'],
  ['hủy phòng hôm trước giúp em', 'cancelling'],
  ['am I talking to a person or what', 'human'],
  ['bạn là người hay máy vậy', 'human'],
  ['bỏ ngày 2 đi', null],
])('%s: is answered honestly', (message, talk) => {
  expect(read(message).talk).toBe(talk);
});

test.each<[string, object]>([
  ['4 days in Hue, no meals please, we plan restaurants ourselves', { limits: ['no_meals'], interests: [] }],
  ['Huế 3 ngày, ăn uống mình tự lo, không xếp quán ăn', { limits: ['no_meals'] }],
  ["3 days in Hue, we don't want restaurants in the plan", { limits: ['no_meals'], interests: [] }],
  ['Hue 3 days, no restaurants with pork', { limits: [] }],
  ['Halal food please, 3 days in Hue', { interests: [], diets: ['halal'] }],
  ['Phú Quốc 3 ngày 2 đêm cho cặp đôi', { limits: [] }],
  ['Phú Quốc 3 ngày, mang theo chó', { limits: ['dog'] }],
])('%s: what is said of tables and dogs is no more than that', (message, expected) => {
  expectOf(message, expected);
});
