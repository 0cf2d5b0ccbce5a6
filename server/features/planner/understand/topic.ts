import type { interests } from '../plan-shapes';

export type Interest = (typeof interests)[number];

/**
 * What people ask for or want to avoid: how they call it, and by which tags, themes, categories and types (their
 * English slugs) records of it are known. Some are a choice of the wizard (`interest`), some a part of one.
 */
export interface Topic {
  name: string;
  interest: Interest | null;
  /** With accents as typed where the word without them means something else. */
  said: RegExp[];
  signals: readonly string[];
  /** By which words of a title, folded, it is known where no tag tells. */
  titles?: RegExp;
  /** What it is called, where it is no interest of the wizard. */
  label?: { en: string; vi: string };
}
