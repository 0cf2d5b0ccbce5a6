import { describe, expect, test } from 'vitest';
import { airportAsked } from '../../server/features/planner/converse/airport-asked';
import { asksOnly, isPureQuestion } from '../../server/features/planner/converse/meant';
import { phrasesAsked } from '../../server/features/planner/converse/phrases-asked';
import { understand } from '../../server/features/planner/understand';
import { questionsWithin } from '../../server/features/planner/understand/asked';
import { phrasesWished } from '../../server/features/planner/understand/phrases-wished';
import { saysOfJourney } from '../../server/features/planner/understand/says-anything';
import { smallTalkIn } from '../../server/features/planner/understand/small-talk';
import { readText } from '../../server/features/planner/understand/text';
import { plannerCity } from '../factories/planner-city';

const read = (message: string, planDays = 0) =>
  understand(message, { cities: [], today: '2026-11-24', planDays });

describe('what is no request for a journey', () => {
  test.each([
    ['could you reserve a room for us in Huế', 'booking'],
    ['mua hộ em 2 vé tàu ra Vinh', 'booking'],
    ['giữ giùm tui cái bàn tối nay', 'booking'],
    ['web xàm quá', 'angry'],
    ['what a crap answer', 'angry'],
    ['ich möchte im Mai nach Hanoi', 'foreign'],
    ['베트남 여행 추천해 주세요', 'foreign'],
    ['book lovers, 3 days in Hà Nội', null],
    ['tháp màu xám ở Mỹ Sơn', null],
    ['mai đi Đà Lạt 3 ngày', null],
  ])('%s', (message, kind) => {
    expect(smallTalkIn(readText(message))).toBe(kind);
  });

  test.each([
    ['Can you help me write a breakup text to my girlfriend?', true, false],
    ['viết giúp em tin nhắn chia tay bạn gái', true, false],
    ['we are a couple with two kids', false, false],
    ['my girlfriend loves museums', false, true],
    ['4 days with my girlfriend', false, true],
  ])('%s', (message, isOffTopic, isOfJourney) => {
    const said = read(message);
    expect(said.talk.isOffTopic).toBe(isOffTopic);
    expect(saysOfJourney(said)).toBe(isOfJourney);
  });

  test('what others do is asked, not wished', () => {
    const train = read('Does the night train go to Lào Cai?');
    expect(asksOnly(train, null) && isPureQuestion(train, 'Does the night train go to Lào Cai?')).toBe(true);
    const first = 'Do we go to Huế first?';
    expect(isPureQuestion(read(first), first)).toBe(false);
  });
});

describe('what asks and wishes for no journey', () => {
  test.each([
    ['Where can I leave my bags overnight?', true],
    ['Common scams?', true],
    ['Is the war museum open on Mondays?', true],
    ['Mấy giờ bảo tàng mở cửa?', true],
    ['Can you show us the north in March?', false],
    ['We want to see the delta. Is March a good month?', false],
    ['Cho mình lịch 4 ngày, có cần áo ấm không?', false],
    ['A week in the north?', false],
  ])('%s', (message, isPure) => {
    expect(isPureQuestion(read(message), message)).toBe(isPure);
  });

  test('how long one may stay is asked of the visa', () => {
    expect(read('How long may I stay?').talk.questions).toContain('visa');
    expect(read('người Hàn ở được bao lâu').talk.questions).toContain('visa');
    expect(read('How long should we stay in Huế?').talk.questions).not.toContain('visa');
  });
});

test('the airports nearest to a town are told with the way by road', () => {
  const cities = [
    plannerCity(1, 'HLG', ['ha long'], 20.951, 107.08),
    plannerCity(2, 'SPA', ['sa pa', 'sapa'], 22.335, 103.844),
  ];
  const told = (message: string) =>
    airportAsked(
      { language: 'en' },
      understand(message, { cities, today: '2026-11-24', planDays: 0 }),
      cities,
    );
  const near = told('Which airport for Hạ Long?');
  expect(near).toMatch(/Cát Bi airport: about \d+ km/);
  expect(near).toMatch(/Vân Đồn airport: about \d+ km/);
  // By road what lies nearer as the crow flies may take longer.
  expect(told('What is the nearest airport to Sa Pa?')).toMatch(/^- Nội Bài airport/);
  expect(told('sân bay nào gần Hạ Long')).not.toBeNull();
  expect(told('How do I get from the airport to Hạ Long?')).toBeNull();
});

describe('how people type', () => {
  test('a date with full stops is no time of day', () => {
    const { wants } = read('arriving 2.3.2027 and flying back on 9.3.2027');
    expect(wants).toMatchObject({ start_date: '2027-03-02', days: 8, times: {} });
  });

  test.each([
    ['tuần thứ 3 tháng 9', '2027-09-15'],
    ['the last week of March', '2027-03-24'],
    ['tuần đầu tháng 5', '2027-05-01'],
  ])('%s', (message, start) => {
    expect(read(message).wants.start_date).toBe(start);
  });

  test('one who corrects a date has not become alone', () => {
    expect(read('sorry, I meant the 4th of February', 5).wants.adults).toBeUndefined();
    expect(read('I want 3 days in Huế').wants.adults).toBe(1);
  });

  test('"bay" is a flight where nothing says a bay', () => {
    expect(read('tu ha noi vao bang may bay').wants.wanted).toEqual([]);
    expect(read('a quiet bay with islands').wants.wanted.length).toBeGreaterThan(0);
  });

  test('nights as they are written on a phone', () => {
    expect(read('5 nites in october').wants.days).toBe(6);
  });
});

test('several questions without a mark are several', () => {
  expect(questionsWithin('do i need to tip the driver and how much is a taxi to the centre')).toHaveLength(2);
  expect(questionsWithin('ve cap treo bao nhieu tien va di the nao cho nhanh')).toHaveLength(2);
  expect(questionsWithin('3 days in Hà Nội and Huế')).toEqual([]);
});

test('phrases come from those that a trip is packed with', () => {
  const context = { language: 'en' } as Parameters<typeof phrasesAsked>[0];
  expect(phrasesAsked(context, 'how do you say the bill please in vietnamese')).toContain('Tính tiền');
  expect(phrasesAsked(context, 'how far is Huế')).toBeNull();
});

test.each(['Assalamualaikum', 'Hola!', 'yo', 'Assalamu alaikum everyone'])('%s is a greeting', (message) => {
  expect(read(message).talk.isGreeting).toBe(true);
});

test.each(['we like yr plan', 'we need e', 'I want scared'])('stray words are no wishes: %s', (message) => {
  expect(phrasesWished(message, []).filter(({ isHeard }) => !isHeard)).toEqual([]);
});
