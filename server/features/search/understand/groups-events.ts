import type { WordGroup } from './word-group';

/** What takes place. */
export const eventGroups: readonly WordGroup[] = [
  {
    words: 'festival, festivals, lễ hội, hội, ngày hội, event, events, sự kiện, celebration, celebrations',
    asked: 'what is on, whats on, có lễ hội gì, có sự kiện gì, hội hè',
    kinds: { entities: ['event'] },
  },
  { words: 'tết, tet, lunar new year, tết nguyên đán, vietnamese new year, tết âm lịch, tết cổ truyền' },
  { words: 'mid autumn, mid autumn festival, trung thu, tết trung thu, moon festival, rằm tháng tám' },
  { words: 'hung kings, hùng vương, giỗ tổ, giỗ tổ hùng vương, hung king, đền hùng' },
  { words: 'vesak, phật đản, lễ phật đản, buddha birthday' },
  { words: 'vu lan, rằm tháng bảy, ghost month, wandering souls' },
  { words: 'lantern, lanterns, đèn lồng, lồng đèn, hoa đăng, thả đèn, thả hoa đăng' },
  { words: 'lantern festival, lễ hội đèn lồng, full moon, đêm rằm, ngày rằm, rằm' },
  { words: 'christmas, giáng sinh, noel, xmas' },
  { words: 'new year, năm mới, tết dương lịch, new years eve, countdown' },
  { words: 'national day, quốc khánh, lễ 2 9, independence day, 2 9' },
  {
    words:
      'reunification day, 30 4, giải phóng miền nam, thống nhất đất nước, ngày thống nhất, ngày giải phóng, lễ 30 4, 30 4 1 5',
  },
  { words: 'fireworks, pháo hoa, bắn pháo hoa' },
  { words: 'boat race, boat races, đua ghe, đua thuyền, đua ghe ngo, ngo boat' },
];
