import { useTranslation } from 'react-i18next';

/** `t` with the texts of the editors' daily work: what waits, bin, tags, links, jobs, import. */
export function useDeskText() {
  return useTranslation('admin_desk').t;
}

export type DeskText = ReturnType<typeof useDeskText>;
