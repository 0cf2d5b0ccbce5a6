import { agesAt, agesBehind } from './ages';
import type { Word } from './lexicon';
import { numberAt, type Tokens, wordAt } from './tokens';

/** One place of a message that names people. */
export interface Mention {
  word: Word;
  /** The word itself. */
  said: string;
  /** As many as are said. */
  count?: number;
  ages: readonly number[];
  from: number;
  to: number;
  /** Whose they are: of who writes, of somebody else. */
  of?: 'writer' | 'writers' | 'other';
  /** Comes behind a word that takes people along: "with", "đưa". */
  isTaken: boolean;
  /** How it hangs on the one before, where nothing else stands between. */
  link?: 'and' | 'with' | 'comma' | 'next' | 'in';
  /** "Our friends are two": said of others. */
  isOther?: true;
  /** "Two more people", "bớt 2 người": beside those of before, or of them. */
  change?: 'more' | 'less';
  /** Said to come along as well. */
  comes?: true;
  /** Points to who is known: "the kids", "bé" alone. */
  isBare: boolean;
}

const writers = /^(?:my|our|me|mine|ours)$/;
const others = /^(?:his|her|their|your|s)$/;
const skipped =
  /^(?:the|these|those|both|all|dear|old|older|elderly|elder|little|young|younger|small|big|teenage|teen|teenaged|lovely|best|good|close|retired|fellow|other|more|another|extra|adult|grown|new|very|wee|bad|experienced|female|male|single|school|uni|wonderful|kneed|fit|whole|own|gay|lesbian|deaf|hearing|japanese|korean|french|spanish|indian|german|british|married|unmarried|twin|identical|muslim|vegan|vegetarian|active|healthy|frail|beloved|dear|late|happy|hungry|broke|big|rowdy|mad|middle|aged|first|time|energetic|older|restless|fussy|sleepy|grumpy|additional|further|married|jewish|hindu|sikh|american|aussie|dutch|polish|proper|total|school|age)$/;
const possessor =
  /^(?:em|mình|minh|tôi|toi|tui|anh|chị|con|cháu|chau|tớ|e|mik|nhà|nha|của|cua|ta|bọn|tụi|chúng|mk)$/;
const addOns =
  /^(?:nội|noi|ngoại|ngoai|ruột|ruot|già|gia|nhỏ|lớn|đầu|út|ut|cả|thứ|trai|gái|gai|thân|than|hưu|trí|huu|tri|son|trẻ|tuổi|tuoi|cao|lớn|học|nữ|nữa|nua|người|úc|mỹ|pháp|nhật|tây|đó|này|ấy|hai|đều|về|ve|em|năm|nay|đẻ|họ|ho)$/;
const taking =
  /^(?:with|w|bring|bringing|brings|take|taking|for|plus|and|join|joining|add|adding|include|invite|inviting|với|voi|vs|cùng|cung|đưa|dua|dắt|dat|dẫn|dan|chở|cho|rủ|ru|cõng|bế|be|đem|dem|mang|kèm|kem|thêm|them|ủa|bồng|tháp tùng|mời|moi|rước|đón|\+|có|co|having|gồm|along)$/;
const andLike = /^(?:and|&|\+|plus|n|và|va|also|cộng|lẫn|y|thêm|rồi)$/;
const withLike =
  /^(?:with|w|với|voi|vs|cùng|cung|kèm|kem|dẫn|dan|đưa|dắt|dat|bế|chở|rủ|ru|mang|theo|đi|di|bringing|taking|along|together|dua|chung|đem|dem|của)$/;
const inside =
  /^(?:\(|:|có|co|having|has|incl|including|include|includes|gồm|gom|bao|trong|đó|do|whom|are|of|=|-|–|là|la|namely|as|tính|tinh|cả|ca|there|counting)$/;

const linkOf = ({ said }: Tokens, from: number, to: number): Mention['link'] => {
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

/** What is no person behind a word for people: "kids' club", "baby food", "family room". */
const ofThings =
  /^(?:clubs?|menus?|pools?|rooms?|foods?|seats?|cots?|areas?|meals?|discounts?|stuff|prices?|tickets?|jabs|friendly|trip|trips|towers?|massages?|retreat|fare|fares|beach|carrier|powder|formula|loop|sauce|market|bar|bars|boat|boats|day|days|passport|cake|song|songs|church|houses?|duong|phố|pho|đường|sông|song|biển|bien|thuyền|thuyen|tàu|tau|đèo|deo|suối|vật|mèo|meo|chó|cho|cún|gà|cá|ngựa|xe|rồng|đò|sóng)$/;

/** Whose age may stand behind them. */
const aged = /^(?:self|spouse|kin|friend|peer|child|couple)$/;

const hasSign = (value: string | undefined): boolean => value !== undefined && /[/%$€£]/.test(value);

/**
 * The mention that begins at a token, with what stands before and behind its word.
 * @param asWord reads no number: "ba" is a father as well as three
 */
const mentionAt = (tokens: Tokens, at: number, asWord = false): Mention | undefined => {
  const { said, language } = tokens;
  const isEnglish = language === 'en';
  let [to, of, count, isKnown] = [at, undefined as Mention['of'], undefined as number | undefined, false];
  let young: number[] = [];
  for (let steps = 0; steps < 7; steps += 1) {
    const word = said[to] ?? '';
    if (isEnglish && writers.test(word) && !(word === 'me' && wordAt(tokens, to + 1)?.word.sort === 'self')) {
      if (
        word === 'me' &&
        !/^(?:mum|mam|dad|brother|sister|nan|mate|wife|missus|lads?|kids|daughter|son)$/.test(
          said[to + 1] ?? '',
        )
      )
        break;
      of = word === 'our' || of === 'writers' ? 'writers' : 'writer';
      to += 1;
      continue;
    }
    if (isEnglish && others.test(word) && word !== 's') {
      of = 'other';
      to += 1;
      continue;
    }
    // "A 7 year old boy", "a nine month old baby".
    const age = count === undefined || isEnglish ? agesAt(tokens, to, true) : undefined;
    if (
      age &&
      isEnglish &&
      age.ages.length === 1 &&
      /^(?:olds?|yo|y|o|mo|months?|yrs?)$/.test(said[age.to - 1] ?? '')
    ) {
      young = [...age.ages];
      ({ to } = age);
      continue;
    }
    const whole = wordAt(tokens, to);
    const number = asWord ? undefined : numberAt(tokens, to);
    if (number && !(whole && whole.to > number.to) && count === undefined) {
      if (hasSign(said[to - 1]) && to === at && /^\d/.test(said[to] ?? '')) return undefined;
      count = number.value;
      ({ to } = number);
      continue;
    }
    if (isEnglish && word === 'of' && count !== undefined && writers.test(said[to + 1] ?? '')) {
      to += 1;
      continue;
    }
    if (isEnglish && skipped.test(word) && !wordAt(tokens, to)) {
      isKnown ||= /^(?:the|these|those)$/.test(word);
      to += 1;
      continue;
    }
    // "10 of us, of whom 4 are children".
    if (
      isEnglish &&
      /^(?:are|is)$/.test(word) &&
      count !== undefined &&
      /^(?:child|adult)$/.test(wordAt(tokens, to + 1)?.word.sort ?? '')
    ) {
      to += 1;
      continue;
    }
    if (isEnglish && word === 'twin' && !(whole && whole.to > to + 1)) {
      count ??= 2;
      to += 1;
      continue;
    }
    break;
  }
  let found = wordAt(tokens, to);
  // "A friendly 2-year-old": who is known by the age alone.
  if (!found) {
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
  if (
    isEnglish
      ? ofThings.test(said[to] === "'" || said[to] === "'s" ? (said[to + 1] ?? '') : (said[to] ?? ''))
      : found.word.sort === 'child' && ofThings.test(said[to] ?? '')
  )
    return undefined;
  if (!isEnglish) {
    let steps = 0;
    while (steps < 4 && (addOns.test(said[to] ?? '') || possessor.test(said[to] ?? ''))) {
      const word = said[to] ?? '';
      if (possessor.test(word) && !/^(?:của|cua)$/.test(word)) {
        // "Bạn em", "vợ chồng mình": whose they are; "bé con" are one word.
        if (/^(?:con|anh|chị)$/.test(word) && found.word.sort === 'child') break;
        // "Vợ chồng chị gái": somebody else's name begins.
        if ((wordAt(tokens, to)?.to ?? 0) > to + 1) break;
        if (/^(?:nhà|nha)$/.test(word) && !possessor.test(said[to + 1] ?? '')) break;
        of = 'writer';
      }
      // "5 cô nam nữ": no number between them.
      if (/^(?:hai|năm)$/.test(word) && wordAt(tokens, to + 1)) break;
      to += 1;
      steps += 1;
    }
  }
  // "Người lớn 2, trẻ em 1": the number stands behind.
  if (!isEnglish && count === undefined && (found.word.sort === 'adult' || /^tr[eẻ] em$/.test(noun))) {
    const number = numberAt(tokens, said[to] === ':' ? to + 1 : to);
    if (number && !wordAt(tokens, number.to) && !agesAt(tokens, to, true)) {
      count = number.value;
      ({ to } = number);
    }
  }
  const ages =
    young.length > 0 || !aged.test(found.word.sort)
      ? undefined
      : agesBehind(tokens, to, !isEnglish && found.word.sort === 'peer');
  if (ages) ({ to } = ages);
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
  const said1 = young.length > 0 ? young : (ages?.ages ?? []);
  return {
    word: found.word,
    said: noun,
    ...(count === undefined ? {} : { count }),
    ages: said1,
    from: at,
    to,
    ...(of && { of }),
    isTaken: false,
    isBare: count === undefined && said1.length === 0 && (isKnown || !found.word.isPlural),
  };
};

/** "We are six", "nhà em 4", "tổng 9", "vậy là 4": a number that counts people without a word for them. */
const bareAfterEn =
  /(?:^|[ ,.;!(])(?:we (?:are|'re|r|will be|'ll be|'d be)(?: all| only| just| about| now)?|(?:there|they) (?:are|'re|'ll be|will be)(?: only| just)?|us|for|somos|total(?: of)?|altogether|makes(?: us| it)?|so(?: it 's| we 're| that 's)?|that 's|(?:group|party|family|team|class|crew|gang|bunch|household) of(?: about| around)?|it 's(?: now| just| only)?|it is|down to|up to|now|not|than|longer|be) $/;
const bareBehindEn =
  /^(?:$|[,.;!)?]|and$|of$|now|altogether|total|in$|not|instead|lol|from|coming|going|travel|travelling|after|until|incl|including|strong|but|please|pls|then|all|friends|with|plus|again)/;
const bareAfterVi =
  /(?:tổng(?: cộng)?(?: là)?|tong(?: cong)?(?: la)?|vậy là|vay la|thành|thanh|còn|con|chỉ có|là|la|cả thảy|tất cả|ph[aả]i \d+ (?:người|nguoi) ,|số người|so nguoi|nhà(?: em| mình| tôi| tui| e)?|đi) $/;
const bareBehindVi = /^(?:$|[,.;!)?]|nha|nhé|nhe|nghen|thôi|thoi|ạ|lận|lan|luôn|hết|chứ|chu|không|rồi|roi)/;

const bareNumberAt = (tokens: Tokens, at: number): Mention | undefined => {
  const { said, language } = tokens;
  const number = numberAt(tokens, at);
  if (!number || number.value < 1 || number.value > 500 || /^an?$/.test(said[at] ?? '')) return undefined;
  const before = `${said.slice(Math.max(0, at - 5), at).join(' ')} `;
  const behind = said[number.to] ?? '';
  if (hasSign(behind)) return undefined;
  const isEnglish = language === 'en';
  if (!(isEnglish ? bareAfterEn : bareAfterVi).test(before)) return undefined;
  const isGroup = isEnglish && / of (?:about |around )?$/.test(before);
  // "We're 22" says how old they are.
  if (
    isEnglish &&
    number.value > 17 &&
    number.value < 100 &&
    /(?:'re|are|'s|is|not|be) $/.test(before) &&
    !/^(?:of|in|altogether|total|people|strong)$/.test(behind)
  )
    return undefined;
  if (!isGroup && !(isEnglish ? bareBehindEn : bareBehindVi).test(behind)) return undefined;
  return {
    word: { sort: 'people' },
    said: isGroup ? 'group' : 'all',
    count: number.value,
    ages: [],
    from: at,
    to: number.to,
    isTaken: false,
    isBare: false,
  };
};

const coming =
  /^(?:\p{L}+ )?(?:comes? (?:along|too|with)|joins?|(?:is|are|'s) (?:also )?(?:coming|joining)|tags? along|as well|too)(?: |$)/u;
const less = /(?:^| )(?:bớt|bot|trừ|tru|minus|lost|lose|giảm) /;
const ofThem =
  /^(?:of (?:them|us|my|our) )?(?:can 't|cannot|aren|isn|won|have dropped|has dropped|dropped|bailed|cancelled|fewer|less|không đi|khong di|ko di|k di|rút|nghỉ|bận)/;
const more = /(?:^| )(?:more|another|extra|thêm|them|nữa|nua)(?: |$)/;
const changeOf = ({ said }: Tokens, { word, from, to, count }: Mention): Mention['change'] => {
  if (count === undefined && word.sort !== 'couple') return undefined;
  if (
    less.test(`${said.slice(Math.max(0, from - 1), from + 1).join(' ')} `) ||
    ofThem.test(said.slice(to, to + 3).join(' '))
  )
    return 'less';
  return more.test(said.slice(Math.max(0, from - 1), to + 1).join(' ')) ? 'more' : undefined;
};

const denied =
  /(?:^| )(?:not|no longer|instead of|rather than|chứ không phải|chu khong phai|không phải|khong phai|hong phai|hổng phải|thay vì|phòng|phong|room for|rooms for|per|each|mỗi|moi|trên|every) $/;
const partly =
  /^(?:(?:is|are|has|have|want|wants|can|can 't|don|doesn|eat|eats|hate|hates|need|needs|like|likes|prefer|gets?|ăn chay|an chay|say xe|say sóng|bị|bi|dị ứng|di ung|không ăn|khong an|bầu|già yếu) )(?!coming|going|travel|from|flying|in |all|planning|friends|want)/;

/** Numbers of people that count not those who travel: "not 3", "room for 3", "mỗi đứa", "two of us are vegetarian". */
const isNoCount = ({ said }: Tokens, { word, from, to, count }: Mention): boolean => {
  if (!/^(?:people|peer|self)$/.test(word.sort)) return false;
  const before = `${said.slice(Math.max(0, from - 3), from).join(' ')} `;
  if (hasSign(said[from - 1]) || denied.test(before)) return true;
  return word.sort === 'people' && (count ?? 0) < 4 && partly.test(`${said.slice(to, to + 4).join(' ')} `);
};

/** "Our son …, he's 20": how old one is who was named just before. */
const ageOfPronoun = (tokens: Tokens, { word, count = 1, ages, to }: Mention): number[] => {
  if (!/^(?:child|kin|friend)$/.test(word.sort) || word.isPlural || count > 1 || ages.length > 0) return [];
  for (let at = to; at < to + 12; at += 1) {
    if (wordAt(tokens, at)?.word.sort === word.sort) return [];
    const [one = '', is = ''] = tokens.said.slice(at, at + 2);
    if (/^(?:he|she)$/.test(one) && /^(?:'s|is)$/.test(is)) return agesAt(tokens, at + 2)?.ages ?? [];
  }
  return [];
};

export const mentionsIn = (tokens: Tokens): Mention[] => {
  const mentions: Mention[] = [];
  const { said } = tokens;
  for (let at = 0; at < said.length; ) {
    const mention = mentionAt(tokens, at) ?? bareNumberAt(tokens, at);
    if (!mention) {
      at += 1;
      continue;
    }
    const last = mentions.at(-1);
    const link = last && linkOf(tokens, last.to, mention.from);
    const before = said.slice(Math.max(0, mention.from - 3), mention.from);
    const isTaken =
      before.some((word) => taking.test(word)) && !before.slice(-1).some((word) => /^[.;,]$/.test(word));
    if (isNoCount(tokens, mention)) {
      at = mention.to;
      continue;
    }
    const comes =
      /^(?:kin|friend)$/.test(mention.word.sort) &&
      coming.test(said.slice(mention.to, mention.to + 5).join(' '));
    const change = changeOf(tokens, mention);
    const later = ageOfPronoun(tokens, mention);
    mentions.push({
      ...mention,
      ...(later.length > 0 && { ages: later }),
      ...(link && { link }),
      ...(change && { change }),
      ...(comes && { comes }),
      isTaken,
    });
    at = Math.max(mention.to, at + 1);
  }
  return mentions;
};
