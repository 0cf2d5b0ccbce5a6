import { words } from '../understand/text';

/** Whether a question wants a sum of money, and whether an answer has one. */

const asks = words(
  'how much(?: (?:is|are|does|do|for|will|would|money|to))?|prices?|costs?|fares?|fees?|bao nhieu tien|gia (?:ve|bao nhieu|nhieu|the nao|sao|may)|(?:gia|ve|ton|het|mat|phi)(?: \\p{L}+){0,4} (?:bao nhieu|nhieu|bn|nhiu)|ton bao nhieu|nhieu tien',
);
const sum =
  /\d[\d.,]*\s*(?:million|thousand|triệu|nghìn|ngàn|tỷ)?\s*(?:đồng|VND|₫|USD|đô|dollars?|euros?|EUR|k(?!\p{L}))|(?:USD|US\$|\$|€)\s*\d|\d[\d.,]*\s*(?:triệu|nghìn|ngàn|million)/iu;
const spoken =
  /(?<!\p{L})(?:price[sd]?|prices|cost|costs|fees?|fares?|tariffs?|free|giá|cước|phí|miễn phí|không mất tiền|lệ phí)(?!\p{L})/iu;

/** @param folded small letters without accents */
export const asksSum = (folded: string): boolean => asks.test(folded);

/** Whether an answer names a sum, or says itself what it knows of prices. */
export const tellsOfSums = (answer: string): boolean => sum.test(answer) || spoken.test(answer);

export const namesSum = (answer: string): boolean => sum.test(answer);
