import { useTranslation } from 'react-i18next';

/** `t` with the texts about languages and the words of the interface. */
export function useLanguagesText() {
  return useTranslation('admin_languages').t;
}

export type LanguagesText = ReturnType<typeof useLanguagesText>;
