import { useTranslation } from 'react-i18next';

/** `t` with the texts of what visitors can book: programmes, departures, places, rooms. */
export function useBookablesText() {
  return useTranslation('admin_bookables').t;
}
