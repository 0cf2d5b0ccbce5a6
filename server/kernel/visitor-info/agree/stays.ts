import type { Language } from '../../../language';
import type { Statement } from './statement';

/** From when on a house gives its rooms, and until when it wants them back. */
const rooms: Record<Language, Record<'check_in' | 'check_out', RegExp>> = {
  en: {
    check_in: /check(?:ing)?[- ]?in\b[^,;.\d]{0,25}(\d{1,2})(?:[:.](\d\d))?(?: ?([ap])\.?m)?/giu,
    check_out: /check(?:ing)?[- ]?out\b[^,;.\d]{0,25}(\d{1,2})(?:[:.](\d\d))?(?: ?([ap])\.?m)?/giu,
  },
  vi: {
    check_in:
      /(?:nhận|vào) phòng[^,;.\d]{0,20}(\d{1,2})(?:[:h](\d\d)?| giờ(?: \d\d)?)(?: (sáng|trưa|chiều))?/giu,
    check_out: /trả phòng[^,;.\d]{0,20}(\d{1,2})(?:[:h](\d\d)?| giờ(?: \d\d)?)(?: (sáng|trưa|chiều))?/giu,
  },
};

const kinds = ['check_in', 'check_out'] as const;

export const roomsIn = (sentence: string, language: Language): Statement[] =>
  kinds.flatMap((kind) =>
    [...sentence.matchAll(rooms[language][kind])].map(([, hour = '', minute = '', part = '']): Statement => {
      const value = Number(hour) * 60 + Number(minute || 0);
      const isLater = (part === 'p' || part === 'chiều') && value < 720;
      return { kind, at: isLater ? value + 720 : value, said: sentence };
    }),
  );
