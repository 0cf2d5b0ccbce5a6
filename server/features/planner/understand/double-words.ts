import { fold } from '../../../fold';

/**
 * Words that refuse and, beside others, are something else: bricks and the roe of a crab (gạch), a kind (loại), a foot
 * (without its accents chán is chân). Parts of patterns, with accents.
 */
export const strikes =
  '(?<!(?:lò|nhà|tường|xóm|làng|đường|cua|ghẹ|cầu|tháp|nền|màu) )gạch(?! (?:nung|cua|tôm|bông|men|ngói|hoa|son|mộc))';
export const sortsOut =
  '(?<!(?:các|mấy|đủ|nhiều|mọi|hai|một|những|thể|vài|từng|ba|tùy) )loại(?! (?:hình|nào|gì))';

/** The same as they are looked for in a text without accents. */
export const plainStrikes = fold(strikes);
export const plainSortsOut = fold(sortsOut);
export const plainWearies = '(?<!(?:duoi|ngon|ban|doi|dau|moi) )chan(?! (?:may|nui|deo|thap|cau|thac|gio))';
