import { distanceKm } from '../../../distance';
import { createNameIndex } from '../../../geography/gazetteer/name-index';
import { hasAccents, isRatherThat } from './accents';
import { lettersApart } from './letters-apart';
import { formerRank, type Name } from './place-names';
import { isPlainSpeech } from './plain-speech';
import type { Text } from './text';

const indexes = new WeakMap<readonly Name[], ReturnType<typeof createNameIndex<Name>>>();

const indexOf = (names: readonly Name[]) => {
  const index = indexes.get(names) ?? createNameIndex(names.map((value) => ({ name: value.words, value })));
  indexes.set(names, index);
  return index;
};

const houses =
  '(?:hotel|hostel|resort|homestay|guest ?house|villa|spa|restaurant|cafe|bar|cruise|khach san|nha hang|nha nghi|ks)s?';
const houseAfter = new RegExp(`^(?: \\p{L}+)? ${houses}(?!\\p{L})`, 'u');
// "A bar in Saigon" is no name of a bar.
const houseBefore = new RegExp(
  `(?<!\\p{L})${houses}(?: (?!(?:in|near|at|around|from|to|o|tai|gan|den|di) )\\p{L}+){0,2} $`,
  'u',
);

/** Whether a name is that of a house to sleep or to eat in. */
const isOfHouse = (folded: string, at: number, end: number): boolean =>
  houseAfter.test(folded.slice(end)) || houseBefore.test(folded.slice(0, at));

/** A name in a text. */
export interface Mention {
  target: Name['target'];
  at: number;
  end: number;
  isSight?: boolean;
  isGate?: boolean;
  /** The folded name of a province, where that was said. */
  province?: string;
}

/** The city for which a name stands; `null` where it has none. */
export const idOf = ({ target }: Mention): number | null => ('city' in target ? target.city.id : null);

/** "Quảng Ninh" is the province before it is a district of that name elsewhere. */
const farApartKm = 60;

/**
 * Several cities lie in one province: the one that bears its name comes first, then those that have always been in it.
 */
const farFrom = ({ target, words }: Name): number => {
  if (!('city' in target)) return 0;
  const { names, provinces } = target.city;
  if (names.some((name) => ` ${words} `.includes(` ${name} `))) return 0;
  return provinces.at(-1) === words ? 1 : 2;
};

const rankOf = ({ target, rank }: Name, values: readonly Name[]): number => {
  if ('city' in target) return rank;
  const provinces = values.flatMap(({ rank: of, target: other, words }) =>
    of === 3 && 'city' in other && other.city.provinces.at(-1) === words ? [other.city] : [],
  );
  return provinces.length > 0 && provinces.every((city) => distanceKm(city, target.place) > farApartKm)
    ? 3.5
    : rank;
};

const childBefore =
  /(?<!\p{L})(?:with|for|(?:i|me|myself|wife|husband|partner|daughter) (?:and|&)|because|that|if|says|take|bring) $/u;
const childBehind =
  /^(?: ?\(?\d|'s|[ ,]+(?:who|aged|is|are|has|have|and (?:i|me)|turns|will|can|cannot|can't|loves?|likes?|needs?|wants?|hates?|doesn't|does|eats)(?!\p{L}))/u;

/** "I and my son are coeliac" speaks of a child, not of Mỹ Sơn. */
const isChild = (folded: string, at: number, end: number): boolean =>
  childBefore.test(folded.slice(0, at)) || childBehind.test(folded.slice(end));

/** "Đổi thành Bà Nà" is no Thanh Ba. */
const into =
  /(?<!\p{L})(?:doi|chuyen|thay|sua|bien|tro)(?: (?:lai|het|luon|cai|do|nay|no|lich|ngay \d+|ca chuyen))* $/u;

/** Names as they stand, longest first, each stretch of the text once. */
export const exactly = (
  { folded, raw }: Text,
  names: readonly Name[],
): { named: Mention[]; rest: string } => {
  const index = indexOf(names);
  const isMeant = ({ target, words, rank, isNickname, isMeant: means }: Name, at: number, end: number) => {
    // A house is called by an old name wherever it stands: the "Indochina Tourane hotel" of Sài Gòn.
    if ((rank === formerRank || isNickname) && isOfHouse(folded, at, end)) return false;
    if (words === 'my son' && isChild(folded, at, end)) return false;
    if (into.test(folded.slice(Math.max(0, at - 40), at)) && words.startsWith('thanh ')) return false;
    if (raw.length !== folded.length) return true;
    const written = raw.slice(at, end);
    // A destination's own name stands for it wherever it does.
    if (!(rank === 0 && 'city' in target) && isPlainSpeech(words, written, folded.slice(0, at))) return false;
    return 'city' in target ? (means?.(written) ?? true) : target.place.isMeant(words, written);
  };
  const named = index.find(folded, isMeant).flatMap(({ at, end, values }): Mention[] => {
    const [best] = [...values].sort(
      (a, b) => rankOf(a, values) - rankOf(b, values) || farFrom(a) - farFrom(b),
    );
    if (!best || best.isRecorded) return [];
    const { target, isSight, isGate, isProvince, words } = best;
    return [
      {
        target,
        at,
        end,
        ...(isSight ? { isSight } : {}),
        ...(isGate ? { isGate } : {}),
        ...(isProvince ? { province: words } : {}),
      },
    ];
  });
  let rest = folded;
  for (const { at, end } of named) rest = rest.slice(0, at) + '#'.repeat(end - at) + rest.slice(end);
  return { named, rest };
};

/** A letter that is none of plain Latin. */
const marked = /[^ -~]/u;

/** Words that look like a misspelt city and are none. */
const noCities = new Set([
  'hoian',
  'other',
  'mountain',
  'and',
  'sapa',
  'ninh',
  'hotel',
  'hours',
  'bayha',
  'consong',
]);

/** "day at" is not "Đà Lạt": who writes two words mistakes a letter of one of them. */
const isWordByWord = (run: readonly string[], name: readonly string[]): boolean =>
  run.length === 1 ||
  (run.length === name.length &&
    run.every((word, index) => {
      const own = name[index] ?? '';
      return word === own || (own.length >= 3 && word.length >= 3 && lettersApart(word, own, 1) <= 1);
    }) &&
    run.filter((word, index) => word !== name[index]).length === 1);

/** Misspelt names: one letter wrong in a word of five to seven, two in a longer one. @param lower the text as typed */
export const nearly = (text: string, names: readonly Name[], lower = text): Mention[] => {
  const isAccented = lower.length === text.length && hasAccents(lower);
  const tokens = [...text.matchAll(/[\p{L}]+/gu)].map((match) => ({ word: match[0], at: match.index }));
  // Nicknames of two words are too like other words: "làm lồng" is not "Lâm Đồng".
  const own = names.filter(
    ({ rank, words, isNickname }) =>
      rank === 0 &&
      words.replaceAll(' ', '').length >= 5 &&
      !(isNickname && words.replaceAll(' ', '').length < 6),
  );
  const named: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    for (const length of [3, 2, 1]) {
      const run = tokens.slice(index, index + length);
      const joined = run.map(({ word }) => word).join('');
      const isApart = run.some((token, at) => {
        const after = run[at + 1];
        return after !== undefined && !/^[ -]$/.test(text.slice(token.at + token.word.length, after.at));
      });
      if (isApart) continue;
      if (run.length < length || joined.length < 5 || noCities.has(joined)) continue;
      // "Hợp lý hơn" is not Lý Sơn: who writes accents doesn't mistake a letter of so few.
      if (isAccented && length === 2 && joined.length < 7) continue;
      const most = length === 1 && joined.length >= 8 ? 2 : 1;
      const near = own.find(
        ({ words }) =>
          words[0] === joined[0] &&
          lettersApart(joined, words.replaceAll(' ', ''), most) <= most &&
          isWordByWord(
            run.map(({ word }) => word),
            words.split(' '),
          ),
      );
      if (!near) continue;
      const last = run.at(-1);
      const [from, to] = [run[0]?.at ?? 0, last ? last.at + last.word.length : 0];
      if (near.isNickname && isOfHouse(text, from, to)) continue;
      const typed = lower.slice(from, to);
      if (isAccented && 'city' in near.target) {
        const { title } = near.target.city;
        // "Phộng nhé" has marks where Phong Nha has none.
        if (!isRatherThat(typed, title) || (marked.test(typed) && !marked.test(title))) continue;
      }
      named.push({ target: near.target, at: from, end: to });
      index += length - 1;
      break;
    }
  }
  return named;
};
