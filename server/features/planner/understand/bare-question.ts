/** Words that say nothing of what a question is about. */
const english =
  'is|are|was|does|do|did|can|could|should|will|would|may|might|must|it|its|that|this|there|they|them|we|i|you|he|she|us|me|so|and|but|or|then|also|just|still|really|very|too|the|a|an|any|some|all|what|which|how|much|many|long|far|why|when|about|to|for|of|in|at|on|if|be|have|has|get|go|need|know|think|worry|worried|safe|ok|okay|fine|possible|good|bad|better|idea|worth|advice|tips?|suggestions?|recommendations?|thoughts?|ideas?|problem|please|pls|thanks|thank|cost|price|fee|enough|sure|true|right';
const vietnamese =
  'co|khong|ko|k|hong|hem|chua|duoc|dc|dk|nen|can|phai|bi|la|thi|ma|va|voi|hay|sao|the|vay|z|nao|gi|nhi|a|ah|ad|shop|em|anh|chi|minh|toi|tui|ban|nhe|nha|di|an toan|an|toan|nguy hiem|nguy|hiem|so|lo|lo lang|lang|luu y|luu|y|kinh nghiem|kinh|nghiem|meo|on|tot|dang|tien|bao nhieu|bao|nhieu|bn|gia|ve|mat|ton|het|lau|xa|gio|may|ra|lam|biet|cho|hoi|xin|voi a|khuyen|tu van|tu|van|sao roi|do|nay|kia|ay|cu the';
const empty = new Set([
  ...english
    .split('|')
    .flatMap((one) => (one.endsWith('s?') ? [one.slice(0, -2), `${one.slice(0, -2)}s`] : [one])),
  ...vietnamese.split('|'),
]);
const mostWords = 9;

/** Whether a question names nothing that it is about. @param folded small letters without accents */
export const isBareQuestion = (folded: string): boolean => {
  const own = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return own.length > 0 && own.length <= mostWords && own.every((word) => empty.has(word));
};
