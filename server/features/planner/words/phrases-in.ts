import type { Language } from '../../../language';
import { en } from './en';
import type { Phrases } from './phrases';
import { vi } from './vi';

const phrases: Record<Language, Phrases> = { en, vi };

export const phrasesIn = (language: Language): Phrases => phrases[language];
