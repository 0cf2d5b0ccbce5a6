import { useTranslation } from 'react-i18next';
import type { Language } from '~/i18n/languages';
import { useAdminText } from '../text';

/** `t` with the texts about translations. */
export function useTranslationsText() {
  return useTranslation('admin_translations').t;
}

/** Names of the languages of content, as they stand inside of a sentence. */
export function useLanguageName() {
  const t = useAdminText();
  return (language: Language) => {
    const name = t(`language.${language}`);
    return t('language_code') === 'vi' ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  };
}
