import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { SyncState } from '../state/use-account-sync';
import { useBoard } from './board-context';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** Ctrl or ⌘ with Z takes back, with Shift or with Y does again. */
function useUndoKeys(undo: (() => void) | undefined, redo: (() => void) | undefined) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const letter = event.key.toLowerCase();
      const run =
        letter === 'y' || (letter === 'z' && event.shiftKey) ? redo : letter === 'z' ? undo : undefined;
      if (!run) return;
      event.preventDefault();
      run();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

/** Where the plan is kept, and the steps back and forth; stays in sight. */
export function BoardBar({ sync }: { sync: SyncState }) {
  const { t } = useTranslation('trip');
  const { trip, begin, say } = useBoard();
  const { key, isBusy, canUndo, canRedo } = trip;
  const undo = () => {
    trip.undo();
    say(t('board.undone'));
  };
  const redo = () => {
    trip.redo();
    say(t('board.redone'));
  };
  useUndoKeys(canUndo ? undo : undefined, canRedo ? redo : undefined);
  const kept = key === null ? t('board.not_kept') : t(`board.kept.${sync}`);
  return (
    <div data-print="hide" className="needs-script sticky top-16 z-30 mb-10 border-y border-line bg-paper">
      <div className="page flex min-h-14 items-center gap-x-1 py-1.5 sm:gap-x-2">
        <p className="flex min-w-0 grow items-center gap-2 text-sm text-muted">
          <Icon name={key === null ? 'edit' : 'check'} className={key === null ? undefined : 'text-jade'} />
          <span className="min-w-0 max-sm:visually-hidden">{isBusy ? t('board.working') : kept}</span>
        </p>
        <Button
          tone="quiet"
          size="icon"
          disabled={!canUndo}
          onClick={undo}
          aria-label={t('board.undo')}
          title={t('board.undo')}
        >
          <Icon name="undo" />
        </Button>
        <Button
          tone="quiet"
          size="icon"
          disabled={!canRedo}
          onClick={redo}
          aria-label={t('board.redo')}
          title={t('board.redo')}
        >
          <Icon name="undo" className="-scale-x-100" />
        </Button>
        <Button tone="quiet" size="small" className="min-h-11" onClick={() => begin({ kind: 'name' })}>
          <Icon name="edit" />
          <span className="max-sm:visually-hidden">{t('board.name')}</span>
        </Button>
        {key === null ? (
          <Button size="small" className="min-h-11" onClick={trip.keep}>
            {t('board.keep')}
          </Button>
        ) : (
          <a
            href="#take-along"
            className="inline-flex min-h-11 items-center gap-2 rounded-input bg-jade px-3 text-sm font-semibold text-on-jade no-underline hover:bg-jade-deep"
          >
            {t('board.take_along')}
          </a>
        )}
      </div>
    </div>
  );
}
