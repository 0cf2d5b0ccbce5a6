/**
 * Vietnamese that was typed while the keyboard did not make accents of it ("ddaf lajt", "huees"), by the Telex rules:
 * doubled letters, `w`, and a letter for the tone after the vowel; or by the VNI rules, with digits. English is left alone.
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

/** A word as the VNI rules type it: a digit for each accent, behind a vowel or behind `d`. */
const vni = /^[a-z]*(?:d9|[aeiouy][1-8])[a-z1-9]*$/;
/** Days, hours, months and names with a number are no such words. */
const counted = /^(?:[a-z]\d{1,2}|\d.*|covid19|vnd?\d+)$/;

/** The text without the digits that stand for accents, where several words have them. */
const withoutVni = (folded: string): string => {
  const isTyped = (word: string) => vni.test(word) && !counted.test(word) && !/\d{3}/.test(word);
  const typed = (folded.match(/[a-z][a-z0-9]*/g) ?? []).filter(isTyped).length;
  if (typed < 2) return folded;
  return folded.replace(/[a-z][a-z0-9]*/g, (word) => (isTyped(word) ? word.replace(/\d/g, '') : word));
};

/** The text without accents, where it is such Vietnamese; otherwise as it is. @param typed small letters, no accents */
export const withoutTelex = (typed: string): string => {
  const folded = withoutVni(typed);
  const tokens = folded.match(/[a-z]+/g) ?? [];
  const sure = tokens.filter((token) => surely.test(token) && syllable.test(token)).length;
  if (sure < 2 || english.test(folded)) return folded;
  return folded.replace(/[a-z]+/g, plain);
};
