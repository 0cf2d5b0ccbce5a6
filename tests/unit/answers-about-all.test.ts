import { expect, test } from 'vitest';
import type { Answer } from '../../server/features/search/answers/collect';
import { isAboutAll, judged } from '../../server/features/search/answers/relevance';

const answer = (title: string, text: string) =>
  judged({ title, whole: text, text, place: '', city_id: null, path: '/' } as Answer, 'en');
const children = answer('Children on trains', 'Under six free, with one of their parents');

test('an answer is about the subject and about what is asked of it', () => {
  const { title } = children;
  expect(isAboutAll({ topics: title.topics, words: [] }, children)).toBe(true);
  expect(isAboutAll({ topics: title.topics, words: ['send', 'motorbike', 'along'] }, children)).toBe(false);
});
