import { describe, expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';
import { dietsIn } from '../../server/features/planner/understand/diets';
import { limitsIn } from '../../server/features/planner/understand/limits';
import { readText } from '../../server/features/planner/understand/text';
import { transportIn } from '../../server/features/planner/understand/transport';

describe('what is not eaten', () => {
  test.each<[string, string[]]>([
    ["don't eat meat, haven't for twenty years", ['vegetarian']],
    ['pork is off for me, chicken is fine', ['no_pork']],
    ['everything goes on my plate except pig', ['no_pork']],
    ['we eat everything but seafood', ['no_seafood']],
    ["my son's nut allergy could kill him", ['no_nuts']],
    ["my wife can't do gluten", ['gluten_free']],
    ['nobody eats beef in our family', ['no_beef']],
    ['we are pure veg, not even egg', ['vegetarian']],
    ['tom, cua, muc, cu do bien la em phat ban', ['no_seafood']],
    ['ăn tôm cua ốc là em nổi mề đay', ['no_seafood']],
    ['con gái allergy đậu phộng nặng', ['no_nuts']],
    ['tui không ăn thịt bò', ['no_beef']],
    ['con mình ăn tôm là ngứa', ['no_seafood']],
  ])('%s', (message, diets) => {
    expect(dietsIn(readText(message))).toEqual(diets);
  });

  test.each([
    'no museums and no fish markets please',
    'no boats, fish and chips are fine',
    'we love seafood, no museums',
    'không đi biển, ăn hải sản tươi',
    'thích lẩu bò, quán không ngon thì bỏ',
    "we don't want to miss the pork noodles",
  ])('nothing is left out: %s', (message) => {
    expect(dietsIn(readText(message))).toEqual([]);
  });
});

test.each<[string, string]>([
  ['by February I will be 18 weeks gone', 'pregnant'],
  ['I throw up on anything that floats', 'seasick'],
  ['vợ em cứ lên tàu là ói', 'seasick'],
  ['I go to jelly at heights', 'heights'],
  ["our insurance won't touch motorbikes", 'no_motorbike'],
  ['neither may drive a scooter', 'no_motorbike'],
  ['my brother lost his sight at twenty', 'low_vision'],
])('what somebody bears badly: %s', (message, limit) => {
  expect(limitsIn(readText(message))).toEqual([limit]);
});

test('who expects sun expects no child', () => {
  expect(limitsIn(readText('we are expecting great weather'))).toEqual([]);
});

test.each<[string, string]>([
  ["I'll ride my own Honda the entire way", 'motorbike'],
  ['hai anh em chạy Win lên Cao Bằng', 'motorbike'],
  ['a car with a chauffeur from beginning to end', 'car'],
  ['cả chuyến chỉ ngồi tàu hỏa', 'train'],
])('by what they go: %s', (message, only) => {
  expect(transportIn(readText(message)).only).toBe(only);
});

test.each(['5 ngày ăn chay', 'bọn mình ăn chay trường', 'không ăn mặn'])(
  'how one eats is no love of food: %s',
  (message) => {
    const { wants } = understand(message, { cities: [], planDays: 0, today: '2026-11-30' });
    expect(wants.wanted.map(({ name }) => name)).not.toContain('food');
  },
);
