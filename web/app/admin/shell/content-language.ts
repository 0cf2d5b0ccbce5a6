import { useSearchParams } from '@remix-run/react';
import { isLanguage, type Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';

/** The language of the content that is looked at: `lang_id` in the address, the editor's own without it. */
export function useContentLanguage(): Language {
  const [query] = useSearchParams();
  return contentLanguage(query, useLanguage());
}

/** @param own the language that the back office speaks to this editor */
export function contentLanguage(query: URLSearchParams, own: Language): Language {
  const asked = query.get('lang_id');
  if (asked === 'vn') return 'vi';
  return isLanguage(asked) ? asked : own;
}

/** A path with the language of content, which is left out when it is the editor's own. */
export function withContentLanguage(path: string, language: Language, own: Language): string {
  return language === own ? path : `${path}?lang_id=${language}`;
}
