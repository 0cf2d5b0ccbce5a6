import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  side: 'left' | 'right';
  className?: string;
  children: ReactNode;
}

/** A modal dialog at one edge of the screen, of its full height. */
export function Drawer({ open, onClose, title, side, className, children }: DrawerProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  function closed(event: SyntheticEvent) {
    // React lets the end of a dialog within this one bubble up to it.
    if (event.target === dialog.current) onClose();
  }

  function closeFromBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={closed}
      onClick={closeFromBackdrop}
      className={cx(
        'm-0 h-dvh max-h-none w-[min(20rem,88vw)] max-w-none bg-surface p-0 shadow-lift',
        side === 'left' ? 'mr-auto' : 'ml-auto',
        className,
      )}
    >
      <div className="min-h-full p-4">
        <div className="mb-4 flex items-center justify-between gap-3">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <Button tone="quiet" size="icon" onClick={onClose} aria-label={t('close')}>
            <Icon name="close" />
          </Button>
        </div>
        {open && children}
      </div>
    </dialog>
  );
}
