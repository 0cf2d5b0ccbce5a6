import { englishWords, namesToo } from './english-words';

/** A piece of a text. */
export interface TextPart {
  text: string;
  isVietnamese: boolean;
}

/** The form of a Vietnamese syllable, without its marks. */
const syllable = /^(ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnprstvx])?[aeiouy]{1,3}(ng|nh|ch|[cmnpt])?$/;
/** Letters that no other language of these pages has. */
const own = /[đăơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;
const word = /([\p{L}\p{M}]+)/u;
/** Whether a text can have anything Vietnamese in it, which most have not. */
const anyMark = /\P{ASCII}/u;
/** Places that are written without a single mark. */
const unmarked =
  /(?<![\p{L}\p{M}])(?:Nha Trang|Sa Pa|Phong Nha|Kon Tum|Gia Lai|Gia Long|Cam Ranh|Phan Rang|An Giang|Tam Giang|Kim Long|Vu Lan|Thanh Minh|Minh Khai|Quang Trung|Khe Sanh)(?![\p{L}\p{M}])/u;

const bare = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
const isCapital = (text: string) => /^\p{Lu}/u.test(text);
const isSyllable = (text: string) => syllable.test(bare(text));

/** Whether a word is Vietnamese for itself: by its letters, or by its marks and its form. */
const isOwn = (text: string): boolean => {
  const composed = text.normalize('NFC');
  return own.test(composed) || (anyMark.test(composed) && isSyllable(composed));
};

/** Whether a word without marks belongs to the Vietnamese one beside it. */
function joins(text: string, beside: string): boolean {
  if (anyMark.test(text) || !isSyllable(text)) return false;
  const lower = text.toLowerCase();
  return !englishWords.has(lower) || (namesToo.has(lower) && isCapital(text) && isCapital(beside));
}

/** Which of the pieces (words, and what is between them) are Vietnamese. */
function found(pieces: readonly string[]): boolean[] {
  const is = pieces.map((piece, index) => index % 2 === 1 && isOwn(piece));
  // From each word that is known to what stands before and behind it, word by word.
  const spread = (from: number, step: 2 | -2) => {
    const next = from + step;
    const [here, there] = [pieces[from], pieces[next]];
    if (!here || !there || is[next] || pieces[from + step / 2] !== ' ' || !joins(there, here)) return;
    is[next] = true;
    spread(next, step);
  };
  for (const index of is.flatMap((known, at) => (known ? [at] : []))) {
    spread(index, 2);
    spread(index, -2);
  }
  // A space between two of them is theirs.
  return is.map((known, index) => known || (pieces[index] === ' ' && !!is[index - 1] && !!is[index + 1]));
}

function withUnmarked(text: string): TextPart[] {
  const name = unmarked.exec(text);
  if (!name) return [{ text, isVietnamese: false }];
  return [
    { text: text.slice(0, name.index), isVietnamese: false },
    { text: name[0], isVietnamese: true },
    ...withUnmarked(text.slice(name.index + name[0].length)),
  ];
}

/**
 * The pieces of an English text that are Vietnamese: names and dishes. A word is known by its marks; words without any
 * belong to it where they stand beside it, have the form of a syllable and are not English. What is called the same in
 * Vietnamese, if that is given, is Vietnamese as a whole if all its words are syllables.
 */
export function vietnameseParts(text: string, vietnamese?: string): TextPart[] {
  if (text === vietnamese && text.split(/[^\p{L}\p{M}]+/u).every((one) => one === '' || isSyllable(one)))
    return [{ text, isVietnamese: true }];
  if (!anyMark.test(text) && !unmarked.test(text)) return [{ text, isVietnamese: false }];
  const pieces = text.split(word);
  const is = found(pieces);
  const runs: TextPart[] = [];
  for (const [index, piece] of pieces.entries()) {
    const isVietnamese = is[index] === true;
    const last = runs.at(-1);
    if (last?.isVietnamese === isVietnamese) last.text += piece;
    else runs.push({ text: piece, isVietnamese });
  }
  return runs
    .flatMap((run) => (run.isVietnamese ? [run] : withUnmarked(run.text)))
    .filter((part) => part.text);
}

/** The same for HTML: names between its tags stand in elements of that language, but for what names its own. */
export function markVietnamese(html: string): string {
  if (!anyMark.test(html) && !unmarked.test(html)) return html;
  let within = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece, index) => {
      if (index % 2 === 1) {
        // What says its language itself is left alone up to its end; elements in it are counted.
        if (within > 0 || /\slang=/.test(piece)) within += depthOf(piece);
        return piece;
      }
      if (within > 0) return piece;
      return vietnameseParts(piece)
        .map(({ text, isVietnamese }) => (isVietnamese ? `<span lang="vi">${text}</span>` : text))
        .join('');
    })
    .join('');
}

function depthOf(tag: string): number {
  if (tag.startsWith('</')) return -1;
  return /^<(?:area|br|col|hr|img|input|source|track|wbr)\b|\/>$/.test(tag) ? 0 : 1;
}
