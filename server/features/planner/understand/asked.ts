import { fold } from '../../../fold';
import { readText } from './text';

/** A search takes so many letters. */
const longest = 200;

/** Where a clause ends; "my mother, who taught there, …" asks nothing. */
export const clauseMarks =
  /[,;](?! ?(?:who|whose|which) (?!can|could|should|is (?:best|the|better)|are|do|does|would|will))/u;

/** How a question of its own begins in English; in Vietnamese its word may stand anywhere in it. */
const begins = /^(?:hows?|whats?|which|where|when|who|why|is|are|do|does|can|could|should|will|must)\b/u;
const asksWithin =
  /(?<!\p{L})(?:bao nhieu|bao lau|bao xa|may gio|the nao|o dau|di dau|khi nao|thi sao|ra sao|gi|nao|(?:duoc|can|phai|co) (?:\p{L}+ ){0,5}(?:khong|ko|k)|(?:khong|ko)$|hows?|whats?|which|wheres?|when|who|why|is|are|do|does|can|could|should|will)(?!\p{L})/u;
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
      /^(?:\S+ ){0,3}(?:it|them|that|this|(?:the |gia )?(?:tickets?|entrance|entry|admission|ve))\b/u.test(
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

/** A clause that asks in Vietnamese, or in English by its first word, whatever mark stands behind it. */
const asksClause =
  /^(?:and |also |but )?(?:how (?:much|many|long|far|do|does|is|are|about|cold|hot|hard|early|late)|hows|whats?|which|wheres?|where|when|who|why|is|are|do|does|can i|should)\b|(?<!\p{L})(?:(?:co|con|duoc|du|kip|nen|can|phai) (?:\p{L}+ ){0,6}(?:khong|ko|k)(?!\p{L})|(?:du|kip|duoc) (?:khong|ko|k|chua)(?!\p{L})|bao nhieu|bao lau|bao xa|may gio|the nao|di dau|khong hay phai|hay tu lai|hay (?:di|thue|nen|la))(?!\p{L})/u;

/** The questions of a request: those with a mark, clause by clause, and those without one. */
export const questionsBeside = (message: string): string[] =>
  (message.match(/[^.!?\n]+[.!?]*/gu) ?? []).flatMap((sentence) => {
    const isMarked = sentence.trim().endsWith('?');
    if (isMarked) return partsOf(sentence.trim());
    return sentence
      .split(clauseMarks)
      .map((clause) => clause.trim())
      .filter((clause) => asksClause.test(readText(clause).folded.trim()))
      .map((clause) => `${clause.replace(/[.! ]+$/u, '')}?`);
  });

/** The parts of a message that ask something, where nothing marks them: "do I need to tip and how much is a taxi". */
export const questionsWithin = (message: string): string[] => {
  if (questionsAsked(message).length > 0)
    // "Is it enough? How do we get there": the mark is missing, the question is not.
    return (message.match(/[^.!?\n]+[.!?]*/gu) ?? []).flatMap((sentence) => {
      const parts = partsOf(sentence.trim());
      return sentence.trim().endsWith('?')
        ? parts
        : parts.filter(
            (part) =>
              begins.test(
                fold(part)
                  .trim()
                  .replace(/^(?:also|and|plus|oh|ps|btw)[ ,]+/u, ''),
              ) && part.split(' ').length > shortestPart,
          );
    });
  const parts = (message.match(/[^.!\n]+/g) ?? []).flatMap((sentence) => partsOf(sentence.trim()));
  // "Ok sorry. What is there on a Monday?" asks once.
  const asking = parts.filter(
    (part) => part !== '' && (part.split(' ').length > shortestPart || asksWithin.test(fold(part))),
  );
  return parts.length > 1 ? asking : [];
};

/** What is looked for of a message: what it asks, cut to what a search takes. */
export const beginningOfQuestion = (message: string): string => {
  const asked = questionsAsked(message);
  return (asked.length > 0 ? asked.join(' ') : message).trim().slice(0, longest);
};
