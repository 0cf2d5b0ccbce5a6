import { describe, expect, test } from 'vitest';
import { withReply } from '../../server/features/planner/converse/replies';
import type { Context, Conversation } from '../../server/features/planner/converse/situation';
import { usualStay } from '../../server/features/planner/gazetteer/usual-stays';
import { asksForChange, onlyAsks } from '../../server/features/planner/understand/clauses';
import { daysIn } from '../../server/features/planner/understand/days';
import { monthIn } from '../../server/features/planner/understand/months';
import { mustsIn, sightsADayIn } from '../../server/features/planner/understand/musts';
import { replyIn } from '../../server/features/planner/understand/reply';
import { readText } from '../../server/features/planner/understand/text';
import { adviceWords } from '../../server/features/planner/words/advice';
import { plannerCity } from '../factories/planner-city';

describe('a message that only asks', () => {
  test.each([
    'what happens at Tet? everything closed? we are there 3 to 9 feb 2027 in Hanoi',
    'tết này nhà mình ở huế mùng 2 đến mùng 5, ăn uống có chỗ nào mở ko',
    'mai mưa, đang ở Sa Pa, làm gì?',
    'thang 10 hoi an ngap khong',
    'bánh mì ngon nhất sài gòn',
    'Is 2 days enough for Sapa? How do we get there from Hanoi',
    'are the cu chi tunnels too tight, and is it worth half a day',
    "Is the Mua cave climb hard for my mother? She's 71.",
  ])('makes no plan: %s', (message) => expect(onlyAsks(message)).toBe(true));

  test.each([
    '5 days in and around Ninh Binh with my parents, mid March',
    "We're vegetarian. 3 days in Hue, no more than one sight a day please",
    'We want to go to Hue in May. What should we see in 4 days?',
    'can we swap day 2 and 3?',
    'can we do the mud baths in the morning instead',
    'nhà em 6 người đi đà nẵng 4 ngày, có nên đi bà nà ko',
  ])('is not one that wishes for days or a change: %s', (message) => expect(onlyAsks(message)).toBe(false));

  test('a change is wished for politely', () => {
    expect(asksForChange('rẻ hơn chút được không')).toBe(true);
    expect(asksForChange('Could we skip the museum?')).toBe(true);
    expect(asksForChange('Can we swim there?')).toBe(false);
  });
});

describe('an answer in a word', () => {
  test.each([
    ['ok làm luôn', { says: 'yes' }],
    ['yes please', { says: 'yes' }],
    ['ok làm luôn 3 ngày', { says: 'yes' }],
    ['ko', { says: 'no' }],
    ['the second one', { says: 'option', option: 1 }],
    ['cái đầu tiên', { says: 'option', option: 0 }],
    ['the first one. 4 days', { says: 'option', option: 0 }],
    ['swap the first day', null],
    ['is it open?', null],
  ])('%s', (message, reply) => expect(replyIn(message)).toEqual(reply));

  const context = { language: 'en' } as Context;
  const one = plannerCity(1, 'HOI', ['hoi an'], 15.88, 108.33);
  const other = plannerCity(2, 'QNH', ['quy nhon'], 13.77, 109.22);
  const becomes = (answer: string, content: string): string | undefined => {
    const conversation: Conversation = {
      messages: [
        { role: 'user', content: 'which of them?' },
        { role: 'assistant', content: answer },
        { role: 'user', content },
      ],
      plan: null,
      cities: [one, other],
      today: '2026-11-28',
    };
    return withReply(context, conversation).messages.at(-1)?.content;
  };

  test('means the option that was listed', () => {
    const answer = `- [[city:${one.id}]]: dry.\n- [[city:${other.id}]]: wet.\n\nI would take [[city:${one.id}]].`;
    expect(becomes(answer, 'the second one, 4 days')).toBe(`Plan 4 days in ${other.title}`);
    expect(becomes(answer, 'ok do it')).toBe(
      `Plan ${Math.ceil(usualStay(one.code).usual)} days in ${one.title}`,
    );
  });

  test('tells the passport that was asked for', () => {
    expect(becomes(`Visa. ${adviceWords('en').whichPassport}`, 'US')).toBe(
      'Do I need a visa with a US passport?',
    );
    expect(becomes('Something else.', 'US')).toBe('US');
  });
});

test.each([
  ['phượt hà giang cuối t12', 12],
  ['đi mộc châu đầu t3', 3],
  ['late autumn', 11],
  ['cuối năm đi đâu', 12],
  ['thứ bảy t7 này', undefined],
])('%s: the month', (message, month) => expect(monthIn(readText(message), '2026-11-28')).toBe(month));

test('two and a half weeks are seventeen days', () => {
  expect(daysIn(readText('two and a half weeks in July'))).toBe(17);
});

describe('what a day may hold and a journey must', () => {
  test.each([
    ['no more than one sight a day please', 1],
    ['mỗi ngày chỉ 1 điểm thôi', 1],
    ['max 2 things per day', 2],
    ['one day trip', undefined],
  ])('%s', (message, count) => expect(sightsADayIn(readText(message))).toBe(count));

  test('a must is told from a wish', () => {
    expect(mustsIn(readText('floating market a must, and some temples')).map(({ name }) => name)).toEqual([
      'floating_market',
    ]);
  });
});
