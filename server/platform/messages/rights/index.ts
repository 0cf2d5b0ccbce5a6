import type { Language } from '../../../language';
import { rightsEn } from './en';
import { rightsVi } from './vi';
import type { RightWords } from './words';

const words: Record<Language, RightWords> = { en: rightsEn, vi: rightsVi };

const wordOf = (of: Readonly<Record<string, string>>, name: string): string => of[name] ?? name;

/** What the role matrix calls a right, as one phrase: `blog.publish` is "Publish stories". */
export const rightName = (language: Language, right: string): string => {
  const [subject = '', action = ''] = right.split('.');
  const { actions, subjects } = words[language];
  return `${wordOf(actions, action)} ${wordOf(subjects, subject)}`;
};
