import { fold } from '../../../fold';

/** A search takes so many letters. */
const longest = 200;

/** How a question of its own begins in English; in Vietnamese its word may stand anywhere in it. */
const begins = /^(?:how|what|which|where|when|who|why|is|are|do|does|can|could|should|will|must)\b/u;
const asksWithin =
  /(?<!\p{L})(?:bao nhieu|bao lau|bao xa|may gio|the nao|o dau|di dau|khi nao|thi sao|ra sao|gi|nao|(?:duoc|can|phai|co) (?:\p{L}+ ){0,5}(?:khong|ko|k)|(?:khong|ko)$|how|what|which|where|when|who|why|is|are|do|does|can|could|should|will)(?!\p{L})/u;
const joints =
  /(?:,|;)\s+(?:(?:and|also|plus|và|va|rồi|roi)\s+)?|\s+(?:and(?: also)?|also|và|va|rồi|với lại)\s+/giu;

const shortestPart = 3;

/** "Is the water safe and how much cash do I need?": each question of a sentence by itself. */
const partsOf = (sentence: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of sentence.matchAll(joints)) {
    const [left, right] = [sentence.slice(from, index), sentence.slice(index + joint.length)].map((part) =>
      fold(part).replace(/[?.! ]+$/u, ''),
    );
    const next = right?.split(/[,;]/u)[0] ?? '';
    const isLong = [left, next].every((part) => (part?.split(' ').length ?? 0) >= shortestPart);
    const isTwo =
      begins.test(next) || ((/[^ -~]/u.test(sentence) || /\bva\b/u.test(joint)) && asksWithin.test(next));
    // "… and how long does it take" is about what the sentence has said.
    const isOfSame =
      next.split(' ').length <= 7 &&
      /\b(?:it|they|them|that|there|this|(?:the |gia )?(?:tickets?|entrance|entry|admission|ve))\b/u.test(
        next,
      );
    if (!isLong || !isTwo || isOfSame || !asksWithin.test(left ?? '')) continue;
    parts.push(`${sentence.slice(from, index).trim()}?`);
    from = index + joint.length;
  }
  return [...parts, sentence.slice(from).trim()];
};

/** The questions of a message, by their mark; none where none has one. */
export const questionsAsked = (message: string): string[] => {
  const sentences = message.match(/[^.!?\n]+[.!?]*/g) ?? [];
  return sentences
    .filter((sentence) => sentence.trim().endsWith('?'))
    .flatMap((sentence) => partsOf(sentence.trim()));
};

/** The parts of a message that ask something, where nothing marks them: "do I need to tip and how much is a taxi". */
export const questionsWithin = (message: string): string[] => {
  const marked = questionsAsked(message);
  if (marked.length > 0) return marked;
  const parts = (message.match(/[^.!\n]+/g) ?? []).flatMap((sentence) => partsOf(sentence.trim()));
  return parts.length > 1 ? parts.filter((part) => part !== '') : [];
};

/** What is looked for of a message: what it asks, cut to what a search takes. */
export const beginningOfQuestion = (message: string): string => {
  const asked = questionsAsked(message);
  return (asked.length > 0 ? asked.join(' ') : message).trim().slice(0, longest);
};
