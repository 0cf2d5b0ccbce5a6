import { expect, it } from 'vitest';
import { type Recurring, recurrenceText } from '../../web/app/admin/entities/recurrence';
import type { AdminText } from '../../web/app/admin/text';
import { fixedT } from '../../web/app/i18n/instances.server';

const saying = (language: 'en' | 'vi') => {
  const t = fixedT(language) as unknown as (key: string, values?: object) => string;
  const admin = ((key: string, values?: object) => t(`admin:${key}`, values)) as unknown as AdminText;
  return (record: Recurring) => recurrenceText(record, admin);
};

const on = (occurs: object): Recurring => ({
  visitor_info: { occurs: { state: 'checked', ...occurs } },
});
const yearly = (month: number, day: number, more: object = {}): Recurring => ({
  rule: { month, day, days: 1, ...more },
});

it.each<[Recurring, string, string]>([
  [on({ weekly: ['sat'] }), 'Every Saturday', 'Thứ Bảy hằng tuần'],
  [
    on({ weekly: ['fri', 'sat', 'sun'] }),
    'Every Friday, Saturday and Sunday',
    'Thứ Sáu, thứ Bảy và Chủ nhật hằng tuần',
  ],
  [
    on({ monthly: { nth: 1, weekday: 'sun' } }),
    'The first Sunday of the month',
    'Chủ nhật đầu tiên của tháng',
  ],
  [on({ lunar_days: [1, 15] }), 'The 1st and 15th of each lunar month', 'Mùng 1 và rằm âm lịch hằng tháng'],
  [yearly(4, 30), '30 April each year', 'Ngày 30 tháng 4 hằng năm'],
  [
    { ...yearly(1, 15, { days: 3 }), is_lunar: true },
    'The 15th of the first lunar month each year, for 3 days',
    'Rằm tháng Giêng âm lịch hằng năm, kéo dài 3 ngày',
  ],
  [yearly(3, 10, { every: 2 }), '10 March, every 2 years', 'Ngày 10 tháng 3, 2 năm một lần'],
  [
    { known_dates: { calendar: 'announced', usual_months: [5, 6, 7] }, ...on({ weekly: ['sat'] }) },
    'On announced dates, usually in May to July; every Saturday',
    'Theo ngày công bố, thường vào tháng 5 đến tháng 7; thứ Bảy hằng tuần',
  ],
  [{ rule: { month: null, day: 3, days: 1 } }, '', ''],
  [{ rule: null, known_dates: null, visitor_info: {} }, '', ''],
])('%o is said as people say it', (record, english, vietnamese) => {
  expect(saying('en')(record)).toBe(english);
  expect(saying('vi')(record)).toBe(vietnamese);
});
