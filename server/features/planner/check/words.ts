import type { Language } from '../../../language';
import { message } from '../../../platform/messages';
import type { Finding } from './finding';

const locale = { en: 'en-GB', vi: 'vi-VN' } as const;

/** Months have names in English and numbers in Vietnamese. */
const monthIn = (language: Language, month: number): string =>
  language === 'vi'
    ? String(month)
    : new Date(Date.UTC(2000, month - 1)).toLocaleString(locale.en, { month: 'long', timeZone: 'UTC' });

const valueIn = (language: Language, name: string, value: string | number): string => {
  if (typeof value === 'string') return value;
  return name === 'month' ? monthIn(language, value) : value.toLocaleString(locale[language]);
};

/** What is said of a finding in a language. */
export const messageOf = ({ says, values }: Finding, language: Language): string =>
  message(
    language,
    says,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueIn(language, name, value)])),
  );
