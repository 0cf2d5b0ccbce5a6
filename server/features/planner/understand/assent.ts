import { readText } from './text';

/** What only agrees, or tells how somebody feels, wants nothing done. */
const assents =
  /^ ?(?:(?:hmm+|um|oh|no|nope|yes|yeah|yep|ok|okay|oke|oki|fine|great|perfect|good|nice|cool|thanks?(?: you)?|alright|right|well|sure|actually|sorry|wait|da|vang|u|uh|duoc|thoi|a|hay|tot|cam on)(?![\p{L}])[ ,.!]*)+(?:(?:then|so|we(?:'ll| will)?|let'?s|lets|i|just|the|a|do|take|keep|go(?: with| for)?|it|that|this|with|plan|bus|train|car|sounds? (?:good|great|fine)|leave (?:it|that)|as it is|thi|vay|giu|nhu|the|cu|lay|chot|nhe|nha|a|di|luon|roi|ban|em|anh|chi)(?![\p{L}])[ ,.!]*)*$|^ ?(?:i|we) (?:hate|love|really like|don'?t like|can'?t stand) \p{L}+[ .!]*$/u;

/** Whether a part of a message wants nothing done. */
export const isAssent = (part: string): boolean => assents.test(readText(part).folded);
