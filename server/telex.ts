/**
 * Vietnamese that was typed while the keyboard did not make accents of it ("ddaf lajt", "huees"), by the Telex rules:
 * doubled letters, `w`, and a letter for the tone after the vowel. English is left alone.
 */

const syllable =
  /^(ngh|ng|nh|gh|gi|kh|ph|th|tr|ch|qu|dd|[bcdghklmnpqrstvx])?([aeiouyw]{1,4})([sfrxj])?(ch|ng|nh|[cmnpt])?([sfrxj])?$/;

/** What no English word looks like: `dd` at the front, or the letter of a tone between a vowel and the end of a syllable. */
const surely =
  /^dd|(?:aa|ee|oo|aw|ow|uw)[iyuo]?[sfrxj]|[aeiouy][fj](?:ch|ng|nh|[cmnpt])?$|[iu]ee|uow|[aeiouy](?:ng|nh)[sfrxj]$/;

/** Few of these words are enough to tell that somebody writes English. */
const english =
  /(?:^| )(?:the|and|for|with|days?|from|we|i|my|our|in|of|if|or|please|want|is|are|kids?|family|people|to|self|half)(?: |$)/;

const plain = (word: string): string => {
  const parts = syllable.exec(word);
  if (!parts) return word;
  const [, begin = '', vowels = '', , end = ''] = parts;
  return `${begin === 'dd' ? 'd' : begin}${vowels.replace(/aa/g, 'a').replace(/ee/g, 'e').replace(/oo/g, 'o').replace(/w/g, '')}${end}`;
};

/** Each word as it would read if it were such Vietnamese, whatever it is. For what is then looked up as a whole. */
export const asTelex = (folded: string): string => folded.replace(/[a-z]+/g, plain);

/** The text without accents, where it is such Vietnamese; otherwise as it is. @param folded small letters, no accents */
export const withoutTelex = (folded: string): string => {
  const tokens = folded.match(/[a-z]+/g) ?? [];
  const sure = tokens.filter((token) => surely.test(token) && syllable.test(token)).length;
  if (sure < 2 || english.test(folded)) return folded;
  return folded.replace(/[a-z]+/g, plain);
};
