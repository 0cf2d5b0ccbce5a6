import type { visitorInfoEn } from './en';

/** What is refused of what visitors have to know, in Vietnamese. */
export const visitorInfoVi: Record<keyof typeof visitorInfoEn, string> = {
  checked_wants_source: 'Vui lòng cho biết đã kiểm tra ở đâu, hoặc chọn là ước đoán.',
  known_wants_day: 'Vui lòng cho biết đã tra cứu vào ngày nào.',
  meal_ends_below: 'Số này nhỏ hơn mức thấp nhất của một bữa thông thường.',
  child_above_adult: 'Vé trẻ em không thể đắt hơn vé người lớn.',
  suits_nobody_let_in: 'Ở tuổi này chưa ai được vào.',
  minutes_want_means: 'Vui lòng chọn cả cách đi: số phút đi bộ khác số phút đi ô tô.',
  short_above_usual: 'Chuyến ghé ngắn không thể lâu hơn thời gian tham quan thông thường.',
};
