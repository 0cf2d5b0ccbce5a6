import { numberOf, numberPattern } from '../numbers';

/** Families and couples who travel together, and what is said of each of them. All folded. */

const several = new RegExp(
  `(?<!\\p{L})(?!(?:ba|bon|nam|sau) nha (?:em|minh|toi|tui|chau|con))(${numberPattern}) (?:families|couples|gia dinh|ho(?= (?:gia|di|moi))|cap(?! sach)(?: vo chong| doi)?|nha(?= ?[:,]| (?:di|minh|em|tui|toi|chung|moi|gom|cung|voi|nhu)))(?!\\p{L})`,
  'u',
);
const each = /(?<!\p{L})(?:each|apiece|(?:moi|tung) (?:nha|gia dinh|cap|ho|ben|vo chong))(?!\p{L})/u;

export interface Families {
  /** At least two; 0 where no families are spoken of. */
  count: number;
  /** "Each with one child": what is counted is of one of them. */
  isEach: boolean;
}

export const familiesIn = (message: string): Families => {
  const count = numberOf(several.exec(message)?.[1]) ?? 0;
  return { count: count > 1 ? count : 0, isEach: count > 1 && each.test(message) };
};
