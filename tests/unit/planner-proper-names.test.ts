import { expect, test } from 'vitest';
import { properNamesIn } from '../../server/features/planner/understand/proper-names';
import { readText } from '../../server/features/planner/understand/text';
import { plannerCity as city } from '../factories/planner-city';

const cities = [city(1, 'HUE', ['hue'], 16.5, 107.6), city(2, 'NTR', ['nha trang'], 12.2, 109.2)];

test.each<[string, string[]]>([
  ['5 days in Hue, Nha Trang and Xyzville, please', ['Xyzville']],
  ['I want to visit Gotham City for 2 days', ['Gotham City']],
  ['mình muốn đi Phượng Hoàng Cổ Trấn 3 ngày', ['Phượng Hoàng Cổ Trấn']],
  ['Lịch 3 ngày Huế và Thung Lũng Ma Mị', ['Thung Lũng Ma Mị']],
  ['4 days in Hue with Peter, we love Street Food', []],
  ['3 days in Nha Tragn', []],
])('%s: names of places to go to that are none of the known', (message, expected) => {
  expect(properNamesIn(readText(message), cities)).toEqual(expected);
});
