import { useTranslation } from 'react-i18next';

/** `t` with the texts about people: accounts, roles, rights, the audit log, letters, the second factor. */
export function usePeopleText() {
  return useTranslation('admin_people').t;
}

export type PeopleText = ReturnType<typeof usePeopleText>;
