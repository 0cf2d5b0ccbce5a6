import { describe, expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';
import { questionsAsked } from '../../server/features/planner/understand/asked';
import { moneyIn } from '../../server/features/planner/understand/money';
import { nationalityIn } from '../../server/features/planner/understand/nationality';
import { readText } from '../../server/features/planner/understand/text';

const read = (message: string, planDays = 0) =>
  understand(message, { cities: [], today: '2026-11-23', planDays });

describe('who travels', () => {
  test.each([
    ['my wife, our two boys (4 and 9) and I', { adults: 2, children: 2 }],
    ['ông bà nội, bố mẹ và 3 đứa nhỏ', { adults: 4, children: 3 }],
    ['12 pupils and 2 teachers', { adults: 14 }],
    ['em với mẹ em 62 tuổi', { adults: 2 }],
    ['me and three friends', { adults: 4 }],
    ['hai cặp vợ chồng', { adults: 4 }],
    ['a couple of days with my sister', { adults: 2 }],
    ['vợ chồng mình với con gái 7 tuổi', { adults: 2, children: 1 }],
    ['hai bà cháu đi Huế 3 ngày', { adults: 1, children: 1 }],
    ['hai mẹ con, bé 5t', { adults: 1, children: 1 }],
    ['hai mẹ con, mẹ 62 tuổi', { adults: 2 }],
    ['ba bố con', { adults: 1, children: 2 }],
    ['vợ chồng với 2 đứa 6t 10t', { adults: 2, children: 2 }],
    ['6 người, có bà 82t mổ tim, bé 6t 10t', { adults: 4, children: 2 }],
    ['me and my son who is 6', { adults: 1, children: 1 }],
    ['two mates and I', { adults: 3 }],
    ['my mum and I', { adults: 2 }],
    ['me, my wife and our daughter of 4', { adults: 2, children: 1 }],
    ['me + my husband + 2 kids (4 and 9) + my mother in law who is 74', { adults: 3, children: 2 }],
    ['my husband, our twins and me', { adults: 2, children: 2 }],
    ['I, my wife and my daughter of 20', { adults: 3 }],
    ['a father and his 10-year-old daughter', { adults: 1, children: 1 }],
    ['just the two of us plus a baby', { adults: 2, children: 1 }],
    ['we are three, Huế', { adults: 3 }],
    ['ông bà + 2 cháu', { adults: 2, children: 2 }],
    ['cô với 2 cháu', { adults: 1, children: 2 }],
    ['nhà 5 người (2 bé)', { adults: 3, children: 2 }],
    ['mình với 2 đứa bạn', { adults: 3 }],
    ['tụi mình 4 đứa con gái', { adults: 4 }],
    ['vợ chồng em với 2 đứa con gái 5 và 8 tuổi', { adults: 2, children: 2 }],
    ['3 chị em gái', { adults: 3 }],
    ['6 người: ông bà ngoại, 2 vợ chồng em, bé lớn 9 tuổi bé nhỏ 4 tuổi', { adults: 4, children: 2 }],
    ['cho ba mẹ 65 tuổi, ông bà thích chợ nổi', { adults: 3 }],
    ['Hội An 3 ngày', {}],
  ])('%s', (message, party) => {
    const { adults, children } = read(message).wants;
    expect({ ...(adults && { adults }), ...(children && { children }) }).toEqual(party);
  });

  test('a grandmother of 82 with a bad heart is spared steps', () => {
    expect(read('bà 82t mổ tim').wants.needs).toContain('few_steps');
  });

  test('what wearies is not wished', () => {
    const { wanted, avoided } = read('toàn chùa chiền chán quá').wants;
    expect([wanted.length, avoided.map(({ name }) => name)]).toEqual([0, ['temple']]);
  });

  test('who joins a party is added to it, and whoever counts all of it says how many there are', () => {
    expect(read('our budget is 3000 for the four of us', 3).wants).toMatchObject({ total: 4 });
    expect(read('my sister is coming along', 3).wants.joining).toEqual({ adults: 1, children: 0 });
    expect(read('có thêm 2 bé nữa', 3).wants.joining).toEqual({ adults: 0, children: 2 });
  });
});

describe('when people come and go', () => {
  test.each([
    ['arrive Saigon 3 Feb 2027 evening, leave from Hanoi 14 feb morning', '18:30', '09:00'],
    ['3 days, we land late at night and fly home in the afternoon', '22:00', '15:00'],
    ['Đà Nẵng 5 ngày, 13h20 hạ cánh, hôm về bay 18h từ Đà Nẵng', '13:20', '18:00'],
    ['Tới 22h30 đêm thứ 5 10/12, về chuyến 9h sáng chủ nhật 13/12', '22:30', '09:00'],
    ['Huế 3 ngày, sáng chủ nhật về', undefined, '09:00'],
    ['5 days in Hoi An, then home from Da Nang at 21:00', undefined, '21:00'],
    ['weekend away, leaving Hanoi on Saturday morning', undefined, undefined],
  ])('%s', (message, arrives, leaves) => {
    const { times } = read(message).wants;
    expect([times.arrives, times.leaves]).toEqual([arrives, leaves]);
  });

  test('the next month is no June, and may between commas is a month', () => {
    const months = ['tháng sau đi Huế', 'thang sau di Hue', 'tháng sáu đi Huế', '4 days, may, beach'];
    expect(months.map((one) => read(one).wants.month)).toEqual([12, 12, 6, 5]);
  });
});

describe('money', () => {
  test.each([
    ['7tr5 cho cả nhà', { amount: 7_500_000, currency: 'VND', per: 'total' }],
    ['tầm 800k/người/ngày', { amount: 800_000, currency: 'VND', per: 'person_day' }],
    ['£1,200 for the two of us', { amount: 1200, currency: 'GBP', per: 'total' }],
    ['we have €60 a day', { amount: 60, currency: 'EUR', per: 'day' }],
    ['mỗi đứa có 4 chai rưỡi', { amount: 4_500_000, currency: 'VND', per: 'person' }],
    ['mỗi đứa góp hai triệu rưỡi', { amount: 2_500_000, currency: 'VND', per: 'person' }],
    ['góp mỗi đứa ba củ tám', { amount: 3_800_000, currency: 'VND', per: 'person' }],
    ['ngày tiêu cỡ triệu hai cho cả hai người', { amount: 1_200_000, currency: 'VND', per: 'day' }],
    ['còn đúng chục triệu', { amount: 10_000_000, currency: 'VND', per: 'total' }],
    ['gom được mười lăm triệu', { amount: 15_000_000, currency: 'VND', per: 'total' }],
    ['khoảng 3000 đô all in cho cả nhà', { amount: 3000, currency: 'USD', per: 'total' }],
    ['một triệu hai người', { amount: 1_000_000, currency: 'VND', per: 'total' }],
    ['vài chục triệu', undefined],
    ['tầm triệu rưỡi', { amount: 1_500_000, currency: 'VND', per: 'total' }],
    ['mỗi đứa 2 củ', { amount: 2_000_000, currency: 'VND', per: 'person' }],
    ['1.500.000đ', { amount: 1_500_000, currency: 'VND', per: 'total' }],
    ['within 1.2 lakh rupees', { amount: 120_000, currency: 'INR', per: 'total' }],
    ['budget 1,20,000 rs', { amount: 120_000, currency: 'INR', per: 'total' }],
    ['about 9k a day INR', { amount: 9000, currency: 'INR', per: 'day' }],
    ['about 200 aussie a day', { amount: 200, currency: 'AUD', per: 'day' }],
    ['8-9k per night INR', undefined],
    ['chừng 600 ngàn một đêm', undefined],
    ['something under 40 euros per night', undefined],
    ['100 euros a night, everything included', { amount: 100, currency: 'EUR', per: 'day' }],
    ['Quảng Nam cũ', undefined],
    ['in 2027 for 5 days', undefined],
    ['bé 4t', undefined],
  ])('%s', (message, spending) => {
    expect(moneyIn(readText(message)).spending).toEqual(spending);
  });

  test('a sum for a day is no length of a journey', () => {
    expect(read('40 USD a day in Huế').wants.days).toBeUndefined();
  });
});

describe('days', () => {
  test.each([
    ['mùng 5 Tết đi Huế', '2027-02-10'],
    ['29 Tết về quê', '2027-02-05'],
    ['rằm tháng 4', '2027-05-19'],
    ['a weekend in May', '2027-05-01'],
    ['Saturday to Tuesday', '2026-11-28'],
    ['t6 đến CN', '2026-11-27'],
    ['từ thứ 5 đến thứ 7 tháng 4', '2027-04-01'],
    ['Christmas on the beach', '2026-12-24'],
    ['món ngon mùa thu 2 người', undefined],
    ['cuối tuần sau Tết đi Huế', '2027-02-13'],
    ['sau Tết đi Huế', '2027-02-12'],
  ])('%s', (message, start) => {
    expect(read(message).wants.start_date).toBe(start);
  });

  test.each([
    ['thứ 6 em đi lễ, thứ 6 với thứ 7 tuần sau đi, thứ 6 xuất phát', { start_date: '2026-12-04', days: 2 }],
    ['đêm thứ 5 tuần sau lên Đà Lạt, tối chủ nhật về', { start_date: '2026-12-03', days: 4 }],
    ['đêm t5 tuần sau đi, tối cn về', { start_date: '2026-12-03', days: 4 }],
    ['t7 cn này đi biển', { start_date: '2026-11-28', days: 2 }],
    ['thứ sáu, thứ bảy, chủ nhật', { start_date: '2026-11-27', days: 3 }],
    ['thứ 7 tuần sau đi Huế', { start_date: '2026-12-05', days: undefined }],
    ['nghỉ hè t6 đi biển', { start_date: undefined, month: 6 }],
  ])('%s', (message, { start_date, ...rest }) => {
    const { wants } = read(message);
    expect({ start_date: wants.start_date }).toEqual({ start_date });
    for (const [name, value] of Object.entries(rest)) expect(wants[name as keyof typeof rest]).toBe(value);
  });

  test('a journey that is moved keeps its length', () => {
    expect(read('dời sang cuối tuần sau', 3).wants).toMatchObject({ start_date: '2026-12-05' });
    expect(read('dời sang cuối tuần sau', 3).wants.days).toBeUndefined();
  });

  test('days that no calendar has are named, not guessed', () => {
    const { impossibleDate, start_date, month } = read('31/4 đi Huế 2 ngày').wants;
    expect({ impossibleDate, start_date, month }).toEqual({
      impossibleDate: '31/4',
      start_date: undefined,
      month: 4,
    });
    expect(read('0 days in Huế').wants).toMatchObject({ noDays: true });
  });

  test('a stay and a whole journey are made shorter by the same words', () => {
    expect(read('rút còn ba ngày', 5).acts).toEqual([{ do: 'set_stay', count: 3, at: 1 }]);
  });

  test('the fourth day of a plan of three is one more', () => {
    expect(read('thêm ngày thứ 4 nữa', 3).acts).toEqual([{ do: 'add_days', count: 1 }]);
  });
});

test('what is asked about changes nothing', () => {
  expect(read('sao không xếp Bà Nà vậy?', 4).verb).toBeNull();
  expect(read('mẹ em đau khớp gối', 4).wants.adults).toBeUndefined();
  expect(read('bé 4 và 8 tuổi, 2 vợ chồng').wants).toMatchObject({ adults: 2, children: 2 });
});

describe('what is asked', () => {
  test.each([
    ['Which hotel is good in Huế?', 'stay'],
    ['hết khoảng bao nhiêu tiền?', 'cost'],
    ['Tết có quán nào mở cửa không?', 'tet'],
    ['tháng 4 nên đi đâu?', 'where'],
    ['nếu trời mưa thì sao?', 'rain'],
    ['why this temple?', 'why'],
    ['ngày 2 mấy giờ đi?', 'begins'],
    ['is it far between them?', 'route'],
  ])('%s', (message, question) => {
    expect(read(message).talk.questions).toContain(question);
  });

  test('what was before shall be back', () => {
    expect(read('thôi, như cũ đi', 3).talk.asksForUndo).toBe(true);
    expect(read('put back what you had before', 3).talk.asksForUndo).toBe(true);
    expect(read('no, the old one', 3).talk.asksForUndo).toBe(true);
    expect(read('leave it as it was', 3).talk.asksForUndo).toBe(true);
    expect(read('we would love to go back to Huế').talk.asksForUndo).toBe(false);
    expect(read('add the old town and the old quarter', 3).talk.asksForUndo).toBe(false);
  });

  test.each([
    ['I hold a Swiss passport', 'CH'],
    ['I land at Tan Son Nhat on 3 May, I have a US passport, do I need a visa?', 'US'],
    ['Flying via Singapore on a German passport', 'DE'],
    ['do I need a visa? passport from the US', 'US'],
    ['we are from Italy, visa?', 'IT'],
    ["I'm English, visa?", 'GB'],
    ['ban toi nguoi my', 'US'],
    ['Hộ chiếu Nhật có cần visa không', 'JP'],
    ['mình quốc tịch Úc, bay từ Singapore', 'AU'],
    ['Visa cho người Đức ở Thủ Đức', 'DE'],
    ['Bạn tôi người Bỉ cần visa không', 'BE'],
    ['visa germany', 'DE'],
    ['Do Germans need a visa', 'DE'],
    ['do Brazilians need a visa', 'BR'],
    ['may di hue', undefined],
    ['Landing at Tan Son Nhat, do I need a visa?', undefined],
    ['Tôi bị mất hộ chiếu ở Thủ Đức', undefined],
    ['Người bị từ chối visa thì sao', undefined],
    ['anh ơi bay nga qua visa y te', undefined],
    ['Do I need a visa if I fly via Singapore to Thai Nguyen?', undefined],
  ])('the nationality of "%s"', (message, code) => {
    expect(nationalityIn(message)).toBe(code);
  });

  test('questions are taken out of what stands around them', () => {
    expect(questionsAsked('Three days in Huế. Is the water safe? Thanks.')).toEqual(['Is the water safe?']);
  });
});
