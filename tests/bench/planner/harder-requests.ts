import { type Case, en, vi } from './cases';

/** Harder conversations: misspelt, short, mixed, contradictory, in long chains, and for places with little to see. */
export const harderCases: readonly Case[] = [
  en(['4 days Hanoi and Sapa in January', 'swap Sapa for somewhere warmer'], {
    days: 4,
    withoutCities: ['SPA'],
    warmerThan: 'SPA',
  }),
  en(['3 days in Hue', 'swap stop 2 on day 1 for something indoors'], { days: 3, onlyDayChanged: 1 }),
  en(['3 days in Hoi An', 'something quieter on day 2 please'], { days: 3, says: /day 2/i }),
  en(['2 days in Saigon', 'day 1 is too expensive, make it cheaper'], { days: 2, onlyDayChanged: 1 }),
  en('pls plan 4 dyas in nha trnag wiht kids 6 n 9, beech and sea food', {
    days: 4,
    cities: ['NTR'],
    children: 2,
    interests: ['beach', 'food'],
  }),
  en(
    [
      '5 days in Hanoi and Ninh Binh',
      'actually make it 4',
      'we hate museums',
      'slower please, no early mornings',
      'add a day in Ha Long',
    ],
    {
      days: 5,
      cities: ['HAN', 'NBH', 'HLG'],
      anyOrder: true,
      pace: 'easy',
      without: ['museum', 'museums-and-galleries'],
    },
  ),
  en('10 days, but I only have 1 week off work, hanoi to saigon', { first: 'HAN', last: 'SGN' }),
  en('cheap luxury trip to Phu Quoc, 3 days', { days: 3, cities: ['PQC'] }),
  en('We want a quiet party island for 4 days', { days: 4 }),
  en(['3 days in Ha Long', 'what about rain?', 'ok then swap day 3 for something indoors'], {
    days: 3,
    onlyDayChanged: 3,
  }),
  en('muốn đi biển 3 days with my gf, budget thấp, tháng 7', {
    days: 3,
    month: 7,
    budget: 'low',
    adults: 2,
    interests: ['beach'],
  }),
  en(['Weekend in Da Lat in January', 'too cold there, somewhere warmer instead'], {
    days: 2,
    withoutCities: ['DLT'],
    warmerThan: 'DLT',
  }),
  en('2 days in Con Dao in a wheelchair with a stroller, quiet, vegetarian, no temples', {
    days: 2,
    needs: ['wheelchair', 'stroller'],
    fullDays: true,
  }),
  en('5 days in Mai Chau', { days: 5, fullDays: true }),

  vi(['4 ngày Hà Nội Sa Pa tháng 1', 'bỏ Sa Pa thay bằng chỗ ấm hơn'], {
    days: 4,
    withoutCities: ['SPA'],
    warmerThan: 'SPA',
  }),
  vi('e muon di dalat 3n2d vs ny, thix cf vs chup anh, ko thix dong ng', {
    days: 3,
    cities: ['DLT'],
    adults: 2,
    interests: ['food', 'photography'],
    needs: ['quiet'],
  }),
  vi('mik dc nghi 4 ngay, mun di bien, rẻ thui, 2ng', {
    days: 4,
    within: ['NTR', 'DAN', 'HOI', 'PQC', 'MNE', 'QNH', 'VTU', 'HLG', 'CBA', 'CDO'],
    adults: 2,
    budget: 'low',
    interests: ['beach'],
  }),
  vi('cho e hoi hnoi 2 ngay nen di dau z, e thik an uong', { days: 2, cities: ['HAN'], interests: ['food'] }),
  vi(['Đà Lạt 3 ngày tháng 12', 'lạnh quá, đổi sang chỗ nào ấm hơn đi'], {
    days: 3,
    withoutCities: ['DLT'],
    warmerThan: 'DLT',
  }),
  vi(['3 ngày ở Huế', 'ngày 2 đổi chỗ nào trong nhà cho đỡ mưa'], { days: 3, onlyDayChanged: 2 }),
  vi(['3 ngày Sài Gòn', 'ngày 1 yên tĩnh hơn chút'], { days: 3, onlyDayChanged: 1 }),
  vi(
    [
      'Đà Nẵng 3 ngày',
      'thêm Hội An 1 ngày',
      'bỏ bảo tàng',
      'có thêm 1 em bé đi cùng',
      'rẻ hơn nữa',
      'đi chậm thôi',
    ],
    {
      days: 4,
      cities: ['DAN', 'HOI'],
      anyOrder: true,
      children: 1,
      budget: 'low',
      pace: 'easy',
      without: ['museum', 'museums-and-galleries'],
    },
  ),
  vi('Mai Châu 4 ngày đi chậm, ăn chay, không leo núi', {
    days: 4,
    cities: ['MCU'],
    pace: 'easy',
    fullDays: true,
  }),
  vi(['hn 2 ngay', 'doi diem 1 ngay 1 sang cho re hon'], { days: 2, onlyDayChanged: 1 }),
  vi('3 days hà nội đi cùng crush, thích cà phê và rooftop bar, không thích ồn ào', {
    days: 3,
    cities: ['HAN'],
    adults: 2,
    interests: ['food'],
    needs: ['quiet'],
  }),
  vi(['5 ngày Nha Trang', 'gộp với Đà Lạt được không', 'bớt 1 ngày', 'đổi ngày 1 với ngày 2'], {
    cities: ['NTR', 'DLT'],
    anyOrder: true,
  }),
];
