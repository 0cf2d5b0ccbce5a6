import {
  type KeyboardEventHandler,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { Button } from './button';
import { cx } from './cx';
import { Icon } from './icon';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  hideTitle?: boolean;
  /** `wide` for pictures and what is to be read from afar. */
  width?: 'normal' | 'wide';
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  className?: string;
  children: ReactNode;
}

/** The browser's own modal dialog: it holds the focus, closes on Escape and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, hideTitle, width = 'normal', onKeyDown, className, children } = props;
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
    // A press beside the content lands on the dialog itself.
    if (event.target === dialog.current) onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={closed}
      onClick={closeFromBackdrop}
      onKeyDown={onKeyDown}
      className={cx(
        'max-h-[94dvh] max-w-none rounded-card bg-surface p-0 shadow-lift',
        width === 'wide' && 'w-[min(80rem,96vw)]',
        className,
      )}
    >
      <div className="relative p-6">
        <h2 id={titleId} className={hideTitle ? 'visually-hidden' : 'pr-12 text-xl'}>
          <Names>{title}</Names>
        </h2>
        <Button
          tone="quiet"
          size="icon"
          onClick={onClose}
          aria-label={t('close')}
          className="absolute top-3 right-3 z-2 bg-surface"
        >
          <Icon name="close" />
        </Button>
        <div className={hideTitle ? undefined : 'mt-4'}>{children}</div>
      </div>
    </dialog>
  );
}
