import { useTranslation } from 'react-i18next';

/** `t` with the texts of the editors' daily work: what waits, bin, tags, links, jobs, import. */
export function useWorkText() {
  return useTranslation('admin_desk').t;
}

export type WorkText = ReturnType<typeof useWorkText>;
