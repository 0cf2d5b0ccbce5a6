import { readText } from './text';

/** How one begins who wants one more thing done to a plan. */
const verbs =
  'add|include|give (?:us|me) (?=\\p{L}+ (?:days?|nights?|more|less|fewer))|leave out|throw|gach|cong|squeeze in|fit in|put|drop|remove|skip|cut|leave out|take (?:out|the|one|two)|keep (?:it|the)|delete|scrap|ditch|lose|swap|replace|change|exchange|switch|move|shift|start(?= (?:\\p{L}+ ){0,3}(?:at|by|from|on|in|later|earlier|after|before)(?!\\p{L}))|begin|finish(?= (?:\\p{L}+ ){0,3}(?:by|at|before|around|early|earlier)(?!\\p{L}))|end(?= (?:\\p{L}+ |\\d+ ){0,5}(?:earlier|early|sooner|by|at|on)(?!\\p{L}))|make|extend|shorten|spend|be back|no(?= \\p{L})|(?:one|two|three|another|an extra|\\d) (?:more )?(?:days?|nights?)|fewer|less|them|bo(?! me)|doi|thay|chuyen|dao|bot|giam|rut|keo dai|khoi|dung|nhet|chen|bo sung|loai|xoa|huy|lui|hoan|bat dau|xuat phat|sang(?= \\d)|tang';
const before =
  "(?:(?:also|then|please|pls|and|plus|maybe|thi|xong|roi|voi|ca|cung|nho|giup|tien the|nhan tien|minh|em|cho (?:minh|em|toi)|can (?:you|we)|could (?:you|we)|let's|(?:we|i)(?:'d)? (?:like|want|need) to) )*";
/** What is said of the thing before it, and is no change by itself. */
const ofBefore =
  /^(?!(?:make|keep) it (?:all )?(?:(?:a|one|two|three|\d+)(?: whole| full)? (?:days?|nights?|weeks?)|shorter|longer)(?!\p{L}))(?:[^.,;]{0,60} instead[ .!]*$|(?:\p{L}+ ){0,2}(?:it|its|that|(?:give|add|put|move|to|of|for|with|take|keep|swap|skip) them|those|these|there|instead|thay vao do|thay (?:the )?(?:bang|cho|boi)|vao do|cho do|bu vao|(?:chuyen|doi|dao)(?: het)? (?:qua|sang|vao|cho|them))(?!\p{L})|(?:just |only |chi )?(?:one|two|three|\d) (?:nights?|days?|dem|ngay)(?: (?:only|thoi|there|o do|is enough|la du|please|nhe))* *[.!]*$)/u;
const starts = new RegExp(`^${before}(?:${verbs})(?![\\p{L}\\p{N}])`, 'u');
const startsWithDay =
  /^(?:(?:con|va|and|then|but|nhung) )*(?:on )?(?:(?:day|ngay)(?: thu)? (?:\d|last|first|cuoi|dau)|the (?:last|first) day|hom (?:cuoi|dau)|(?:sang|chieu|toi|trua) ngay (?:\d|cuoi|dau))/u;

const strong = /[.;!](?!\d)\s*|,\s*(?!\d)|\n+/gu;
const weak = /\s(?=(?:and|plus|then|va|roi|voi|con|nhung|but|dong thoi)\s)/gu;
const joint = /^(?:(?:and|plus|then|but|also|va|roi|voi ca|voi|con|nhung|dong thoi)\s)+/u;

/** Whether something begins with what is to be done to a plan, or with a day of it; folded, from its first word on. */
export const beginsOrder = (folded: string): boolean => starts.test(folded) && !ofBefore.test(folded);
export const beginsDay = (folded: string): boolean => startsWithDay.test(folded);

/** More than so many at once are told as one. */
const mostParts = 4;

/** "Còn" goes on with something else; "con" is a child, and "Côn Đảo" a place. */
const isTyped = (lower: string, folded: string, at: number): boolean => {
  if (!/^\scon\s/u.test(folded.slice(at, at + 5))) return true;
  const typed = lower.slice(at + 1, at + 4);
  return typed === 'còn' || (!/[^ -~]/u.test(lower) && !/^\scon dao/u.test(folded.slice(at)));
};

/** Where a message may be parted, with whether a day alone may begin what follows. */
const jointsIn = (folded: string, lower: string): Array<{ at: number; end: number; isStrong: boolean }> =>
  [
    ...[...folded.matchAll(strong)].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
      isStrong: true,
    })),
    ...[...folded.matchAll(weak)]
      .filter(({ index }) => isTyped(lower, folded, index))
      .map((match) => ({
        at: match.index,
        end: match.index + 1,
        isStrong: /^\s(?:roi|then|con|but|nhung)\s/u.test(folded.slice(match.index)),
      })),
  ].sort((a, b) => a.at - b.at);

/**
 * The changes that a message asks for one after the other, each in its own words: "drop the museum and add a cooking
 * class". One of them alone where it is not surely parted.
 */
export const partsOf = (message: string): string[] => {
  const { raw, lower, folded } = readText(message);
  if (raw.length !== folded.length || message.includes('?')) return [message];
  const parts: string[] = [];
  let from = 0;
  for (const { at, end, isStrong } of jointsIn(folded, lower)) {
    if (at < from) continue;
    const next = folded.slice(end);
    const bare = next.replace(joint, '');
    const isNew = (starts.test(bare) || (isStrong && startsWithDay.test(bare))) && !ofBefore.test(bare);
    if (!isNew || folded.slice(from, at).trim().length < 4) continue;
    parts.push(raw.slice(from, at).trim());
    from = end + (next.length - bare.length);
  }
  parts.push(raw.slice(from).trim());
  return parts.length <= mostParts ? parts.filter((part) => part !== '') : [message];
};
