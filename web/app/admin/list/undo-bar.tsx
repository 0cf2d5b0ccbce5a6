import { useEffect } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useAdminText } from '../text';
import type { Undoable } from './use-list-actions';

/** Long enough to read, decide and reach the button. */
const STAYS_MS = 12_000;

interface UndoBarProps {
  undoable: Undoable | null;
  onUndo: () => void;
  onForget: () => void;
}

/** Offers to take back the last change to one or more records. */
export function UndoBar({ undoable, onUndo, onForget }: UndoBarProps) {
  const t = useAdminText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts with each new change
  useEffect(() => {
    if (!undoable) return;
    const timer = setTimeout(onForget, STAYS_MS);
    return () => clearTimeout(timer);
  }, [undoable]);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-40 sm:bottom-4 flex justify-center"
    >
      {undoable && (
        <div className="pointer-events-auto flex items-center gap-3 rounded-card bg-ink py-2 pr-2 pl-5 text-paper shadow-lift">
          <span>{t(`undo.${undoable.action}`, { count: undoable.records.length })}</span>
          <Button tone="secondary" size="small" onClick={onUndo}>
            <Icon name="undo" />
            {t('undo.button')}
          </Button>
          <button
            type="button"
            onClick={onForget}
            aria-label={t('undo.close')}
            className="grid size-9 place-items-center rounded-input"
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
