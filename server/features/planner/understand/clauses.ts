import { clauseMarks } from './asked';
import { daysIn } from './days';
import { asksOfLength } from './length-asked';
import { beginsOrder } from './parts';
import { talkIn } from './questions';
import { readText, words } from './text';
import { tuningIn } from './tuning';

/** What a clause does: it asks, it wishes for something to be made, or it tells who asks. */
export type ClauseKind = 'question' | 'wish' | 'told';

const wishes = words(
  "plan|itinerary|schedule|recommend|suggest|propose|help (?:me|us)|(?:can|could|would|will) you (?:make|do|plan|give|put|build|show|arrange|organi[sz]e)|give (?:me|us)|show (?:me|us)|make (?:me|us|it)|(?:want|like|love|hope|hoping|looking) (?:to|for)|(?:i|we)(?:'d| would) (?:like|love)|need|lich trinh|len lich|xep|goi y|giup|muon|du dinh|thich",
);
/** A question by its first words, or by those at its end. */
const asks =
  /^ ?(?:(?:and|but|so|ok|okay|hi|hello|hey|also|please|then|oh|vay|con|thoi|the|a|ad oi|ad|cho (?:minh|em|e|toi|tui) hoi|cho hoi) ?,? ?)*(?:is|are|does|do|did|has|have|should|must|may|will|would|can (?!you (?:make|do|plan|give|put|build|show))|could (?:we|i|it|she|he|they|my)|whats?|which|hows?|why|when|wheres?|who|any|isn't|aren't|everything|anything)(?![\p{L}])|\? *$|(?<!\p{L})(?:(?:co|duoc|nen|can|phai|bi|con|kip|du) (?:\p{L}+ ){0,7}(?:khong|ko|k|chua)|bao nhieu|bao lau|bao xa|may gio|may ngay|o dau|di dau|an dau|cho nao|noi nao|the nao|thi sao|ra sao|lam sao|khi nao|luc nao|thang may|mua nao|lam gi|an gi|choi gi|mac gi|la gi|gi|nao|khong|ko|chua|sao) *(?:a|ad|vay|nhi|the|anh|chi|em|ban|nha|ha|ta|nhe|luon|roi)* *[.?!]* *$|(?<!\p{L})(?:chua|khong|ko) hay (?:la )?(?:di|nen|o)(?!\p{L})|(?<!\p{L})(?:ngon|dep|re|noi tieng|tot|vui|gan|hay|on) nhat(?: (?:o |tai )?[\p{L} ]{2,25})? *[.?!]* *$/u;

/** What shall be done, in the imperative: "lay it out day by day", "chia theo ngày giúp". */
const orders =
  /^ ?(?:(?:and|so|then|if (?:so|yes|not)|please|pls|just|ok|neu (?:duoc|co)|thi|roi|nho) ?,? )*(?:lay|write|break|map|plot|list|sketch|draw|build|fill|split|sort|work|put|send|set|create|design|organi[sz]e|arrange|include|add|mix|keep|start|end|avoid|skip|tell (?:me|us) (?:what|where|how) to|len|viet|liet ke|chia|xep|sap|cho xin|xin)(?![\p{L}])|(?<!\p{L})(?:day by day|day-by-day|step by step|hour by hour|tung ngay|theo ngay|chi tiet)(?![\p{L}])/u;

/** Who asks says where he is and when: that is no wish for a plan by itself. */
const tells =
  /^ ?(?:(?:hi|hello|hey|so|and|ok|chao|alo|ad oi|da) ?[,!]? ?)*(?:(?:we|i|my \p{L}+|our \p{L}+|they|she|he)(?:'re|'m|'ll|'s|'ve got| have got| are| am| is| will| have| arrive| land| stay| leave| fly| just)(?! (?:looking|hoping|planning|thinking|after|interested))|(?:nha |gia dinh |bon |tui |tụi )?(?:minh|em|toi|tui|chung minh|vo chong)?(?: \p{L}+){0,3} ?(?:dang|dag|sap|se|moi) (?:o|den|toi|ra|vao|di)|(?:dang|hien) o|(?:tet nay |he nay )?(?:nha |gia dinh |bon )?(?:minh|em|toi|tui) o )(?![\p{L}])/u;

/** "What should we see there?" asks for what a plan is. */
const asksForPlan =
  /(?<!\p{L})(?:what (?:should|can|could|shall|to|do you suggest|would you)(?: (?:we|i|one|you))? (?:see|do|visit|plan)|where (?:should|shall|could|can|to|do) (?:we |i |you )?(?:go|start|visit|travel)|how (?:should|would|could|can) (?:we|i|you) (?:plan|split|spend|divide|do it|organi[sz]e)|di dau|di (?:nhung )?(?:cho|noi) nao|choi (?:gi|o dau)|di the nao|sap xep|nen di nhu the nao)(?!\p{L})/u;

/** When it is, where something is asked of it. */
const ofTime =
  /(?<!\p{L})(?:cuối tuần(?: này| sau)?|cuoi tuan(?: nay| sau)?|(?:at |on |this |next |the )?week-?ends?|hôm nay|hom nay|today|tonight|tuần (?:này|sau)|(?:this|next) week)(?!\p{L})/giu;

const ofLength =
  /(?<!\p{L})(?:enough|too (?:short|long|little|much)|how (?:many|long)|worth|(?:co )?du (?:khong|ko|k|chua)|may ngay|co kip|kip (?:khong|ko)|per day|a day|1 ngay|mot ngay|moi ngay)(?!\p{L})/u;

const clausesOf = (message: string): string[] =>
  (message.match(/[^.!?\n]+[.!?]*/gu) ?? []).flatMap((sentence) => {
    const isMarked = sentence.trim().endsWith('?');
    const parts = sentence.split(clauseMarks).filter((part) => /\p{L}/u.test(part));
    // The mark is of the last clause alone where the others ask nothing.
    return isMarked && parts.length === 1 ? [sentence] : parts;
  });

/** A wish for a change that is put as a question. */
const asksPolitely =
  /(?<!\p{L})(?<!(?:how|what|where|when|which|who|why) )(?:can|could|may|shall|should|would|will) (?:(?:we|i|it|they|you|day \d+|the (?:first|last) day) (?:\p{L}+ )?)?(?:start|begin|swap|change|add|skip|drop|move|turn|flip|reverse|knock|trim|fill|stuff|pack|lower|raise|keep|finish|end|do (?:it|this|that|all)|go (?:for|with|overnight)|make|leave|shift|remove|replace|include|fit|squeeze|(?:do|see|visit|have) [\p{L} ]{3,40} (?:instead|earlier|later|first|in the (?:morning|afternoon|evening))|shorten|extend|switch|have (?:a|an|one|more|less|two|another)|stay (?:longer|an|one|another)|spend|be(?! (?:\p{L}+ )?(?:cold|hot|warm|cool|chilly|freezing|humid|sunny|windy|wet|dry|rainy|raining|open|closed|shut|crowded|busy|safe|enough|possible|dark|light|foggy|misty|rough|calm))|cut|reduce)(?!\p{L})|(?<!\p{L})(?:doi|them|bo|thay|chuyen|rut|keo dai|bot|giam|tang|doi lich|dich|lui|re hon|cham hon|nhe hon|it hon|nhieu hon)(?: [\p{L}\p{N}]+){0,8} (?:duoc|dc) (?:khong|ko|k)(?!\p{L})/u;

/** "Hay là đổi qua Cát Bà?", "or should we switch to Cát Bà?": weighs a change, and wants it. */
const switches =
  /^ ?(?:(?:hay(?: la)?|hoac|the|vay|thoi|hay minh|minh|em|or|and|so|ok|hmm|maybe|then|should we|shall we|what if we|how about we|what about|how about) ?,? ?)*(?:doi|chuyen) (?:han |luon |lai )?(?:qua|sang|thanh|ve) (?!tien|ve|do la|usd|vnd|lich)|^ ?(?:(?:or|and|so|ok|hmm|maybe|then|should we|shall we|what if we|how about(?: we)?|what about(?: we)?) ?,? ?)*(?:switch(?:ing)?|chang(?:e|ing)|swap(?:ping)?)(?: it)?(?: over)? to (?!euros?|dollars?|dong|vnd|usd)|^ ?(?:(?:or|and|so|ok|hmm|then) ?,? ?)*(?:how|what) about [\p{L} ]{2,40} instead[ ?!.]*$/u;

const shortest = 2;
const changesIt =
  /^(?:(?:so|then|please|ok(?:ay)?|well|just),? )*(?:make|change|move|switch|push|shift) (?:it|that|this|them) /u;

/** A sentence that says what is to be done: "Make that December." */
const isOrder = (sentence: string): boolean => {
  const folded = readText(sentence).folded.trim();
  const isOrdered = beginsOrder(folded) || changesIt.test(folded);
  return !sentence.includes('?') && folded.split(' ').length > shortest && isOrdered;
};

/** Whether a message wishes for a change of a plan, however politely it is put. */
export const asksForChange = (message: string): boolean =>
  asksPolitely.test(readText(message).folded) ||
  switches.test(readText(message).folded) ||
  (message.match(/[^.!?;\n]+[.!?;]*/gu) ?? []).some(isOrder) ||
  (Object.keys(tuningIn(readText(message).folded)).length > 0 && !asksOfPlan(message));

/** What begins like a question and wishes for something: "is it possible to", "why don't we", "what about". */
const wishesAsked =
  /(?<!\p{L})(?:is (?:it|there)(?: \p{L}+)? (?:possible|okay|ok|a way|any way|room|time|chance)|why (?:not|don't (?:we|you))|(?:what|how) about|do you (?:think )?(?:you|we) (?:could|can)|(?:got|have you got|do you have|is there) (?:any|some)(?:thing|where) (?:else|different|better|closer|near)|duoc (?:khong|ko|k|hong|hem|chua)|co the|co cach nao)(?!\p{L})/u;
const asksFirst =
  /^ ?(?:(?:and|but|so|ok|okay|um|hmm|wait|vay|con|ma|the|a) ?,? )*(?:why|how come|how|is|are|was|were|does|do|did|has|have|will|what|which|when|where|who|isn't|aren't|doesn't|vi sao|tai sao|sao(?! cung))(?!\p{L})[^.!;]*\?? *$/u;
const asksLast =
  /(?<!\p{L})(?:co|bi|con) (?:\p{L}+ ){1,8}(?:khong|ko|k|hong|hem|chua)[ ?!.]*$|(?<!\p{L})(?:the nao|ra sao|thi sao|bao nhieu(?: \p{L}+){0,2}|may gio|vay|the|z|bang gi(?: vay| z)?) *\?[ ?]*$/u;

/** Whether a message about a plan asks, so that nothing of it is changed: "is day 3 too full?", "sao ở Sa Pa tận 3 đêm vậy?". */
export const asksOfPlan = (message: string): boolean => {
  const { folded } = readText(message);
  if (asksPolitely.test(folded) || asksOfUs.test(folded) || wishesAsked.test(folded)) return false;
  const isMarked = /\? *$/u.test(folded);
  const first =
    asksFirst.test(folded) && (isMarked || /^ ?(?:why|how come|vi sao|tai sao|sao) /u.test(folded));
  return first || asksLast.test(folded);
};

/** To be shown or made something, or which way the journey goes that there shall be. */
const asksOfUs =
  /(?<!\p{L})(?:(?:can|could|would|will) you (?:please )?(?:make|do|plan|give|put|build|show|arrange|organi[sz]e|take)|(?:do|shall) (?:we|i) (?:go|start|begin))(?!\p{L})/u;

const kindOf = (clause: string): ClauseKind => {
  const text = readText(clause);
  const { folded } = text;
  if (asksPolitely.test(folded) || asksOfUs.test(folded)) return 'wish';
  if (asks.test(folded)) return asksForPlan.test(folded) && daysIn(text) !== undefined ? 'wish' : 'question';
  if (wishes.test(folded) || talkIn(text).asksForPlan) return 'wish';
  if (orders.test(folded)) return 'wish';
  if (tells.test(folded)) return 'told';
  return daysIn(text) === undefined ? 'told' : 'wish';
};

/** Whether a clause asks something, rather than telling or wishing. */
export const isQuestion = (clause: string): boolean => kindOf(clause) === 'question';

/** "Is 2 days enough?", "worth half a day": that is what is asked. */
const hasDays = (clause: string): boolean => {
  const text = readText(clause);
  if (daysIn(text) === undefined || ofLength.test(text.folded)) return false;
  return !(kindOf(clause) === 'question' && asksOfLength(text));
};

/** Whether a message says how many days a journey has, rather than asking whether they will do. */
export const namesDays = (message: string): boolean => clausesOf(message).some(hasDays);

/**
 * Whether a message only asks: each of its clauses is a question or tells who asks ("we land on the 3rd, is everything
 * closed?"), and none wishes for days to be planned. Who names days in the question itself wants to know how to spend them.
 */
export const onlyAsks = (message: string): boolean => {
  const clauses = clausesOf(message);
  const kinds = clauses.map(kindOf);
  const asked = clauses.filter((_, index) => kinds[index] === 'question');
  return (
    asked.length > 0 &&
    kinds.every((kind) => kind !== 'wish') &&
    !asked.some((one) => hasDays(one.replace(ofTime, ' '))) &&
    !(clauses.some(hasDays) && asked.some((one) => asksForPlan.test(readText(one).folded)))
  );
};

/** Whether a message asks and wishes for nothing to be made, though it may name the days for which it asks. */
export const wishesNothing = (message: string): boolean => {
  const kinds = clausesOf(message).map(kindOf);
  return kinds.includes('question') && !kinds.includes('wish');
};
