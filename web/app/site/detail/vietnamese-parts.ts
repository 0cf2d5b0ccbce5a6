/** A piece of a title. */
export interface TitlePart {
  text: string;
  isVietnamese: boolean;
}

/** The form of a Vietnamese syllable, without its marks. */
const syllable = /^(ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnprstvx])?[aeiouy]{1,3}(ng|nh|ch|[cmnpt])?$/;
const bare = (word: string) =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
const hasMarks = (text: string) => /[đ\p{M}]/iu.test(text.normalize('NFD'));
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * The pieces of a title that are Vietnamese: words of that language's form which the Vietnamese title has too. A run of
 * them counts if any letter is one that English doesn't have, or if there is nothing else in both titles; what a hotel
 * is called the same in both languages isn't Vietnamese for that.
 */
export function vietnameseParts(title: string, vietnamese: string): TitlePart[] {
  const shared = new Set(wordsOf(vietnamese.toLowerCase()).filter((word) => syllable.test(bare(word))));
  const runs: TitlePart[] = [];
  for (const text of title.split(/([\p{L}\p{M}]+)/u)) {
    const last = runs.at(-1);
    const isVietnamese = shared.has(text.toLowerCase()) || (text === ' ' && last?.isVietnamese === true);
    if (last?.isVietnamese === isVietnamese) last.text += text;
    else if (text !== '') runs.push({ text, isVietnamese });
  }
  return runs
    .flatMap(({ text, isVietnamese }) => {
      const name = text.trimEnd();
      const counts = isVietnamese && (hasMarks(name) || (name === title && name === vietnamese));
      return counts && name !== text
        ? [
            { text: name, isVietnamese: true },
            { text: text.slice(name.length), isVietnamese: false },
          ]
        : [{ text, isVietnamese: counts }];
    })
    .filter(({ text }) => text !== '');
}
