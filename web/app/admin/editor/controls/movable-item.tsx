import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/ui/icon';
import { useAdminText } from '../../text';

interface MovableItemProps {
  title: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
}

/** A list with one entry a step further up or down. */
export function movedBy<Entry>(list: readonly Entry[], index: number, step: 1 | -1): Entry[] {
  const next = [...list];
  const [entry] = next.splice(index, 1);
  if (entry !== undefined) next.splice(index + step, 0, entry);
  return next;
}

function Step({
  icon,
  label,
  onClick,
  className,
}: {
  icon: IconName;
  label: string;
  onClick?: () => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={!onClick}
      aria-label={label}
      className="grid size-8 shrink-0 place-items-center rounded-input text-muted hover:bg-jade-wash hover:text-ink disabled:cursor-not-allowed disabled:opacity-35"
    >
      <Icon name={icon} className={className} />
    </button>
  );
}

/** An entry of a short list with buttons for its place and for taking it out. */
export function MovableItem({ title, onUp, onDown, onRemove, children }: MovableItemProps) {
  const t = useAdminText();
  return (
    <li className="flex min-h-11 items-center gap-3 rounded-input border border-line bg-surface px-2 py-1">
      {children}
      <span className="ml-auto flex">
        <Step icon="chevron-down" className="rotate-180" label={t('list.up', { title })} onClick={onUp} />
        <Step icon="chevron-down" label={t('list.down', { title })} onClick={onDown} />
        <Step icon="close" label={t('related.remove', { title })} onClick={onRemove} />
      </span>
    </li>
  );
}
