import { useTranslation } from 'react-i18next';

/** `t` with the texts of the back office. */
export function useAdminText() {
  return useTranslation('admin').t;
}

export type AdminText = ReturnType<typeof useAdminText>;
