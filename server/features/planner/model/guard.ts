import { words } from '../understand/text';
import type { Known } from './known';

/** More than this nobody reads in a chat. */
const mostLetters = 5000;
const longestSentence = 700;

/** Names that are no places, and words that are written with a capital without being names. */
const commonNames = new Set(
  `I I'm I'll I've I'd Vietnam Vietnamese Viet Việt Nam Asia Asian French Chinese Khmer Cham Hmong English UNESCO World Heritage
  January February March April May June July August September October November December
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday Day Days Ngày Tháng Tết Tet Year New Christmas VND USD AM PM OK
  Bắc Trung Tây Đông North South East West Mekong Delta Anh Pháp Âu Á`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);

const placeNouns =
  'restaurant|hotel|hostel|homestay|resort|cafe|café|bar|pub|temple|pagoda|museum|gallery|market|beach|bridge|tower|palace|mall|park|waterfall|cave|island|village|theatre|theater|club|spa|villa|garden';
const genericWords = new Set(
  `a an the this that these those any some each every no another your our its of in at to and or for by from with near local small quiet busy old new good great nice
  best main famous popular night morning evening central public city town food street craft history art war fine seafood vegetarian beautiful next first second
  last other more many few two three whole large big little one floating weekend royal ancient historic traditional lovely sandy sunny free`.split(
    /\s+/,
  ),
);

const secrets = words(
  'system prompt|api key|instructions? (?:say|are|were)|my instructions|these rules|ai_api_key|chi dan he thong',
);
const addresses = /https?:|www\.|\b[\w-]+\.(?:com|net|org|vn|io|example|info)\b|@|\+?\d[\d .-]{7,}\d/i;

/** Without markup, and without letters that nobody sees; tokens are left alone. */
const plainText = (text: string): string =>
  text
    .replace(/\[([^\][]+)\]\([^)]*\)/g, '$1')
    .split(/(\[\[[^\]]*\]\])/)
    .map((part) => (part.startsWith('[[') ? part : part.replace(/<[^>]*>/g, '').replace(/[*_`#~]+/g, '')))
    .join('')
    .replace(/[^\P{C}\n]/gu, '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names of known records become their tokens. */
const withTokens = (sentence: string, known: Known): string =>
  known.titles().reduce((text, [title, token]) => {
    if (title.length < 3 || !text.toLowerCase().includes(title.toLowerCase())) return text;
    const parts = text.split(/(\[\[[^\]]*\]\])/);
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(title)}(?![\\p{L}\\p{N}])`, 'giu');
    return parts.map((part) => (part.startsWith('[[') ? part : part.replace(pattern, token))).join('');
  }, sentence);

/** Words with a capital, one after the other. */
const capitals = /\p{Lu}[\p{L}\p{M}'’-]*(?:[ ](?:of|de|the|and)?[ ]?\p{Lu}[\p{L}\p{M}'’-]*)*/gu;

const isCommon = (word: string) => commonNames.has(word.toLowerCase().replace(/['’]s$/, ''));

/** Whether a sentence names something that is no record. */
const namesOther = (sentence: string): boolean => {
  const bare = sentence.replace(/\[\[[^\]]*\]\]/g, ' # ');
  for (const match of bare.matchAll(capitals)) {
    const named = match[0].split(' ').filter((word) => /^\p{Lu}/u.test(word));
    const isFirst =
      /^[\s"“'(–—-]*$/.test(bare.slice(0, match.index)) ||
      /[.:!?]\s+["“'(]?$/.test(bare.slice(0, match.index));
    // The first word of a sentence has its capital for that; what follows it does not.
    const telling = (isFirst ? named.slice(1) : named).filter((word) => !isCommon(word));
    if (telling.length > 0) return true;
  }
  const small = bare.toLowerCase();
  for (const [, before = ''] of small.matchAll(
    new RegExp(`([\\p{L}'’-]+) (?:${placeNouns})(?![\\p{L}])`, 'gu'),
  )) {
    if (!genericWords.has(before)) return true;
  }
  return false;
};

/** A sentence as it may be said, or `null`. */
const checked = (raw: string, known: Known): string | null => {
  const sentence = withTokens(plainText(raw), known);
  if (sentence.trim() === '') return '';
  const bare = sentence.replace(/\[\[[^\]]*\]\]/g, '');
  const named = sentence.match(/\[\[[^\]]*\]\]/g) ?? [];
  if (sentence.length > longestSentence || addresses.test(bare) || bare.includes('[[') || bare.includes(']]'))
    return null;
  if (named.some((token) => !known.has(token)) || secrets.test(bare.toLowerCase())) return null;
  return namesOther(sentence) ? null : sentence;
};

/** The end of a sentence or a line; not the dot of "3.5" or of a token. */
const sentenceEnd = /(?<=[.!?…]["”')]*)\s+|(?<=\n)/;

/**
 * Lets what a model says out sentence by sentence. A sentence with a name that is no known record, a token that no tool
 * returned, an address or a secret is left out; a known record's name becomes its token.
 */
export const createGuard = (known: Known) => {
  let held = '';
  let said = 0;
  const counts = { kept: 0, dropped: 0 };

  const release = (sentence: string): string => {
    const text = said < mostLetters ? checked(sentence, known) : null;
    if (text === null) counts.dropped += 1;
    else if (text.trim() !== '') counts.kept += 1;
    said += text?.length ?? 0;
    return text ?? '';
  };

  return {
    counts,
    /** @returns what may be said now */
    push(text: string): string {
      held += text;
      const parts = held.split(sentenceEnd);
      held = parts.pop() ?? '';
      if (held.length > longestSentence * 2) held = '';
      return parts
        .map((part) => release(part))
        .filter((part) => part !== '')
        .map((part) => (part.endsWith('\n') ? part : `${part} `))
        .join('');
    },
    end(): string {
      const last = release(held);
      held = '';
      return last;
    },
  };
};
