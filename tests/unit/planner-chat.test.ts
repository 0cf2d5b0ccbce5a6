import { describe, expect, test } from 'vitest';
import { looksUp } from '../../server/features/planner/converse/looks-up';
import { understand } from '../../server/features/planner/understand';
import { chatIn } from '../../server/features/planner/understand/chat';
import { onlyAsks } from '../../server/features/planner/understand/clauses';
import { replyIn } from '../../server/features/planner/understand/reply';
import { smallTalkIn } from '../../server/features/planner/understand/small-talk';
import { readText } from '../../server/features/planner/understand/text';
import { plannerCity } from '../factories/planner-city';

describe('what is said to whoever is there', () => {
  test.each([
    ['hiii', 'greeting'],
    ['heyy there', 'greeting'],
    ['dạ chào anh', 'greeting'],
    ['alo alo', 'greeting'],
    ['hế lô', 'greeting'],
    ['ad ơi', 'greeting'],
    ['xin chào, có ai không', 'here'],
    ['anyone there?', 'here'],
    ['hello how are you', 'well'],
    ['thx', 'thanks'],
    ['awesome, cheers mate', 'thanks'],
    ['cám ơn bạn nhiều nha', 'thanks'],
    ['hi and bye', 'goodbye'],
    ['ok thôi mình đi ngủ đây', 'goodbye'],
    ['see ya tomorrow', 'goodbye'],
    ['bạn làm được gì', 'help'],
    ['how do i use this', 'help'],
    ['?', 'help'],
    ['who made you', 'name'],
    ['cho mình hỏi tí', 'asking'],
    ['can i ask you something', 'asking'],
    ['not sure yet', 'unsure'],
    ['để xem đã', 'unsure'],
    ['tell me a joke', 'joke'],
    ['your last answer was wrong, it is closed', 'complaint'],
    ['hay quá', 'praise'],
    ['👍', 'praise'],
    ['hihi', 'laugh'],
    ['=))', 'laugh'],
    ['do you speak english?', 'language'],
    ['the site is slow', 'complaint'],
    ['không đúng ý mình', 'complaint'],
    ["i'll come back later", 'goodbye'],
    ["you're funny", 'praise'],
    ['mình tên Lan', 'greeting'],
    ['giới thiệu bản thân đi', 'name'],
  ])('%s', (message, chat) => {
    expect(chatIn(message)).toBe(chat);
  });

  test.each([
    'hi, 3 days in Huế',
    'thanks, and the visa?',
    'chào bạn, Huế có mưa không',
    'cho mình hỏi visa',
    'good morning market in Cần Thơ',
    'help me plan a week',
    'giúp mình lên lịch Huế',
    'chợ đêm',
    'Đà Nẵng',
    'tiếng Anh ở quê có ai nói không',
    'the map of Huế',
    'i am vegetarian',
  ])('%s says more', (message) => {
    expect(chatIn(message)).toBeNull();
  });

  test.each([
    ['nope not really', 'no'],
    ['thôi khỏi', 'no'],
    ['ko cần đâu', 'no'],
    ['never mind', 'no'],
    ['không cảm ơn', 'no'],
    ['ừm', 'yes'],
    ['vâng ạ', 'yes'],
    ['okey', 'yes'],
  ])('%s', (message, says) => {
    expect(replyIn(message)?.says).toBe(says);
  });
});

describe('what is to be booked', () => {
  test.each([
    "i'd like to reserve a table for 4 tonight",
    'I want to book two rooms for saturday',
    'can I pay for the cruise here with card',
    'book a hotel in Huế',
    'đặt phòng Đà Nẵng 2 đêm',
    'mua vé tàu ở đây được không',
    'em muốn đặt tour Hạ Long',
  ])('%s', (message) => {
    expect(smallTalkIn(readText(message))).toBe('booking');
  });

  test.each([
    'where do I book the night train',
    'đặt vé tàu ở đâu',
    'do I need to book Củ Chi ahead',
    'đặt phòng trước bao lâu',
    'I want to buy silk',
    'book lovers, 3 days in Hà Nội',
  ])('%s is asked or wished', (message) => {
    expect(smallTalkIn(readText(message))).toBeNull();
  });
});

const cities = [
  plannerCity(1, 'HUE', ['hue'], 16.46, 107.59),
  plannerCity(2, 'PQC', ['phu quoc'], 10.22, 103.97),
  plannerCity(3, 'HAN', ['ha noi', 'hanoi'], 21.03, 105.85),
];
const read = (message: string) => understand(message, { cities, today: '2026-11-24', planDays: 0 });

describe('what is looked up', () => {
  test.each([
    'visa for brazilians',
    'mưa huế tháng 11',
    'ferry phu quoc timetable',
    'chùa ở huế mặc gì',
    'laundry phu quoc',
    'hanoi hue night train price',
    'bà bầu đi máy bay',
  ])('%s', (message) => {
    expect(looksUp(read(message), message, cities)).toBe(true);
  });

  test.each([
    'hanoi, hue, phu quoc',
    'honeymoon phu quoc',
    'gia đình có con nhỏ đi Huế tháng 3',
    'Huế 3 ngày',
    'plan Hà Nội with street food',
    'em muốn đi Huế ăn chay',
    'phu quoc in april with my mum',
    'du lịch Huế',
  ])('%s wants a plan', (message) => {
    expect(looksUp(read(message), message, cities)).toBe(false);
  });
});

describe('a country beside Vietnam', () => {
  test.each([
    ['what should we do before my flight to Singapore', null],
    ['làm gì trước khi bay về Hàn Quốc', null],
    ['a week in Bangkok', 'Bangkok'],
    ['đi Thái Lan 3 ngày', 'Thái Lan'],
  ])('%s', (message, abroad) => {
    expect(read(message).places.abroad).toBe(abroad);
  });
});

describe('days that are wondered about', () => {
  test.each([
    ['is 3 days too long for hoi an', true],
    ['would 5 nights in hanoi be boring?', true],
    ['2 ngày ở Huế có ít quá không', true],
    ['ở Phú Quốc 5 ngày có chán không?', true],
    ['3 ngày cho cả Huế lẫn Hội An có gấp quá không', true],
    ['tháng 10 đi Huế 3 ngày được không', false],
    ['cho mình lịch 3 ngày Huế được không', false],
    ['what should we do with 5 days in saigon?', false],
    ['where should we go for 12 days in february?', false],
    ['3 days in Huế', false],
  ])('%s: %s', (message, isAsked) => {
    expect(onlyAsks(message)).toBe(isAsked);
  });

  test('"3 ngày 2 vợ chồng" is a length, "ngày 2" is a day', () => {
    expect(read('Đà Lạt đi, 3 ngày 2 vợ chồng').wants.days).toBe(3);
    expect(read('đổi ngày 2').wants.days).toBeUndefined();
  });

  test('a timetable and a journey that is spoken of are no plans', () => {
    expect(read('ferry schedule phu quoc').talk.asksForPlan).toBe(false);
    expect(read('what do I wear on our trip').talk.asksForPlan).toBe(false);
    expect(read('da lat trip').talk.asksForPlan).toBe(true);
    expect(read('a trip to Huế').talk.asksForPlan).toBe(true);
  });
});

describe('what is asked is told from what is wished', () => {
  test.each([
    ["what's the best way to spend 3 days in hue", false],
    ['can we see hanoi, hue and phu quoc in 8 days? please lay it out', false],
    ['is ten days too short for both ends?', true],
    ['Huế 3 ngày có gì chơi, xếp giúp em', false],
  ])('%s: %s', (message, isAsked) => {
    expect(onlyAsks(message)).toBe(isAsked);
  });

  test.each(['we love food and hate museums, hue', 'em với bạn trai đi Huế ăn chay'])(
    '%s tells of a journey',
    (message) => {
      expect(looksUp(read(message), message, cities)).toBe(false);
    },
  );

  test('a lost passport is no question of visas, a dress code no programming', () => {
    expect(read('lost my passport in hue').talk.questions).toEqual(['emergency']);
    expect(read('mất hộ chiếu phải làm sao').talk.questions).toEqual(['emergency']);
    expect(read('dress code for temples').talk.isOffTopic).toBe(false);
    expect(read('write python code').talk.isOffTopic).toBe(true);
  });

  test('money that is exchanged is no refund, and where one eats no destination', () => {
    expect(smallTalkIn(readText('đổi tiền won ở Hà Nội'))).toBeNull();
    expect(smallTalkIn(readText('cho em hoàn tiền'))).toBe('cancelling');
    expect(read('where to eat near the cathedral').talk.questions).not.toContain('where');
    expect(read('where should we go in March?').talk.questions).toContain('where');
  });

  test('weeks of a pregnancy are no length', () => {
    expect(read('bầu 32 tuần bay được không').wants.days).toBeUndefined();
    expect(read('3 weeks in Vietnam').wants.days).toBe(21);
  });
});
