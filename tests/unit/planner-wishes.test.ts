import { expect, test } from 'vitest';
import { questionsBeside } from '../../server/features/planner/understand/asked';
import { phrasesWished } from '../../server/features/planner/understand/phrases-wished';
import { stayWishesIn } from '../../server/features/planner/understand/stay-wishes';
import { readText } from '../../server/features/planner/understand/text';
import { transportIn } from '../../server/features/planner/understand/transport';
import { wishesIn } from '../../server/features/planner/understand/wishes';
import { monthsText } from '../../server/features/planner/words/lists';

const unheard = (message: string) =>
  phrasesWished(message, [])
    .filter(({ isHeard, isWished }) => isWished && !isHeard)
    .map(({ said }) => said);

test('things that stand where wishes do and nothing listens for are told apart from talk', () => {
  expect(unheard('we want karaoke, a gym, and a rooftop bar, 2 nights')).toEqual(['karaoke']);
  expect(unheard('my kid loves robots and lego, can you help?')).toEqual(['robots', 'lego']);
  expect(unheard('gia đình mình đi 3 ngày, thích karaoke với hải sản, chụp ảnh')).toEqual(['karaoke']);
  expect(unheard('hi! please plan a trip for me and my girlfriend, we have 4 days in march')).toEqual([]);
  // A word that nobody wished for is not missed.
  expect(unheard('bonjour! be honest, is a suitcase silly? plan 2 days with a fee-free ATM nearby')).toEqual(
    [],
  );
});

test('a dish that is wished keeps its words', () => {
  const said = phrasesWished('we love pho and bun cha', []).map(({ folded }) => folded);
  expect(said).toEqual(['pho', 'bun cha']);
  expect(phrasesWished('1 ngày rảnh, ăn bánh đa cua, đi dạo', []).map(({ said }) => said)).toContain(
    'bánh đa cua',
  );
});

test('what is wished of the bed is heard, and what is not needed there is not', () => {
  const names = (message: string) => stayWishesIn(readText(message)).map(({ name }) => name);
  expect(names('a resort with a private beach and a gym')).toEqual(['resort', 'gym', 'beach']);
  expect(names('khách sạn có hồ bơi, thang máy')).toEqual(['pool', 'lift']);
  expect(names('homestay, không cần hồ bơi')).toEqual(['homestay']);
});

test('who cannot ride wishes for no adventure and no motorbike', () => {
  const text = readText('4 days in the north, we cannot ride a motorbike');
  expect(wishesIn(text).wanted).toEqual([]);
  expect(transportIn(text)).toMatchObject({ only: null, avoided: ['motorbike'] });
});

test('questions within a request are found with and without their mark', () => {
  expect(questionsBeside('đi Đà Lạt 3 ngày, xe khách hay tự lái')).toEqual(['xe khách hay tự lái?']);
  expect(questionsBeside('3 days in Hue. is it safe with the storms?')).toEqual([
    'is it safe with the storms?',
  ]);
  expect(questionsBeside('3 days in Hue with my mother, slow pace')).toEqual([]);
});

test('months that follow one another are told as a span, over the turn of the year too', () => {
  expect(monthsText('en', [3, 4, 5, 6])).toBe('March to June');
  expect(monthsText('vi', [1, 2, 3, 11, 12])).toBe('tháng 11 đến tháng 3');
  expect(monthsText('en', [2, 3, 4, 11, 12])).toBe('February to April, November and December');
});

test.each([
  'phố xá đông quá, quán đóng cửa, về sớm',
  'đi Phương Trang, tối chủ nhật về, 2 người',
  'đi hoài, đóng, xá',
])('%s: parts of words and names of companies are no wishes', (message) => {
  expect(phrasesWished(message, []).map(({ said }) => said)).toEqual([]);
});

test.each(['muốn đi bộ với xem bảo tàng', 'muon di bo voi xem bao tang'])(
  'who goes on foot gives nothing up: %s',
  (message) => {
    const { wanted, avoided } = wishesIn(readText(message));
    expect(wanted.map(({ name }) => name)).toContain('museum');
    expect(avoided).toEqual([]);
  },
);
