import type { Language } from '../../language';
import { en } from './en';
import type { MessageKey } from './key';
import { rightName } from './rights';
import { vi } from './vi';

export type { MessageKey };

const texts: Record<Language, Record<MessageKey, string>> = { en, vi };

/** The text for `key` in the reader's language, with `{name}` replaced by values; `{right}` by what a right is called. */
export const message = (
  language: Language,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string =>
  texts[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = String(values[name] ?? whole);
    return name === 'right' ? rightName(language, value) : value;
  });
