import { describe, expect, test } from 'vitest';
import { othersTold } from '../../server/features/planner/converse/others-told';
import { dailyHoursIn } from '../../server/features/planner/understand/daily-hours';
import { dietsIn } from '../../server/features/planner/understand/diets';
import { stayRefusalsIn, stayWishesIn } from '../../server/features/planner/understand/stay-wishes';
import { readText } from '../../server/features/planner/understand/text';
import {
  isForOthers,
  kitchenWishesIn,
  toldToOthers,
} from '../../server/features/planner/understand/told-to-others';
import { transportIn } from '../../server/features/planner/understand/transport';

const kitchen = (message: string) => kitchenWishesIn(readText(message)).map(({ label }) => label.en);
const wishes = (message: string) => stayWishesIn(readText(message)).map(({ name }) => name);
const refusals = (message: string) => stayRefusalsIn(readText(message)).map(({ name }) => name);

describe('what no record tells is asked of others', () => {
  test.each<[string, string[]]>([
    ['no egg, no onion garlic no root vegetables', ['egg', 'onion', 'garlic', 'root vegetables']],
    ["I don't eat dairy", ['dairy']],
    ['một bạn dị ứng trứng', ['egg']],
    ['không ăn cay được', ['chilli']],
    ['ong nha toi tieu duong, an nhat', ['little salt', 'what suits diabetes']],
    ['egg coffee, no museums', []],
    ['no pork and egg coffee in Hanoi', []],
    ['Lý Sơn ăn tỏi, không đi tàu', []],
  ])('%s', (message, expected) => {
    expect(kitchen(message)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['bus but NOT overnight', ['nightBus']],
    ['mình không đi xe khách đêm', ['nightBus']],
    ['near a mosque for Friday prayer', ['prayer']],
    ['max 60 km on a day', ['kilometres']],
    ['ngày nào cũng dưới 120km', ['kilometres']],
    ['only 60 km from Hanoi', []],
    ['the night train to Hue', []],
  ])('%s', (message, expected) => {
    expect(toldToOthers(readText(message))).toEqual(expected);
  });

  test('each is told once, in the language of the message', () => {
    expect(othersTold('en', readText('no egg and no dairy please. No dorms'))).toEqual([
      'I do not know of each dish what goes into it, so ask at the table for food without egg or dairy.',
      'I book no beds; leave out a hostel when you choose yours.',
    ]);
    expect(othersTold('vi', readText('không ăn cay, ăn nhạt'))).toEqual([
      'Món nào nấu với gì thì tôi chưa biết hết, nên bạn dặn quán nhé: không ớt cay; ăn nhạt.',
    ]);
    expect(isForOthers('no museums')).toBe(false);
  });
});

test.each<[string, string[], string[]]>([
  ['no hotel without a lift', ['lift'], []],
  ['a lift to the airport', [], []],
  ['dung homestay ngu dem duoi san', [], ['homestay']],
  ['đừng xếp homestay, khách sạn thôi', [], ['homestay']],
  ['good with a driver but not with dorms', [], ['hostel']],
  ['a hotel without a pool', [], []],
  ['we prefer sleep at the local people', ['homestay'], []],
  ['Room must be private with warm water', ['private_room', 'hot_water'], []],
])('%s: of the house', (message, wanted, refused) => {
  expect(wishes(message)).toEqual(wanted);
  expect(refusals(message)).toEqual(refused);
});

test.each<[string, object]>([
  ['we dont want to take night buses neither get up before 7', { begins: '07:00', busy: [] }],
  ['trua bat buoc phai nghi 1 tieng', { busy: [{ day: null, from: '12:00', until: '13:00' }] }],
])('%s: hours of every day', (message, expected) => {
  expect(dailyHoursIn(message, true)).toEqual(expected);
});

test.each(['only with public buses', 'only using local buses', 'just by bus'])(
  '%s is the only way',
  (message) => {
    expect(transportIn(readText(message)).only).toBe('bus');
  },
);

test.each<[string, string[]]>([
  ['đoàn 42 người đi Pù Luông 2 ngày, trong đoàn có 5 bạn ăn chay', []],
  ['20 of us, 3 of the group are vegetarian', []],
  ['em gái ăn chay ngày mùng 1 âm', []],
  ['Rằm má ăn chay nha', []],
  ['bà nội ăn chay trường', ['vegetarian']],
  ['4 người ăn chay đi Huế', ['vegetarian']],
  ['we are vegetarians', ['vegetarian']],
  // Who writes no accents is not taken to write some because "vs" and "dc" are read in full.
  ['minh vs 2 dua ban di ha giang dc ko, dung chay dem', []],
])('%s: without meat for all on all days', (message, expected) => {
  expect(dietsIn(readText(message))).toEqual(expected);
});
