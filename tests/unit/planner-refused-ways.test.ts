import { describe, expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';
import { clauseMarks } from '../../server/features/planner/understand/asked';
import { plannerCity } from '../factories/planner-city';

const city = (
  id: number,
  title: string,
  names: string[],
  [lat, lon]: readonly [number, number],
  provinces: string[] = [],
) => ({ ...plannerCity(id, `C${id}`, names, lat, lon), title, provinces });

const cities = [
  city(1, 'Hà Nội', ['ha noi', 'hanoi'], [21.03, 105.85]),
  city(2, 'Hạ Long', ['ha long', 'halong', 'ha long bay', 'vinh ha long'], [20.95, 107.08], ['quang ninh']),
  city(3, 'Cô Tô', ['co to'], [20.98, 107.76], ['quang ninh']),
  city(4, 'TP. Hồ Chí Minh', ['ho chi minh city', 'tp ho chi minh', 'saigon', 'sai gon'], [10.78, 106.7]),
  city(5, 'Đà Lạt', ['da lat', 'dalat'], [11.94, 108.44]),
  city(6, 'Nha Trang', ['nha trang'], [12.24, 109.19]),
  city(7, 'Phú Quốc', ['phu quoc'], [10.22, 103.96]),
  city(8, 'Cần Thơ', ['can tho'], [10.03, 105.79]),
  city(9, 'Tây Ninh', ['tay ninh'], [11.31, 106.1]),
  city(10, 'Huế', ['hue'], [16.46, 107.59]),
  city(11, 'Hội An', ['hoi an'], [15.88, 108.33]),
  city(12, 'Vũng Tàu', ['vung tau'], [10.35, 107.08]),
];
const heard = (message: string) => understand(message, { cities, today: '2026-11-29', planDays: 0 });
const titleOf = (id: number) => cities.find((one) => one.id === id)?.title;

describe('how people travel, and how they do not', () => {
  test.each([
    ["we don't fly and won't get on a motorbike", ['flight', 'motorbike'], null],
    ['flying is not an option for us', ['flight'], null],
    ['happy with anything but night buses', ['bus'], null],
    ['scooters scare me', ['motorbike'], null],
    ['trains make him ill, avoid', ['train'], null],
    ['no coaches or planes', ['bus', 'flight'], null],
    ['không dám ngồi xe máy đèo dốc', ['motorbike'], null],
    ['xe khách thì thôi nha', ['bus'], null],
    ['máy bay thì miễn', ['flight'], null],
    ['đừng bắt tụi em đi xe buýt', ['bus'], null],
    ['sợ máy bay lắm, đi xe giường nằm thôi', ['train', 'flight', 'car', 'motorbike'], 'bus'],
    ['đã thuê xe 16 chỗ có tài xế, đừng xếp tàu xe gì khác', ['train', 'flight', 'bus', 'motorbike'], 'car'],
    ['arriving by train on the 4th', [], null],
    ['no cable cars', [], null],
    ['đừng đi Vũng Tàu', [], null],
    ['không ngồi xe khách quá 5 tiếng', [], null],
    ['no flights pls, bus or train', ['flight', 'car', 'motorbike'], null],
    ['no planes please, trains are fine', ['flight'], null],
    ['khong bay nha, di tau hoac xe khach', ['flight', 'car', 'motorbike'], null],
    ['no flights, buses or trains please', ['flight', 'bus', 'train'], null],
    ['3 days Hue, i have my own bike', ['train', 'flight', 'car', 'bus'], 'motorbike'],
    ['Hue with a rented scooter', ['train', 'flight', 'car', 'bus'], 'motorbike'],
    ['di Hue 2 ngay bang xe may cua minh', ['train', 'flight', 'car', 'bus'], 'motorbike'],
    ['7 người, thuê xe có tài xế', ['train', 'flight', 'bus', 'motorbike'], 'car'],
    ['night train there', ['flight', 'car', 'bus', 'motorbike'], 'train'],
    ['overnight train from hanoi both ways', ['flight', 'car', 'bus', 'motorbike'], 'train'],
  ])('%s', (message, avoided, only) => {
    const { transport } = heard(message).wants;
    expect(transport.only).toBe(only);
    expect([...transport.avoided].sort()).toEqual([...avoided].sort());
  });
});

test('who cycles has a bicycle, and a plane is no seven families', () => {
  expect(heard('cycling to Hue on our own bikes').wants.transport.only).toBeNull();
  expect(heard('4 ngay Hue, khong may bay nha, xe khach thoi').wants.adults).toBeUndefined();
});

describe('towns that are not gone to', () => {
  test.each([
    ['năm ngoái Phú Quốc, mới rồi Nha Trang, năm nay biển nào khác', ['Phú Quốc', 'Nha Trang']],
    ['Nha Trang last year, Phu Quoc just now', ['Nha Trang', 'Phú Quốc']],
    ["we've done the delta and Da Lat", ['Đà Lạt']],
    ['Hanoi I know well, something else', ['Hà Nội']],
    ['đừng cho tôi quay lại Đà Lạt', ['Đà Lạt']],
    ['không muốn dính dáng gì tới Sài Gòn', ['TP. Hồ Chí Minh']],
    ['no big cities like Hanoi or Saigon', ['Hà Nội', 'TP. Hồ Chí Minh']],
    ['Hoi An is not for me', ['Hội An']],
    ['tụi em đi Vũng Tàu suốt rồi', ['Vũng Tàu']],
    ['Sài Gòn, Nha Trang, Đà Lạt đi mòn gót rồi', ['TP. Hồ Chí Minh', 'Nha Trang', 'Đà Lạt']],
    ['I was in Hue and Hoi An last yr', ['Huế', 'Hội An']],
    ['beaches, neither Nha Trang nor Vung Tau please', ['Nha Trang', 'Vũng Tàu']],
    ['anywhere, just not the expensive Phu Quoc', ['Phú Quốc']],
  ])('%s', (message, left) => {
    expect(heard(message).places.left.map(titleOf).sort()).toEqual([...left].sort());
    expect(heard(message).places.named).toEqual([]);
  });

  test.each([
    ['4 ngày, không ghé Huế, đi Hội An với Nha Trang thôi', ['Hội An', 'Nha Trang'], ['Huế']],
    ['We were in Hue in 2019, so Hoi An and Nha Trang this time', ['Hội An', 'Nha Trang'], ['Huế']],
    ['not Nha Trang, Hue instead', ['Huế'], ['Nha Trang']],
    ['I was in Hue. Now the coast between there and Nha Trang, Hoi An', ['Hội An'], ['Huế']],
  ])('what is refused ends where something is wished: %s', (message, named, left) => {
    const { places } = heard(message);
    expect(places.named.map(({ id }) => titleOf(id))).toEqual(named);
    expect(places.left.map(titleOf)).toEqual(left);
  });

  test('flights that a sum does not pay for are refused by nobody', () => {
    const { wants } = heard('10 days, 4500 usd without intl flights, warm and dry');
    expect(wants.transport.avoided).toEqual([]);
    expect(heard('10 days without flights').wants.transport.avoided).toEqual(['flight']);
  });

  test('who swaps out what has a cable car wants none, and a town that is not visited is no boat', () => {
    const { wants } = heard('swap out anything with cable car');
    expect(wants.avoided.map(({ name }) => name)).toContain('cable_car');
    expect(heard('không ghé Huế, đi Hội An thôi').wants.refused).toEqual([]);
    expect(heard('không đi ghe xuồng').wants.refused).toContain('boat');
  });

  test('a province without the town that stands for it', () => {
    const { named, left } = heard('5 ngày Quảng Ninh nhưng không vịnh Hạ Long nha').places;
    expect(named.map(({ id }) => titleOf(id))).toEqual(['Cô Tô']);
    expect(left.map(titleOf)).toEqual(['Hạ Long']);
  });
});

describe('where people come from', () => {
  test.each([
    ['Sai Gon len Da Lat roi xuong Nha Trang 6 ngay', 'TP. Hồ Chí Minh', ['Đà Lạt', 'Nha Trang']],
    ['ở Cần Thơ mà muốn đi Phú Quốc 3 ngày', 'Cần Thơ', ['Phú Quốc']],
    ['living in Can Tho, four days away', 'Cần Thơ', []],
    ['our home is Nha Trang, 4 days in Da Lat', 'Nha Trang', ['Đà Lạt']],
    ['in Hue right now, two days in Hoi An', 'Huế', ['Hội An']],
  ])('%s', (message, origin, named) => {
    const { places } = heard(message);
    expect(places.origin?.name).toBe(origin);
    expect(places.named.map(({ id }) => titleOf(id))).toEqual(named);
  });

  test('home again in the evening is one day', () => {
    const { wants, places } = heard('Sáng từ Sài Gòn lên Tây Ninh, tối phải có mặt ở nhà');
    expect(wants.days).toBe(1);
    expect(places.origin?.name).toBe('TP. Hồ Chí Minh');
  });

  test("somebody's wife comes from there", () => {
    expect(heard("she's from Can Tho").places.origin).toBeNull();
  });
});

test('the man is not the city that bears his name', () => {
  expect(heard('I must see Ho Chi Minh himself').places.named).toEqual([]);
  expect(heard('3 days in Ho Chi Minh City').places.named.map(({ id }) => id)).toEqual([4]);
});

test('a clause about somebody asks nothing', () => {
  expect('my mother, who taught there, comes too'.split(clauseMarks)).toHaveLength(2);
  expect('we have three days, who can help'.split(clauseMarks)).toHaveLength(2);
});
