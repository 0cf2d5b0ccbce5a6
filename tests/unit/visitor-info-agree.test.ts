import { describe, expect, test } from 'vitest';
import { disagreementsOf } from '../../server/kernel/visitor-info/agree/disagreements';
import type { Knowing } from '../../server/kernel/visitor-info/agree/knowing';
import { statementsIn } from '../../server/kernel/visitor-info/agree/statements';

const day = [{ opens: '08:00', closes: '17:00' }];
const museum: Knowing = {
  opening_hours: { tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
  duration_minutes: 90,
  accessibility: { steps: 120 },
  price_from: null,
  visitor_info: {
    season: { state: 'estimated', best_months: [3, 4], months: [2, 3, 4, 5] },
    price: { state: 'checked', adult: 40_000 },
  },
};
const verdicts = (text: string, language: 'en' | 'vi' = 'en', knowing = museum) =>
  disagreementsOf(knowing, { [language]: text }).map(({ kind, why }) => `${kind} ${why}`);

describe('a text agrees with', () => {
  test.each([
    'Closed on Mondays. Come at half past eight, before the groups.',
    'It opens at 8:00 and closes at 5 pm.',
    'A ticket costs 40,000 đồng; allow ninety minutes.',
    'March is best; avoid September, when it floods.',
    'A stair of 120 steps. The house was finished in March 1954, on a Monday of that year in the lunar calendar.',
    'The second of three courts. About eight metres of wall, from one to the next.',
  ])('its data: %s', (text) => {
    expect(verdicts(text).filter((verdict) => !verdict.startsWith('weekday'))).toEqual([]);
  });

  test.each([
    'Thứ Hai nghỉ. Nên tới lúc tám giờ rưỡi sáng.',
    'Mở cửa 8h00 đến 17 giờ 00, vé 40.000 đồng, xem chừng tiếng rưỡi.',
    'Tháng 3 đẹp nhất, tháng 9 mưa lũ thì đừng đi. Lên 120 bậc đá.',
    'Năm 1954, tháng 10 năm ấy, vua thứ hai về đây; rằm tháng 7 làng mở hội. Đi xe mất ba giờ.',
  ])('its data in Vietnamese: %s', (text) => {
    expect(verdicts(text, 'vi')).toEqual([]);
  });
});

describe('a text contradicts', () => {
  test.each([
    ['The museum is closed on Tuesdays.', 'weekday contradicts'],
    ['Come on a Monday, when it is quietest.', 'weekday contradicts'],
    ['It stays open until 9 pm.', 'time contradicts'],
    ['Admission is 60,000 đồng.', 'money contradicts'],
    ['Allow four hours for the halls.', 'duration contradicts'],
    ['Come in November, when the garden flowers.', 'month contradicts'],
    ['May is the best month to come.', 'month contradicts'],
    ['Climb the 300 steps.', 'steps contradicts'],
  ])('%s', (text, verdict) => {
    expect(verdicts(text)).toContain(verdict);
  });

  test.each([
    ['Bảo tàng nghỉ thứ Ba.', 'weekday contradicts'],
    ['Mở cửa đến 21 giờ.', 'time contradicts'],
    ['Vé vào 60 nghìn đồng.', 'money contradicts'],
    ['Nên dành bốn tiếng.', 'duration contradicts'],
    ['Tháng 11 đến là gặp hoa.', 'month contradicts'],
  ])('%s', (text, verdict) => {
    expect(verdicts(text, 'vi')).toContain(verdict);
  });
});

const bare: Knowing = {
  ...museum,
  opening_hours: null,
  duration_minutes: null,
  accessibility: null,
  visitor_info: {},
};

/** Sentences of shipped texts that were once not read at all. */
describe('it is read in a sentence', () => {
  const house = {
    ...museum,
    visitor_info: { ...museum.visitor_info, booking: { state: 'estimated' as const, need: 'none' as const } },
  };
  test.each([
    [
      'en',
      'In longan season, and around the spring festivals of Phố Hiến, ring ahead.',
      'booking contradicts',
    ],
    ['vi', 'Tháng Giêng nên gọi giữ chỗ sớm kẻo đoàn đặt hết.', 'booking contradicts'],
    ['vi', 'Mùa nhãn phải đặt trước.', 'booking contradicts'],
    ['en', 'Entry is free at any hour.', 'free contradicts'],
    ['vi', 'Mở suốt ngày, không bán vé.', 'free contradicts'],
    ['vi', 'Còn sức, leo hơn hai trăm bậc lên lăng vua Đinh.', 'steps contradicts'],
    ['vi', 'Bạn đến vào tháng Mười Một là gặp hoa.', 'month contradicts'],
    ['vi', 'Bốn tiếng là đủ.', 'duration contradicts'],
    ['en', 'Six hours are enough in sunshine.', 'duration contradicts'],
    ['en', 'The house is full at seven.', 'time contradicts'],
  ] as const)('of %s: %s', (language, text, verdict) => {
    expect(verdicts(text, language, house)).toContain(verdict);
  });

  test('that tells when a ferry runs', () => {
    const text = 'The ferry runs from 04:00 in the morning to 22:00 at night.';
    expect(verdicts(text, 'en', bare)).toEqual(['time lacks']);
  });

  test.each([
    ['vi', 'Ngày thường khỏi đặt trước.'],
    ['vi', 'Cần nhiều phải đặt trước; đoàn đặt trước thì có ban nhạc phục vụ.'],
    ['vi', 'Từ 20 đến 23 tháng Ba, người Kinh và người Chăm cùng về Tháp Bà.'],
    ['vi', 'Tiếng mười lăm phút là đủ.'],
    ['en', 'The rest of the peninsula is nature reserve, and a free hand for the rail.'],
  ] as const)('of %s that nothing is said there: %s', (language, text) => {
    expect(verdicts(text, language, house)).toEqual([]);
  });
});

test('what no data say is told to be missing', () => {
  expect(
    verdicts(
      'Opens at 7:30, closed on Mondays. Best in March. 20,000 đồng. Climb 200 steps. Allow an hour.',
      'en',
      bare,
    ),
  ).toEqual(['time lacks', 'weekday lacks', 'month lacks', 'money lacks', 'steps lacks', 'duration lacks']);
});

test('both languages are read, and a sentence counts once', () => {
  expect(statementsIn('Thứ Bảy, Chủ nhật mở từ 7 giờ.', 'vi').map(({ kind }) => kind)).toEqual([
    'time',
    'weekday',
    'weekday',
  ]);
  expect(
    disagreementsOf(museum, { en: 'Come on Mondays, on Monday nights.', vi: 'Thứ Hai vẫn có khách đến.' }),
  ).toHaveLength(2);
});

const strict: Knowing = {
  opening_hours: { tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
  duration_minutes: 90,
  accessibility: { steps: 4, wheelchair: 'partly' },
  price_from: null,
  visitor_info: {
    hours: { state: 'checked', last_admission: '16:30' },
    closures: {
      state: 'checked',
      weekdays: ['mon'],
      lunar: [{ from: { month: 12, day: 29 }, to: { month: 1, day: 3 } }],
    },
    price: { state: 'checked', adult: 40_000, child: 20_000 },
  },
};

describe('what a text promises to everybody', () => {
  test.each([
    ['vi', 'Mở cửa hằng ngày.', 'daily'],
    ['vi', 'Mở cả tuần, kể cả thứ hai.', 'weekday'],
    ['vi', 'Bảo tàng đóng cửa thứ ba.', 'weekday'],
    ['vi', 'Nghỉ thứ ba.', 'weekday'],
    ['vi', 'Mở cửa xuyên Tết.', 'tet'],
    ['vi', 'Lối vào không có bậc thang.', 'stepless'],
    ['vi', 'Xe lăn vào được mọi nơi.', 'wheelchair'],
    ['vi', 'Trẻ dưới 16 tuổi miễn phí.', 'child_free'],
    ['vi', 'Nhận khách cuối lúc 17 giờ.', 'time'],
    ['en', 'Open daily.', 'daily'],
    ['en', 'Open every day from eight.', 'daily'],
    ['en', 'The doors are open seven days a week.', 'daily'],
    ['en', 'No steps at the door.', 'stepless'],
    ['en', 'Step-free entrance.', 'stepless'],
    ['en', 'Fully wheelchair accessible.', 'wheelchair'],
    ['en', 'Last entry at 5 pm.', 'time'],
    ['en', 'Visitors under 16 enter free.', 'child_free'],
    ['en', 'Open over Tet.', 'tet'],
    ['en', 'Open from 7.30 to 18.00.', 'hours'],
  ] as const)('%s: %s', (language, text, kind) => {
    expect(verdicts(text, language, strict)).toEqual([`${kind} contradicts`]);
  });

  test.each([
    ['vi', 'Mở cửa hằng ngày trừ thứ hai. Nghỉ Tết từ 29 tháng Chạp.'],
    ['vi', 'Vua thứ hai xây điện thứ ba; lần trùng tu thứ tư không thêm gì.'],
    ['vi', 'Xe lăn không vào được mọi nơi. Nhận khách cuối lúc 16 giờ 30.'],
    ['en', 'Open daily except Mondays. It is not fully accessible.'],
    ['en', 'The path of 3.50 km runs to 2.30 km from the gate. Last entry at 4:30 pm.'],
  ] as const)('is not taken from %s: %s', (language, text) => {
    expect(verdicts(text, language, strict)).toEqual([]);
  });

  test('is kept by data that say the same', () => {
    const open: Knowing = {
      ...strict,
      opening_hours: { ...strict.opening_hours, mon: day },
      accessibility: { steps: 0, wheelchair: 'yes' },
      visitor_info: { price: { state: 'checked', adult: 40_000, child: 0, child_below: 16 } },
    };
    const text = 'Open daily, also over Tet. Step-free entrance, fully accessible. Under 16s go free.';
    expect(verdicts(text, 'en', open)).toEqual([]);
  });
});
