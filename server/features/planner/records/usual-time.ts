import { minutesOf } from '../travel/clock';
import type { Span } from '../travel/opening';

/**
 * When something is done that has no opening hours, as its title says in either language: nobody takes part in "a
 * floating market at dawn" at noon. What no title says is done at any time. `ă` and its like are no letters to `\b`,
 * so that words are bounded by what is not a letter.
 */
const word = (...words: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

const times: Array<{ said: RegExp; usual: Span }> = [
  {
    said: word('midnight', 'nửa đêm'),
    usual: { opens: minutesOf('22:30'), closes: minutesOf('23:45') },
  },
  {
    said: word('the flag go up', 'flag[- ]raising', 'thượng cờ', 'chào cờ'),
    usual: { opens: minutesOf('05:45'), closes: minutesOf('06:15') },
  },
  {
    // It breathes fire at nine.
    said: word('dragon bridge', 'cầu rồng'),
    usual: { opens: minutesOf('20:15'), closes: minutesOf('20:45') },
  },
  {
    said: word(
      'dawn',
      'daybreak',
      'sunrise',
      'before the heat',
      'before work',
      'before (?:five|six|seven|eight)',
      'trước (?:năm|sáu|bảy|tám) giờ',
      'before the sun',
      'đón (?:mặt trời|nắng)',
      'the day begin',
      'half past five',
      'at six',
      'bình minh',
      'rạng đông',
      'hừng đông',
      'mờ sáng',
      'tinh mơ',
      'sáu giờ sáng',
    ),
    usual: { opens: minutesOf('05:30'), closes: minutesOf('07:30') },
  },
  {
    said: word('afternoon', 'buổi chiều', 'một chiều', 'chiều (?:vắng|ở|quanh|trên)'),
    usual: { opens: minutesOf('13:30'), closes: minutesOf('16:30') },
  },
  {
    said: word('breakfast', 'morning', 'ăn sáng', 'bữa sáng', 'buổi sáng'),
    usual: { opens: minutesOf('07:00'), closes: minutesOf('10:00') },
  },
  {
    said: word(
      'dusk',
      'sunset',
      'late in the afternoon',
      'late afternoon',
      'last light',
      'hoàng hôn',
      'chiều tà',
      'chiều xuống',
      'xế chiều',
    ),
    usual: { opens: minutesOf('16:30'), closes: minutesOf('18:30') },
  },
  {
    said: word(
      'evening',
      'night',
      'nightfall',
      'after dark',
      'walking streets?',
      'without cars',
      'phố đi bộ',
      'supper',
      'buổi tối',
      'bữa tối',
      'đêm',
      'lên đèn',
      '(?:giant|follow the|by|float(?:ing)?|light(?:ed)?) lanterns?',
      'theo đèn',
      'đèn khổng lồ',
      'hoa đăng',
    ),
    usual: { opens: minutesOf('17:00'), closes: minutesOf('21:30') },
  },
];

/** The span in which a visit usually begins; `null` when any time will do. @param titles in all languages */
export const usualTime = (titles: string): Span | null =>
  times.find(({ said }) => said.test(titles.normalize('NFC')))?.usual ?? null;
