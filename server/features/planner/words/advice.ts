import type { Language } from '../../../language';
import { adviceEn } from './advice-en';
import { adviceVi } from './advice-vi';
import type { AdviceWords } from './advice-words';

const all: Record<Language, AdviceWords> = { en: adviceEn, vi: adviceVi };

export const adviceWords = (language: Language): AdviceWords => all[language];
