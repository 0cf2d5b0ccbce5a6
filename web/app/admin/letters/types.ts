import type { Language } from '~/i18n/languages';

export const letterParts = ['subject', 'html', 'text'] as const;
export type LetterPart = (typeof letterParts)[number];
export type LetterText = Record<LetterPart, string>;

/** A letter as its list shows it. */
export interface LetterRow {
  /** Null while no editor has changed it. */
  id: number | null;
  code: string;
  subject: string;
  variables: string[];
  edited: Record<Language, boolean>;
  version: number | null;
  updated_at: string | null;
}

/** A letter in one language, with what ships beside it. */
export interface Letter extends LetterRow, LetterText {
  lang_id: Language;
  bundled: LetterText;
}

export type Letters = Record<Language, Letter>;

/** What a letter is sent for must stay in it. */
export const neededVariables = (variables: readonly string[]) => variables.filter((name) => name === 'link');
