import { numberOf } from './numbers';

const kin = '(?:ba|ong|me|ma|bo|cha|di|co|chu|cau|bac) (?:chau|con)';
const count = '(2|3|4|5|6|hai|bon|nam|sau)';
/** "Ba mẹ con" may be parents; "ba bố con" and "ba bà cháu" are three people. */
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${count} ${kin}|(ba) (?:bo con|cha con|ba chau|ong chau|di chau|co chau))(?! (?:cai|nho|gai|trai))(?![\\p{L}])`,
  'gu',
);
/** Without a number they are two, where the accents say that no number is meant: "bà cháu", not "ba cháu". */
const alone =
  /(?<![\p{L}\p{N}])(?<!(?:bố|ba|cha|má|ông|hai|bốn|năm|\d) )(?:bà cháu|ông cháu|mẹ con|bố con|cha con|dì cháu|cô cháu)(?! (?:cái|nhỏ|gái|trai|nào))(?![\p{L}])/gu;
const isOld = /(?<![\p{L}])(?:me|bo|cha|ma) gia(?![\p{L}])|(?<!\d)[5-9]\d ?(?:t|tuoi)(?![\p{L}])/u;

/** The children are told of once more: "hai mẹ con, bé 5t". */
const childrenToo =
  /(?<![\p{L}])(?:be|con|chau|dua|nhoc)(?: gai| trai)? ?\(?\d|(?<![\p{L}\d])\d ?(?:be|con|chau|dua|nhoc)(?![\p{L}])/u;

const told = (people: number): string => `1 nguoi lon va ${people - 1} be`;

/**
 * "Hai bà cháu", "ba bố con", "mẹ con em": one who is grown up, and the others are children, unless those are who bring
 * an old parent. The number is that of all of them. @param lower the text with accents; @param folded without
 */
export const kinTogether = (lower: string, folded: string): string => {
  const isOfParent = isOld.test(folded);
  const inWords = (people: number, said: string) => {
    if (isOfParent && !/chau/u.test(said)) return `${people} nguoi`;
    return childrenToo.test(folded.replace(said, ' ')) ? '1 nguoi lon' : told(people);
  };
  const numbered = folded.replace(counted, (said, a?: string, b?: string) =>
    inWords(numberOf(a ?? b) ?? 2, said),
  );
  if (numbered !== folded || lower.length !== folded.length) return numbered;
  const [pair] = [...lower.matchAll(alone)];
  if (!pair) return folded;
  const end = pair.index + pair[0].length;
  return `${folded.slice(0, pair.index)}${inWords(2, folded.slice(pair.index, end))}${folded.slice(end)}`;
};
