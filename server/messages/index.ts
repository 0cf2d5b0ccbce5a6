import type { Language } from '../language';
import { en } from './en';
import { vi } from './vi';

export type MessageKey = keyof typeof en;

const texts: Record<Language, Record<MessageKey, string>> = { en, vi };

/** The text for `key` in the reader's language, with `{name}` replaced by values. */
export const message = (
  language: Language,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string =>
  texts[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
