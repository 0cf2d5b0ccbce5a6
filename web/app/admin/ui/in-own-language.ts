import { type Language, otherLanguage } from '~/i18n/languages';

/** What is said in the editor's own language, else in the other one; empty where neither says it. */
export const inOwnLanguage = (texts: Readonly<Partial<Record<Language, string>>>, own: Language): string =>
  texts[own] || texts[otherLanguage(own)] || '';
