import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '~/ui/dialog';
import { SearchBox } from './search-box';

interface SearchDialogProps {
  open: boolean;
  /** What was typed before the dialog had come. */
  typed: string;
  onClose: () => void;
}

/** The search over the whole of a small screen. */
export function SearchDialog({ open, typed, onClose }: SearchDialogProps) {
  const { t } = useTranslation('site');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (!open || !field) return;
    field.focus();
    if (!typed) return;
    field.value = typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [open, typed]);
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
