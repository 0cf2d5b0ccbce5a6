import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import { excerptOf, passagesFor, soughtIn } from '../../server/features/planner/passages/pick';
import type { Passage } from '../../server/features/planner/passages/read';
import { questionsWithin } from '../../server/features/planner/understand/asked';
import { ageIn, aspectsIn } from '../../server/features/planner/understand/aspects';
import { callsByKind } from '../../server/features/planner/understand/record-names';
import { readText } from '../../server/features/planner/understand/text';
import { recordText } from '../../server/features/planner/words/record-text';
import { paragraphsOf } from '../../server/features/search/passages/read';

describe('which place a question names', () => {
  const hangMua = ['climb the steps of hang mua', 'leo bac da hang mua'];

  test('by its name and its kind, in either language', () => {
    expect(callsByKind('Is the Mua cave climb hard?', hangMua)).toBe(true);
    expect(callsByKind('leo hang múa có mệt không', hangMua)).toBe(true);
    expect(callsByKind('mai mưa thì sao', hangMua)).toBe(false);
    expect(callsByKind('đi đến Trần Phú', ['den tran ninh binh'])).toBe(false);
    expect(callsByKind('tàu ra Côn Đảo', ['nha tu con dao'], ['con dao'])).toBe(false);
  });
});

describe('what is asked of a place', () => {
  test.each([
    ['Is it hard for my mother? She is 71.', ['effort']],
    ['bà nà vé bao nhiêu', ['price']],
    ['người 75 tuổi đi được ko', ['effort']],
    ['is it fine with a pram, and when does it open?', ['hours', 'children']],
    ['người già có đi được không', ['effort']],
  ])('%s', (question, aspects) => {
    expect(aspectsIn(readText(question))).toEqual(aspects);
  });

  test('is not read from the syllables of its name', () => {
    expect(aspectsIn(readText('is mua cave hard'), ['hang mua'])).toEqual(['effort']);
  });

  test('with the age of whom it is asked for', () => {
    expect(ageIn(readText("Is it hard? She's 71."))).toBe(71);
    expect(ageIn(readText('bé 3 tuổi đi được không'))).toBe(3);
  });
});

describe('what is told of a place', () => {
  const record = {
    kind: 'thing_to_do',
    id: 41,
    description: 'A stair.',
    minutes: 90,
    price_from: 100_000,
    doors: null,
    accessibility: { steps: 486, wheelchair: 'no' },
    visitor_info: { effort: { level: 'hard', walk_m: 1500, slope: 'steep' }, ages: { suits_from: 7 } },
  } as unknown as Candidate;

  test('answers what was asked and nothing else', () => {
    const told = recordText('en', record, ['effort'], { age: 71 });
    expect(told).toMatch(/486 steps/u);
    expect(told).toMatch(/leave it to those who/u);
    expect(told).not.toMatch(/VND|90|A stair/u);
  });

  test('tells a child by its age', () => {
    expect(recordText('vi', record, ['effort'], { age: 3 })).toMatch(/3 tuổi thì hơi sớm.*khoảng 7 tuổi/u);
  });

  test('says what nobody knows', () => {
    expect(recordText('en', record, ['hours'])).toMatch(/hours I do not know/u);
  });
});

describe('paragraphs that answer', () => {
  const [stay, flood, goats]: Passage[] = [
    {
      heading: 'Where to stay',
      text: 'Tam Cốc is the easy choice. The lanes are quieter.',
      of: '',
      isAnswer: false,
    },
    {
      heading: 'When to go',
      text: 'September is wet, and into October floods close the boat routes.',
      of: '',
      isAnswer: false,
    },
    { heading: 'What to eat', text: 'Mountain goat in thin slices.', of: '', isAnswer: false },
  ];
  const all = [stay, flood, goats].flatMap((one) => one ?? []);
  const pick = (question: string, language: 'en' | 'vi' = 'en') =>
    passagesFor(soughtIn(question, language, ['ninh binh']), all)[0];

  test('are about the matter of the question, however it is put', () => {
    expect(pick('Does Ninh Binh flood in October?')).toBe(flood);
    expect(pick('which area should we sleep in')).toBe(stay);
  });

  test('are none where no paragraph is about it', () => {
    expect(pick('Can I pay by card in Ninh Binh?')).toBeUndefined();
    expect(pick('is there a synagogue')).toBeUndefined();
    // "Bao nhiêu" is no storm, "về" no ticket.
    expect(pick('về Ninh Bình hết bao nhiêu', 'vi')).not.toBe(flood);
  });

  test('are cut to the sentences that say it', () => {
    const text = `${'The river is old. '.repeat(30)}In October it floods. ${'The rock is grey. '.repeat(30)}`;
    const long = { heading: '', text, of: '', isAnswer: false };
    const cut = excerptOf(soughtIn('does it flood', 'en', []), long);
    expect(cut).toContain('In October it floods.');
    expect(cut.length).toBeLessThan(400);
  });

  test('stand under their headings', () => {
    expect(paragraphsOf('<p>One.</p><h2>Eat</h2><p>Goat.</p><p>Rice.</p>')).toEqual([
      { heading: '', text: 'One.' },
      { heading: 'Eat', text: 'Goat.' },
      { heading: 'Eat', text: 'Rice.' },
    ]);
  });
});

describe('several questions of one message', () => {
  test.each([
    ['whats the cheapest way from hue to hoi an and is the hai van pass worth it', 2],
    ['Is 2 days enough for Sapa? How do we get there from Hanoi and where should we sleep', 3],
    ['đi cù lao chàm cần giấy tờ gì, tàu mấy giờ, say sóng thì sao', 3],
  ])('%s', (message, count) => {
    expect(questionsWithin(message)).toHaveLength(count);
  });
});
