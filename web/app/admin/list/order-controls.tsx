import type { ComponentProps } from 'react';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../text';

interface OrderStepsProps {
  title: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

interface OrderControlsProps extends OrderStepsProps {
  handle: ComponentProps<'button'>;
  handleRef: (element: HTMLElement | null) => void;
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
      <OrderSteps title={title} onUp={onUp} onDown={onDown} />
    </div>
  );
}

/** Buttons that move a row by one place. */
export function OrderSteps({ title, onUp, onDown }: OrderStepsProps) {
  const t = useAdminText();
  return (
    <>
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
    </>
  );
}
