import { questionsBeside } from './asked';
import type { Situation, Understanding } from './index';
import { understand } from './index';
import { isTalkAlone } from './phrases-wished';
import { isHostile } from './questions';
import { saysAnything, saysOfJourney } from './says-anything';
import { stayRefusalsIn, stayWishesIn } from './stay-wishes';
import { readText, words } from './text';
import { isForOthers } from './told-to-others';

/** What wishes for something, forbids it or sets a limit: nothing of that may be lost without a word. */
const binds = {
  english: words(
    "wants?|wish(?:es)?|(?:would|'d) (?:like|love|prefer)|id (?:like|love)|love|likes?|hop(?:e|ing)|needs?|must|mustn't|ha(?:ve|s) to|don't|dont|doesn't|won't|do not|does not|not|no|never|nothing|without|avoid|prefer(?:s|ably|red)?|please|only|just|at (?:most|least)|max(?:imum)?|min(?:imum)?|(?:no|not) more than|less than|under|make sure|should|cannot|can't|cant|isn't|isnt|aren't|hates?|afraid|scared|ideally|instead|include|keep|tires?|tired|easily|struggles?|weak|frail",
  ),
  any: words(
    'muon|thich|can|phai|khong|ko|kg|hong|hok|dung|khoi|tranh|chi|toi da|it nhat|toi thieu|nho|uu tien|mien (?:sao|la)|so|ghet|ngai|duoi|truoc|yeu|mau met|dang co|bi|kieng|an nhat|it man',
  ),
};

/** Words of English that stand in nearly every message of it; "so" and "can" are other words there. */
const english = words('the|we|i|my|our|and|with|for|us|im|please|just|no|not');

const binding = (folded: string): boolean =>
  binds.english.test(folded) || (!english.test(folded) && binds.any.test(folded));

/** What forbids rather than wishes. */
const forbids = words(
  "don't|dont|doesn't|won't|do not|does not|not|no|never|nothing|without|avoid|cannot|can't|cant|hates?|allergic to|khong|ko|kg|hong|hok|dung|khoi|tranh|ghet|ngai|kieng|di ung",
);

/** The same with the verb that the things have in common: "can not eat shrimp and crab". */
const refusing = new RegExp(
  `${forbids.source}(?: (?:eat|have|like|want|do|ride|take|see|visit|an|thich|muon|di|xem|choi|uong)(?![\\p{L}]))?`,
  'u',
);

/** What is told of oneself and no plan has to heed: bags, beds that are taken or counted, and why something is wished. */
const ownMatters = words(
  'luggage|bags?|baggage|carry[- ]?on|suitcases?|backpacks?|rooms?|snor(?:es?|ing)|(?:already|have) (?:booked|reserved)|booked (?:a|the|our) (?:hotel|flights?|room)|passports?|hanh ly|va ?li|ba lo|khoi tim phong|(?:dat|co) (?:phong|khach san|cho o)(?: \\p{L}+){0,4} roi|o khach san',
);
const reasons = /^ ?(?:because|since|as (?:we|i|he|she|they)|so (?:we|i|that)|vi|tai|boi|do|nen)(?!\p{L})/u;

/** What is said to be polite, of oneself, or of the plan as a whole. */
const talk = words(
  "can't wait|cant wait|don't mind|dont mind|no idea|not (?:sure|decided)|don't know|no problem|no worries|no rush|no preference|up to you|thank(?:s| you)|please (?:help|plan|advise|suggest|make)|help (?:me|us)|any (?:ideas?|thoughts?|suggestions?)|first time|never been|not been|surprise us|what do you (?:think|suggest)|you (?:choose|decide|pick)|cam on|giup (?:minh|em|toi|anh|chi|nha|voi)|tu van|goi y|len (?:lich|ke hoach)|xep (?:lich|giup|ho)|lan dau|chua (?:di|bao gio|biet|tung)|tuy (?:ban|ad|y)|sao cung duoc|gi cung duoc|khong biet|ko biet|the nao|nhu the nao|(?:khong|ko|khoi|dung) (?:can )?(?:quay|tro) lai|not (?:there )?again",
);

const joints =
  /(?<!\d)[.,;:!?](?!\d)|[.!?](?=\s|$)|\n|\s[-–—]\s|[()]|\s(?=(?:but|and (?:we|i|she|he|they|please|no|not|don't|dont|must|only|also|want|need|would|nothing)|nhưng|nhung|mà|với lại|voi lai)\s)/giu;

/** The clauses of a message, by what stands between them. */
const clausesOf = (message: string): string[] =>
  message
    .split(joints)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));

const coordinate = /\s+(?:and|or|nor|&|\/|và|va|với|voi|hoặc|hoac|hay|lẫn|lan)\s+/giu;

/** The things that a clause refuses together: "no peanuts, eggs and dill" has three. */
const partsOf = (clause: string): string[] => clause.split(coordinate).map((part) => part.trim());

/** What is refused in words of its own is kept as it was typed, whether it names anything or not. */
const withoutPhrases = <S extends Pick<Understanding, 'wants'>>(said: S): S => ({
  ...said,
  wants: { ...said.wants, phrases: [], refused: [] },
});

/** What a message was understood to say, without where it says it. */
const sayingOf = (said: Understanding, isOfPlan: boolean): string => {
  const { wants, places, nationality, acts, verb, trait } = withoutPhrases(said);
  return JSON.stringify(
    [wants, places, nationality, ...(isOfPlan ? [acts, verb, trait] : [])],
    (key, value: unknown) => {
      if (key === 'at' || key === 'isOrdered') return undefined;
      if (value instanceof RegExp) return value.source;
      if (value instanceof Map) return [...value];
      if (value instanceof Set) return [...value];
      return value;
    },
  );
};

/** Whether a message says something else, or less, without a part of it. */
export const isUnderstood = (message: string, part: string, situation: Situation): boolean => {
  const saying = (text: string) => sayingOf(understand(text, situation), situation.planDays > 0);
  return saying(message.replace(part, ' ')) !== saying(message);
};

const leastWords = 2;
const mostClauses = 24;

/**
 * Clauses of a message that bind and that nothing was understood of: without them it would say the same. Of several
 * things that are refused together each counts. Questions aren't among them.
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
  const says = (text: string): boolean => {
    // What says the same as another clause has been understood.
    const alone = understand(text, situation);
    const own = withoutPhrases(alone);
    // Whom a refusal is about says nothing of what is refused.
    return (
      (forbids.test(readText(text).folded) ? saysOfJourney(own) : saysAnything(own)) || isHeard(text, alone)
    );
  };
  const isKnown = (part: string, refusal: string): boolean =>
    says(part) || (refusal !== '' && says(`${refusal} ${part}`)) || isUnderstood(message, part, situation);
  return clauses.flatMap((clause) => {
    const text = readText(clause);
    const { folded } = text;
    if (isHostile(folded) || !binding(folded) || talk.test(folded)) return [];
    if (ownMatters.test(folded) || reasons.test(folded) || isTalkAlone(clause)) return [];
    if (questions.some((one) => one.includes(clause) || clause.includes(one))) return [];
    if (stayWishesIn(text).length > 0 || stayRefusalsIn(text).length > 0 || isForOthers(clause)) return [];
    const refusal = refusing.exec(folded)?.[0] ?? '';
    const parts = partsOf(clause);
    if (refusal !== '' && parts.length > 1) {
      const unknown = parts.filter((part) => !isTalkAlone(part) && !isKnown(part, refusal));
      return unknown.length === parts.length ? [clause] : unknown;
    }
    return clause.split(/\s+/u).length < leastWords || isKnown(clause, '') ? [] : [clause];
  });
};
