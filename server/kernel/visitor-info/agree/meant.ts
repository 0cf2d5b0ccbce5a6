import type { Language } from '../../../language';
import { finder } from './patterns';

/** Whether what a sentence says of times and days is meant for who goes there. */

export const opening: Record<Language, RegExp> = {
  en: finder(
    'open(?:s|ed)?|opening|closed?|closes|last (?:entry|admission|ticket)s?|ticket office|shut(?:s)?|(?:runs?|sails?|leaves?|serves?|sells?) (?:daily |every day )?from',
  ),
  vi: finder('mở cửa|đóng cửa|mở từ|mở bán|bán từ|chạy từ|giờ mở|nhận khách|bán vé'),
};

/** Words by which a sentence sends somebody there, or tells that it is open: what it says of times is then meant so. */
const going: Record<Language, RegExp> = {
  en: finder(
    'come|arrive|go|visit|be there|takes? place|meets?|gathers?|there is|there are|runs?|boats?|full|crowded|packed|busy|busiest|quietest|empty',
  ),
  vi: finder('đến|tới|ghé|vào|đi|xem|bán|họp|diễn ra|đông|vắng|hết chỗ|kín bàn|kín chỗ'),
};
export const isMeant = (sentence: string, language: Language): boolean =>
  sentence.search(going[language]) >= 0 || sentence.search(opening[language]) >= 0;
