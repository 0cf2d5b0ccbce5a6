import { useTranslation } from 'react-i18next';

/** `t` with the texts of what visitors have to know of a record. */
export function useVisitorText() {
  return useTranslation('admin_visitor').t;
}
