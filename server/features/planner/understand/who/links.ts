import type { Mention } from './mention';
import type { Tokens } from './tokens';

/** Words that take people along. */
export const taking =
  /^(?:with|w|bring|bringing|brings|take|taking|plus|and|join|joining|add|adding|include|invite|inviting|với|voi|vs|cùng|cung|đưa|dua|dắt|dat|dẫn|dan|chở|cho|rủ|ru|cõng|bế|be|đem|dem|mang|kèm|kem|thêm|them|ủa|bồng|tháp tùng|mời|moi|rước|đón|\+|có|co|having|gồm|along)$/;
/** Those of them that stand right before who comes along. */
export const along =
  /^(?:with|w|bring|bringing|take|taking|plus|với|voi|vs|cùng|cung|đưa|dua|dắt|dat|dẫn|chở|rủ|ru|cõng|kèm|mời|rước|đón|thêm|them|add|\+)$/;
const andLike = /^(?:and|&|\+|plus|n|và|va|also|cộng|lẫn|y|thêm|rồi)$/;
const withLike =
  /^(?:with|w|với|voi|vs|cùng|cung|kèm|kem|dẫn|dan|đưa|dắt|dat|bế|chở|rủ|ru|mang|theo|đi|di|bringing|taking|along|together|dua|chung|đem|dem|của)$/;
const inside =
  /^(?:\(|:|có|co|having|has|incl|including|include|includes|gồm|gom|bao|trong|đó|do|whom|are|of|=|-|–|là|la|namely|as|tính|tinh|cả|ca|there|counting)$/;

/** How a mention hangs on the one that ended at `from`. */
export const linkOf = ({ said }: Tokens, from: number, to: number): Mention['link'] => {
  const between = said.slice(from, to);
  if (between.length === 0) return 'next';
  if (between.length > 4) return undefined;
  let link: Mention['link'];
  for (const word of between) {
    if (andLike.test(word)) link = link === 'in' ? link : 'and';
    else if (withLike.test(word)) link ??= 'with';
    else if (inside.test(word)) link = 'in';
    else if (word === ',' || word === '/' || word === ')' || word === ';' || word === "'s") link ??= 'comma';
    else return undefined;
  }
  return link === 'comma' && between.includes(';') ? undefined : link;
};
