import { useSearchParams } from '@remix-run/react';
import { isLanguage, type Language } from '~/i18n/languages';

/** The language of the content that is looked at: `lang_id` in the address, Vietnamese without it. */
export function useContentLanguage(): Language {
  const [query] = useSearchParams();
  return contentLanguage(query);
}

export function contentLanguage(query: URLSearchParams): Language {
  const asked = query.get('lang_id');
  if (asked === 'vn') return 'vi';
  return isLanguage(asked) ? asked : 'vi';
}

/** A path with the language of content, which is left out when it is the usual one. */
export function withContentLanguage(path: string, language: Language): string {
  return language === 'vi' ? path : `${path}?lang_id=${language}`;
}
