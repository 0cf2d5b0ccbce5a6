/** Languages of the site, in the order they are offered; the first is the default. */
export const languages = ['en', 'vi'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Narrows any value to a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The other one of the two languages. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'vi' : 'en';
}

/** The language as the API's `Accept-Language` header wants it. */
export function apiLanguage(language: Language): string {
  return language === 'vi' ? 'vn' : language;
}

/** The language that the first part of a path names, if it does. */
export function languageOfPath(pathname: string): Language | undefined {
  const [, first] = pathname.split('/');
  return isLanguage(first) ? first : undefined;
}
