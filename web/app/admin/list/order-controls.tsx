import type { ComponentProps } from 'react';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../text';

interface OrderControlsProps {
  title: string;
  handle: ComponentProps<'button'>;
  handleRef: (element: HTMLElement | null) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

const look =
  'grid size-7 place-items-center rounded-input text-muted hover:bg-jade-wash hover:text-ink disabled:cursor-not-allowed disabled:opacity-35 disabled:hover:bg-transparent';

/** A handle to drag a row by, and buttons that do the same step by step. */
export function OrderControls({ title, handle, handleRef, onUp, onDown }: OrderControlsProps) {
  const t = useAdminText();
  return (
    <div className="needs-script flex items-center">
      <button
        {...handle}
        ref={handleRef}
        type="button"
        aria-label={t('list.drag', { title })}
        className={`${look} cursor-grab touch-none active:cursor-grabbing`}
      >
        <Icon name="drag" />
      </button>
      <button
        type="button"
        className={look}
        onClick={onUp}
        disabled={!onUp}
        aria-label={t('list.up', { title })}
      >
        <Icon name="chevron-down" className="rotate-180" />
      </button>
      <button
        type="button"
        className={look}
        onClick={onDown}
        disabled={!onDown}
        aria-label={t('list.down', { title })}
      >
        <Icon name="chevron-down" />
      </button>
    </div>
  );
}
