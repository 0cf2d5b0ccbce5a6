import { hasAccents } from '../accents';
import type { Text } from '../text';
import { type Language, lexicons, type Word } from './lexicon';

/** Words, numbers and signs of a message, one by one. */
export interface Tokens {
  language: Language;
  /** In small letters; without accents where the message has none. */
  said: readonly string[];
  /** Which of them are written as names are. */
  isName: readonly boolean[];
}

const ofEnglish =
  /(?<![\p{L}])(?:the|and|we|we're|i'm|in|for|of|with|my|our|are|is|from|days?|want|to|just|only|on|at|not|it's|coming|please|now|you|two|three|four|show|make|plan|give|this|that|what|where|how|does|have|there|would|family|group|couple|kids?|people|us|joins?|nights?|weeks?|solo|alone|adults?|girls|boys|travell?ing|mum|dad|husband|wife|friends?|son|daughter|toddlers?|ages?|mates?|lads?|can|old)(?![\p{L}])/gu;
const ofVietnamese =
  /(?<![\p{L}])(?:ngay|minh|toi|tui|em|va|voi|người|nguoi|ng|muon|len|lich|vo|chong|vợ chồng|với|không|gia đình|nha|di|cho|co|tu|dem|be|con|dua|hai|nhom|doan|bo|me|ba|ma|ong|chau|tuoi|thang|cung|cong ty|ban|anh|chi|cap|doi|lon|tong|vay la|them|bot|sang|nua|la|het|thoi|xin|voi|nhe|nha|roi|bon|tui|tre|dc|ko|lam|mot|cty|chuc|lop|dau|nao)(?![\p{L}])/gu;

const languageOf = ({ lower, folded }: Text): Language => {
  const english = [...folded.matchAll(ofEnglish)].length;
  const letters = lower.split(/[^\p{L}]+/u).filter(Boolean);
  const marked = letters.filter((word) => /[^a-z]/.test(word)).length;
  const vietnamese = [...lower.matchAll(ofVietnamese)].length;
  // "Bún" and "Huế" in an English message are names.
  if (hasAccents(lower) && marked * 5 >= letters.length && marked >= english) return 'vi';
  if (marked > 0 && english === 0 && marked * 5 >= letters.length && vietnamese === 0) return 'vi';
  return vietnamese > english ? 'vi-plain' : 'en';
};

export const tokensOf = (text: Text): Tokens => {
  const language = languageOf(text);
  // DAD is an airport.
  const isShouted = text.raw === text.raw.toUpperCase();
  const isCode = (at: number) =>
    !isShouted && text.raw.length === text.lower.length && text.raw.slice(at, at + 3) === 'DAD';
  const written = language === 'vi' && text.lower.length > 0 ? text.lower : text.folded;
  const plain = (language === 'vi-plain' ? text.folded : written)
    .replace(/dad/g, (word, at: number) => (isCode(at) ? '###' : word))
    // "Mother-in-law", "7-year-old": words like others.
    .replace(/(?<=[\p{L}\d])-(?=\p{L})/gu, ' ')
    .matchAll(/\p{L}+|'\p{L}+|\d+(?:\.\d+)?|[^\s\p{L}\d]/gu);
  const found = [...plain];
  const hasCase = !isShouted && text.raw.length === written.length;
  return {
    language,
    said: found.map(([word]) => word),
    isName: found.map(({ index }) => hasCase && /^\p{Lu}\p{Ll}/u.test(text.raw.slice(index, index + 2))),
  };
};

const longest = 5;

/** The longest word or phrase that begins at a token and says of people. */
export const wordAt = (
  { language, said }: Tokens,
  at: number,
): { word: Word; from: number; to: number } | undefined => {
  const lexicon = lexicons[language];
  for (let to = Math.min(said.length, at + longest); to > at; to -= 1) {
    const word = lexicon.get(said.slice(at, to).join(' '));
    if (word) return { word, from: at, to };
  }
  return undefined;
};

const units: Record<string, number> = Object.fromEntries(
  Object.entries({
    1: 'a an one một mot',
    2: 'two hai đôi',
    3: 'three ba',
    4: 'four bốn bon tư',
    5: 'five năm nam lăm lam',
    6: 'six sáu sau',
    7: 'seven bảy bay',
    8: 'eight tám tam',
    9: 'nine chín chin',
    10: 'ten mười muoi chục',
    11: 'eleven',
    12: 'twelve dozen tá',
    13: 'thirteen',
    14: 'fourteen',
    15: 'fifteen',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
  }).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)])),
);
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** The number that begins at a token, with where it ends. */
export const numberAt = (
  { language, said }: Tokens,
  at: number,
): { value: number; to: number } | undefined => {
  const [one = '', two = '', three = ''] = said.slice(at, at + 3);
  if (/^\d{1,4}$/.test(one)) return { value: Number(one), to: at + 1 };
  if (language === 'en') {
    if (/^(?:a|the)$/.test(one) && /^(?:couple|pair)$/.test(two) && three === 'of')
      return { value: 2, to: at + 3 };
    if (one === 'half' && two === 'a' && three === 'dozen') return { value: 6, to: at + 3 };
    if (one === 'a' && two === 'dozen') return { value: 12, to: at + 2 };
    if (one === 'a' && two === 'few') return { value: 3, to: at + 2 };
    const ten = tens[one];
    if (ten !== undefined) {
      const rest = units[two];
      if (rest !== undefined && rest < 10 && !/^an?$/.test(two)) return { value: ten + rest, to: at + 2 };
      return { value: ten, to: at + 1 };
    }
  }
  const unit = units[one];
  const isVietnamese =
    /[^a-z]/.test(one) || /^(?:mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi|tu|lam)$/.test(one);
  if (unit === undefined || (language === 'en') === isVietnamese) return undefined;
  if (language === 'vi' && /^(?:mot|bon|nam|sau|bay|tam|chin|muoi|tu|lam|chuc)$/.test(one)) return undefined;
  // "Sau", "muoi" and "nam" are other words more often.
  const isDoubtful = language === 'vi-plain' && /^(?:sau|muoi|nam|tu|lam|bay|tam|chuc)$/.test(one);
  if (isDoubtful && !/^(?:nguoi|người|ng|dua|be|chau|ban|chi|anh|muoi|cap)$/.test(two)) return undefined;
  if (language !== 'en' && unit <= 10) {
    const next = units[two] ?? 0;
    const isTen = /^(?:mươi|mười|muoi|chục|chuc)$/.test(two);
    if (isTen && unit < 10) {
      const last = units[three] ?? 0;
      return last > 0 && last < 10
        ? { value: unit * 10 + last, to: at + 3 }
        : { value: unit * 10, to: at + 2 };
    }
    if (unit === 10 && next > 0 && next < 10 && !/^(?:a|an)$/.test(two))
      return { value: 10 + next, to: at + 2 };
  }
  return { value: unit, to: at + 1 };
};
