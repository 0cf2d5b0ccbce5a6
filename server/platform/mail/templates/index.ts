import type { Language } from '../../../language';
import type { LetterText } from '../template';
import type { LetterCode } from './codes';
import { customerLetters } from './customer-letters';
import { en } from './en';
import { orderLetters } from './order-letters';
import { vi } from './vi';

export { isLetterCode, type LetterCode, type LetterValues, letterVariables } from './codes';

/** Texts that ship with the code; those that editors keep in the database come before them. */
export const bundledLetters: Record<Language, Record<LetterCode, LetterText>> = {
  en: { ...en, ...customerLetters.en, ...orderLetters.en },
  vi: { ...vi, ...customerLetters.vi, ...orderLetters.vi },
};
