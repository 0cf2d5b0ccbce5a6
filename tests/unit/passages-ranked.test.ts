import { expect, test } from 'vitest';
import type { Answer } from '../../server/features/search/answers/collect';
import { rankingOf } from '../../server/features/search/passages/rank';
import type { Passage } from '../../server/features/search/passages/read';
import { saidIn } from '../../server/features/search/passages/terms';

const answer = (heading: string, text: string): Passage => ({
  heading,
  text,
  city_id: null,
  of: null,
  answer: { type: 'faq', id: 1, title: heading, text, whole: text, path: '/essentials#faqs' } as Answer,
});

const passages = [
  answer('Is the tap water safe?', 'For brushing your teeth, yes; to drink use bottled or boiled water.'),
  answer('May I fly a drone in Vietnam?', 'Not without a registration and a permit for each flight.'),
  answer('Can I send a motorbike by train?', 'Yes, from the larger stations, as freight.'),
  answer('Is there gluten-free food, and what contains wheat?', 'More than in most countries.'),
  answer('Khách nước ngoài gia hạn thị thực ở đâu?', 'Hỏi Cục Quản lý xuất nhập cảnh.'),
  answer('Phạt nguội tra ở đâu?', 'Trang của Cục Cảnh sát giao thông.'),
];

const best = async (question: string, language: 'en' | 'vi' = 'en') => {
  const ranking = await rankingOf(passages);
  return ranking.rank(saidIn(question, language, new Set()), { fits: () => true, weigh: () => 1 }, 3)[0];
};

test.each([
  ['tap water brush teeth ok?', 'en', 'Is the tap water safe?'],
  ['flying my dji mini legal', 'en', 'May I fly a drone in Vietnam?'],
  ['gia hạn visa du lịch', 'vi', 'Khách nước ngoài gia hạn thị thực ở đâu?'],
  ['tra phat nguoi o dau', 'vi', 'Phạt nguội tra ở đâu?'],
] as const)('%s', async (question, language, heading) => {
  expect((await best(question, language))?.passage.heading).toBe(heading);
});

test('what is not said of the rarest that was asked is told apart from what is', async () => {
  const found = await best('what contains peanuts and wheat?');
  expect(found?.share).toBeLessThan(1);
  const whole = await best('gluten-free food');
  expect(whole?.share).toBeGreaterThan(0.8);
  expect(whole?.hasLead).toBe(true);
});

test('a passage that does not fit is left out', async () => {
  const ranking = await rankingOf(passages);
  const said = saidIn('drone permit', 'en', new Set());
  expect(ranking.rank(said, { fits: () => false, weigh: () => 1 }, 3)).toEqual([]);
});
