import { useTranslation } from 'react-i18next';

/** `t` with the texts of the screens of settings. */
export function useWords() {
  return useTranslation('admin_settings').t;
}

export type Words = ReturnType<typeof useWords>;
