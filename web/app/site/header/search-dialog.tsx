import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '~/ui/dialog';
import { SearchBox } from './search-box';

/** The search over the whole of a small screen. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('site');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('search.label')}
      className="mt-2! max-sm:w-[calc(100vw-1rem)]!"
    >
      <SearchBox id="search-in-dialog" input={input} onLeave={onClose} inDialog />
    </Dialog>
  );
}
