/** Long sentences are cut off by some voices; between two of these nothing is lost. */
const LONGEST = 220;

/** A text in pieces that a voice says in one breath: sentences, and parts of those that are too long. */
export function spokenPieces(text: string): string[] {
  const sentences = text.replace(/\s+/g, ' ').match(/[^.!?…]+[.!?…]*["'”’)]*\s*/gu) ?? [];
  return sentences
    .flatMap((sentence) =>
      sentence.length <= LONGEST ? sentence : (sentence.match(/[^,;:–]+[,;:–]*\s*/gu) ?? sentence),
    )
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** The best of the device's voices for a language: one that works without a connection, if there is one. */
export function voiceFor(
  voices: readonly Pick<SpeechSynthesisVoice, 'lang' | 'localService'>[],
  language: string,
): number {
  const speaks = voices.map(({ lang }) => lang.replace('_', '-').toLowerCase().split('-')[0] === language);
  const local = voices.findIndex(({ localService }, index) => speaks[index] && localService);
  return local >= 0 ? local : speaks.indexOf(true);
}

/** The words of HTML that an editor wrote, paragraph by paragraph. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<\/(p|li|h\d|blockquote)>/gi, '. ')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/([.!?…])\s*\./g, '$1');
