import { asksForChange, isQuestion } from './clauses';
import { beginsDay, beginsOrder } from './parts';
import { readText } from './text';
import { stopsThere } from './town-orders';

const sentences = /[^.!?\n]+[.!?]*/gu;
/** Where a sentence may go on with something else. */
const joints =
  /\s*[,;]\s+|\s+(?=(?:and|then|but|also|plus|so|oh|btw|và|va|rồi|roi|mà|ma|còn|con|với lại|voi lai|vậy|vay)\s)/giu;
const joint = /^(?:(?:and|then|but|also|plus|so|oh|btw|va|roi|ma|con|voi lai|vay|the)\s+)+/u;

const wishesPolitely =
  /^(?:(?:can|could|would|will) (?:you|we|it)|what about|how about|why not|is it possible)(?!\p{L})|(?<!\p{L})(?:duoc|dc) (?:khong|ko|k)(?!\p{L})/u;

const asksFor =
  /^(?:can|could|would|will) (?:you|we) (?!still|see|get|swim|walk|eat|buy|say|tell|recommend|suggest)/u;

/** A word to ask with where a clause begins, or at its end in Vietnamese. */
const asksItself =
  /^(?:whats?|which|hows?|why|when|wheres?|who|is|are|was|do|does|did|has|have|will|can (?:we|i|they|he|she) (?:still|see|get|swim|walk|eat|buy)|should (?:we|i)|any(?:thing|where)?)(?!\p{L})|(?<!\p{L})(?:bao nhieu|bao lau|bao xa|may gio|o dau|the nao|thi sao|ra sao|khi nao|luc nao|(?:co|duoc|kip|nen|du|bi) (?:\p{L}+ ){0,6}(?:khong|ko|k|chua|hong)|gi|dau|sao|vay)(?: (?:vay|z|the|a|ha|nhi|ad|em|anh|chi|ban|nha|nhe))*[ ?.!]*$/u;

/** Such a word never begins a wish that is politely put. */
const asksFirst = /^(?:whats?|which|hows?|why|when|wheres?|who)(?!\p{L})/u;
const shortest = 3;

const bare = (piece: string): string => readText(piece).folded.trim().replace(joint, '');

const asks = (piece: string, isMarked: boolean): boolean => {
  const folded = bare(piece);
  if (wishesPolitely.test(folded) || beginsOrder(folded)) return false;
  if (!asksFirst.test(folded) && asksForChange(piece)) return false;
  if (folded.split(/\s+/u).length < shortest) return false;
  return asksItself.test(folded) || (isMarked && isQuestion(piece));
};

/** Whether what was said changes anything, and whether it can be done, is answered by doing it. */
const isFiller =
  /^(?:(?:does|will|would|can|could|should) (?:that|this|it|we|anything)(?: \p{L}+){0,2} (?:change|changing|work|matter|be (?:changed|adjusted|ok|okay|possible)|affect)(?: \p{L}+){0,3}|is (?:that|this|it) (?:ok|okay|possible|fine|alright|doable|allowed)|(?:anything|what) (?:needs? |do we need |should we )?(?:to )?change(?: then)?|(?:co )?(?:phai |can )?(?:doi|sua|chinh) (?:gi|lai gi|cho nao)(?: (?:khong|ko|k))?|(?:co )?(?:sao|on|anh huong gi|duoc) (?:khong|ko|k)(?: \p{L}+)?)[ ?.!]*$/u;

/** The clauses of a sentence, each with whatever stands between it and the next. */
const piecesOf = (sentence: string): string[] => {
  const ends = [...sentence.matchAll(joints)].map(({ index, 0: said }) => index + said.length);
  return [0, ...ends]
    .map((from, at) => sentence.slice(from, ends[at] ?? sentence.length))
    .filter((piece) => /\p{L}/u.test(piece));
};

/**
 * What a message wants done, and what it asks beside it, whether in sentences or in clauses of their own: "end in Kon Tum,
 * and where would you fly out from?"
 */
export const ordersAndQuestions = (message: string): { order: string; asked: string[] } => {
  if (stopsThere(readText(message).folded)) return { order: message, asked: [] };
  const asked: string[] = [];
  const orders: string[] = [];
  for (const sentence of message.match(sentences) ?? [message]) {
    const pieces = piecesOf(sentence);
    // "Would you turn it round, with Hà Nội at the end?": the mark is of the wish.
    const isMarked = sentence.trim().endsWith('?') && !asksFor.test(bare(pieces[0] ?? ''));
    let isAsking = false;
    for (const [at, piece] of pieces.entries()) {
      const isNew = asks(piece, isMarked && at === pieces.length - 1);
      // What neither asks nor orders belongs to what stands before it.
      const isGoneOn: boolean = isAsking && !isNew && !beginsOrder(bare(piece)) && !beginsDay(bare(piece));
      if (isNew) asked.push(piece);
      else if (isGoneOn) asked[asked.length - 1] = `${asked.at(-1) ?? ''}${piece}`;
      else orders.push(piece);
      isAsking = isNew || isGoneOn;
    }
  }
  const own = asked.filter((one) => !isFiller.test(bare(one)));
  const order = orders
    .join('')
    .trim()
    .replace(/[,; ]+$/u, '');
  if (order === '' || asked.length === 0) return { order: message, asked: [] };
  return { order, asked: own.map((one) => one.trim().replace(/[?.!,; ]*$/u, '?')) };
};
