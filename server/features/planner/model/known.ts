import { type NamedKind, token } from '../stream/events';
import { wordsOf } from '../understand/text';

/** Records that the model may name: those that tools returned, those of the plan, and the cities. */
export const createKnown = () => {
  const titles = new Map<string, string>();
  const tokens = new Map<string, string>();
  return {
    add(kind: NamedKind, id: number, title: string): string {
      const text = token({ kind, id });
      titles.set(text, title);
      const words = wordsOf(title);
      if (words.length >= 2 && !tokens.has(words)) tokens.set(words, text);
      return text;
    },
    has: (text: string): boolean => titles.has(text),
    /** Titles with their tokens, the longest first. */
    titles: (): Array<[title: string, token: string]> =>
      [...titles]
        .map(([text, title]): [string, string] => [title, text])
        .sort((a, b) => b[0].length - a[0].length),
    /** Whether some words are a record's title, and then its token. */
    tokenOf: (words: string): string | undefined => tokens.get(words),
  };
};

export type Known = ReturnType<typeof createKnown>;
