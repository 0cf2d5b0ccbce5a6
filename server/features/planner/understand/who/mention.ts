import type { Word } from './lexicon';

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
  /** Comes right behind such a word. */
  isWith?: true;
  /** How it hangs on the one before, where nothing else stands between. */
  link?: 'and' | 'with' | 'comma' | 'next' | 'in';
  /** "Our friends are two": said of others. */
  isOther?: true;
  /** "Two more people", "bớt 2 người": beside those of before, or of them. */
  change?: 'more' | 'less';
  /** Said to come along as well. */
  comes?: true;
  /** "Two grown sons". */
  isGrown?: true;
  /** Points to who is known: "the kids", "bé" alone. */
  isBare: boolean;
}

/** Whether a word is a sign beside a number that counts something else: "2tr/người", "5 %". */
export const hasSign = (value: string | undefined): boolean => value !== undefined && /[/%$€£]/.test(value);
