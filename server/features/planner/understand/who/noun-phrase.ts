import { agesAt, agesBehind } from './ages';
import { type Front, frontAt } from './front';
import type { Word } from './lexicon';
import type { Mention } from './mention';
import { numberAt, type Tokens, wordAt } from './tokens';

const possessor =
  /^(?:em|mình|minh|tôi|toi|tui|anh|chị|con|cháu|chau|tớ|e|mik|nhà|nha|của|cua|ta|bọn|tụi|chúng|mk)$/;
const addOns =
  /^(?:nội|noi|ngoại|ngoai|ruột|ruot|già|gia|nhỏ|lớn|đầu|út|ut|cả|thứ|trai|gái|gai|thân|than|hưu|trí|huu|tri|son|trẻ|tuổi|tuoi|cao|lớn|học|nữ|nữa|nua|người|úc|mỹ|pháp|nhật|tây|đó|này|ấy|hai|đều|về|ve|em|năm|nay|đẻ|họ|ho)$/;
/** What is no person behind a word for people: "kids' club", "baby food", "family room". */
const ofThings =
  /^(?:clubs?|menus?|pools?|rooms?|foods?|seats?|cots?|areas?|meals?|discounts?|stuff|prices?|tickets?|jabs|friendly|trip|trips|towers?|massages?|retreat|fare|fares|beach|carrier|powder|formula|loop|sauce|market|bar|bars|boat|boats|day|days|passport|cake|song|songs|church|houses?|duong|phố|pho|đường|sông|song|biển|bien|thuyền|thuyen|tàu|tau|đèo|deo|suối|vật|mèo|meo|chó|cho|cún|gà|cá|ngựa|xe|rồng|đò|sóng|dollars?|bucks|dong|corgi|poodle|pug|husky|golden|alaska|labrador|chihuahua)$/;

/** Whose age may stand behind them. */
const aged = /^(?:self|spouse|kin|friend|peer|child|couple)$/;

/** "Bạn em", "vợ chồng mình", "ông bà nội": whose and what they are, as it stands behind in Vietnamese. */
const ownedBehind = (tokens: Tokens, from: number, { sort }: Word): { to: number; isOwned: boolean } => {
  const { said } = tokens;
  let [to, isOwned] = [from, false];
  while (to < from + 4 && (addOns.test(said[to] ?? '') || possessor.test(said[to] ?? ''))) {
    const word = said[to] ?? '';
    if (possessor.test(word) && !/^(?:của|cua)$/.test(word)) {
      // "Bé con" and "vợ con" are no "child of mine".
      if (/^(?:con|anh|chị)$/.test(word) && /^(?:child|spouse)$/.test(sort)) break;
      // "Vợ chồng chị gái": somebody else's name begins.
      if ((wordAt(tokens, to)?.to ?? 0) > to + 1) break;
      if (/^(?:nhà|nha)$/.test(word) && !possessor.test(said[to + 1] ?? '')) break;
      isOwned = true;
    }
    // "5 cô nam nữ": no number between them.
    if (/^(?:hai|năm)$/.test(word) && wordAt(tokens, to + 1)) break;
    to += 1;
  }
  return { to, isOwned };
};

/** "Our three, 12, 9 and 5": children by their ages alone. */
const ownOf = (tokens: Tokens, from: number, { of, count, to: at }: Front): Mention | undefined => {
  if (of === undefined || of === 'other' || count === undefined || count < 2) return undefined;
  const found = agesBehind(tokens, at, { count });
  if (found?.ages.length !== count || found.ages.some((age) => age > 17)) return undefined;
  const { ages, to } = found;
  return {
    word: { sort: 'child' },
    said: 'of ages',
    count,
    ages,
    from,
    to,
    of,
    isTaken: false,
    isBare: false,
  };
};

/**
 * The mention that begins at a token, with what stands before and behind its word.
 * @param asWord reads no number: "ba" is a father as well as three
 */
export const mentionAt = (tokens: Tokens, at: number, asWord = false): Mention | undefined => {
  const { said, language } = tokens;
  const isEnglish = language === 'en';
  const front = frontAt(tokens, at, asWord);
  if (!front) return undefined;
  const { young, isKnown, isGrown } = front;
  let { to, of, count } = front;
  let found = wordAt(tokens, to);
  // "A friendly 2-year-old": who is known by the age alone.
  if (!found) {
    const ours = isEnglish && young.length === 0 ? ownOf(tokens, at, front) : undefined;
    if (ours) return ours;
    if (young.length === 0) return !asWord && wordAt(tokens, at) ? mentionAt(tokens, at, true) : undefined;
    const word: Word = { sort: (young[0] ?? 0) < 18 ? 'child' : 'friend' };
    return {
      word,
      said: 'of age',
      ages: young,
      ...(count === undefined ? {} : { count }),
      from: at,
      to,
      ...(of && { of }),
      isTaken: false,
      isBare: false,
    };
  }
  // "2 đứa bạn", "3 thằng nhóc": what they are stands behind the word that counts them.
  if (!isEnglish && found.word.sort !== 'self' && (found.word.isWeak || found.word.sort === 'peer')) {
    const next = wordAt(tokens, found.to);
    if (next && /^(?:friend|child|peer)$/.test(next.word.sort) && !next.word.isWeak) found = next;
  }
  const noun = said.slice(found.from, found.to).join(' ');
  ({ to } = found);
  if (isEnglish && found.word.sort === 'couple' && said[to] === 'of') return undefined;
  // "Khách sạn", "người lớn tuổi".
  if (!isEnglish && /^(?:sạn|san)$/.test(said[to] ?? '')) return undefined;
  if (!isEnglish && found.word.sort === 'adult' && /^(?:tuổi|tuoi)$/.test(said[to] ?? '')) return undefined;
  if (
    isEnglish
      ? ofThings.test(said[to] === "'" || said[to] === "'s" ? (said[to + 1] ?? '') : (said[to] ?? ''))
      : found.word.sort === 'child' && ofThings.test(said[to] ?? '')
  )
    return undefined;
  if (!isEnglish) {
    const behind = ownedBehind(tokens, to, found.word);
    ({ to } = behind);
    if (behind.isOwned) of = 'writer';
  }
  // "Người lớn 2, trẻ em 1": the number stands behind.
  if (
    !isEnglish &&
    count === undefined &&
    (/^(?:người|nguoi) (?:lớn|lon)$/.test(noun) || /^tr[eẻ] em$/.test(noun))
  ) {
    const number = numberAt(tokens, said[to] === ':' ? to + 1 : to);
    if (number && !wordAt(tokens, number.to) && !agesAt(tokens, to, true)) {
      count = number.value;
      ({ to } = number);
    }
  }
  // "Our niece Aoife (27)", "bé Na (5 tuổi)": the name stands between.
  if (
    /^(?:child|kin|friend)$/.test(found.word.sort) &&
    !found.word.isPlural &&
    /^\p{L}+$/u.test(said[to] ?? '') &&
    said[to + 1] === '(' &&
    !wordAt(tokens, to)
  )
    to += 1;
  const ages =
    young.length > 0 || !aged.test(found.word.sort)
      ? undefined
      : agesBehind(tokens, to, {
          needsUnit: !isEnglish && found.word.sort === 'peer',
          ...(count === undefined ? {} : { count }),
        });
  // "Con 5 ngay" is "còn" without its accent.
  const isNone =
    language === 'vi-plain' &&
    noun === 'con' &&
    ages?.ages.length === 1 &&
    !/^(?:t|tuoi|thang|ruoi|\))$/.test(said[ages.to - 1] ?? '');
  if (ages && !isNone) ({ to } = ages);
  // "My friends 2", "our friends are 2": so many.
  if (
    isEnglish &&
    found.word.sort === 'friend' &&
    found.word.isPlural &&
    ages?.ages.length === 1 &&
    (ages.ages[0] ?? 99) < 13
  )
    return {
      word: found.word,
      said: noun,
      count: ages.ages[0] ?? 1,
      ages: [],
      from: at,
      to,
      of: of ?? 'writer',
      isTaken: false,
      isBare: false,
      ...(of && said.slice(found.to, to).includes('are') && { isOther: true }),
    };
  const old = young.length > 0 ? young : isNone ? [] : (ages?.ages ?? []);
  return {
    word: found.word,
    said: noun,
    ...(count === undefined ? {} : { count }),
    ages: old,
    from: at,
    to,
    ...(of && { of }),
    ...(isGrown && { isGrown }),
    isTaken: false,
    isBare: count === undefined && old.length === 0 && (isKnown || !found.word.isPlural),
  };
};
