import { questionsBeside } from './asked';
import type { Situation, Understanding } from './index';
import { saysOfJourney, understand } from './index';
import { isHostile } from './questions';
import { stayWishesIn } from './stay-wishes';
import { readText, words } from './text';

/** What wishes for something, forbids it or sets a limit: nothing of that may be lost without a word. */
const binds = words(
  "wants?|wish(?:es)?|(?:would|'d) (?:like|love|prefer)|id (?:like|love)|love|likes?|hop(?:e|ing)|needs?|must|mustn't|ha(?:ve|s) to|don't|dont|doesn't|won't|do not|does not|not|no|never|nothing|without|avoid|prefer(?:s|ably|red)?|please|only|just|at (?:most|least)|max(?:imum)?|min(?:imum)?|(?:no|not) more than|less than|under|make sure|should|cannot|can't|cant|isn't|isnt|aren't|hates?|afraid|scared|ideally|instead|include|keep|muon|thich|can|phai|khong|ko|kg|hong|hok|dung|khoi|tranh|chi|toi da|it nhat|toi thieu|nho|uu tien|mien (?:sao|la)|so|ghet|ngai|duoi|truoc|tires?|tired|easily|struggles?|weak|frail|yeu|mau met|dang co|bi|kieng|an nhat|it man",
);

/** What is said to be polite, of oneself, or of the plan as a whole. */
const talk = words(
  "can't wait|cant wait|don't mind|dont mind|no idea|not (?:sure|decided)|don't know|no problem|no worries|no rush|no preference|up to you|thank(?:s| you)|please (?:help|plan|advise|suggest|make)|help (?:me|us)|any (?:ideas?|thoughts?|suggestions?)|first time|never been|not been|surprise us|what do you (?:think|suggest)|you (?:choose|decide|pick)|cam on|giup (?:minh|em|toi|anh|chi|nha|voi)|tu van|goi y|len (?:lich|ke hoach)|xep (?:lich|giup|ho)|lan dau|chua (?:di|bao gio|biet|tung)|tuy (?:ban|ad|y)|sao cung duoc|gi cung duoc|khong biet|ko biet|the nao|nhu the nao",
);

const joints =
  /(?<!\d)[.,;:!?](?!\d)|[.!?](?=\s|$)|\n|\s[-–—]\s|[()]|\s(?=(?:but|and (?:we|i|she|he|they|please|no|not|don't|dont|must|only|also|want|need|would|nothing)|nhưng|nhung|mà|với lại|voi lai)\s)/giu;

/** The clauses of a message, by what stands between them. */
const clausesOf = (message: string): string[] =>
  message
    .split(joints)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));

/** What is refused in words of its own is kept as it was typed, whether it names anything or not. */
const withoutPhrases = <S extends Pick<Understanding, 'wants'>>(said: S): S => ({
  ...said,
  wants: { ...said.wants, phrases: [], refused: [] },
});

/** What a message was understood to say, without where it says it. */
const sayingOf = (said: Understanding): string =>
  JSON.stringify([withoutPhrases(said).wants, said.places, said.nationality], (key, value: unknown) => {
    if (key === 'at' || key === 'isOrdered') return undefined;
    if (value instanceof RegExp) return value.source;
    if (value instanceof Map) return [...value];
    if (value instanceof Set) return [...value];
    return value;
  });

const leastWords = 2;
const mostClauses = 24;

/**
 * Clauses of a first message that bind and that nothing was understood of: without them it would say the same. Questions
 * aren't among them.
 * @param isHeard whether something else listens for what a clause says: the name of a sight, a wish in words of its own
 */
export const leftOver = (
  message: string,
  situation: Situation,
  isHeard: (clause: string, said: Understanding) => boolean,
): string[] => {
  const clauses = clausesOf(message);
  if (clauses.length < 2 || clauses.length > mostClauses) return [];
  const questions = questionsBeside(message).map((one) => one.replace(/[?.! ]+$/u, ''));
  const whole = sayingOf(understand(message, situation));
  return clauses.filter((clause) => {
    const text = readText(clause);
    if (isHostile(text.folded)) return false;
    if (clause.split(/\s+/u).length < leastWords || !binds.test(text.folded) || talk.test(text.folded))
      return false;
    if (questions.some((one) => one.includes(clause) || clause.includes(one))) return false;
    if (stayWishesIn(text).length > 0) return false;
    // What says the same as another clause has been understood.
    const alone = understand(clause, situation);
    if (saysOfJourney(withoutPhrases(alone)) || isHeard(clause, alone)) return false;
    return sayingOf(understand(message.replace(clause, ' '), situation)) === whole;
  });
};
