import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { SyncState } from '../state/use-account-sync';
import type { Trip } from '../state/use-trip';
import { useBoard } from './board-context';
import { dayHeading, toolOf } from './places';

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

/** Where the plan is stored, and the steps back and forth; stays in sight. */
export function BoardBar({ trip, sync }: { trip: Trip; sync: SyncState }) {
  const { t } = useTranslation('trip');
  const { begin, say, goOn } = useBoard();
  const { key, isBusy, canUndo, canRedo } = trip;
  /** A step goes on where it was pressed; with keys, on the day where one was if its stop is gone. */
  function step(take: () => void, ...tools: ['undo', 'redo'] | ['redo', 'undo']) {
    const { activeElement } = document;
    const section = activeElement?.closest('section[id^="day-"]');
    const day = section ? Number(section.id.replace('day-', '')) - 1 : null;
    take();
    goOn(() => {
      if (day === null) return toolOf(null, ...tools);
      return activeElement?.isConnected ? null : dayHeading(day);
    });
  }
  const undo = () => {
    step(trip.undo, 'undo', 'redo');
    say(t('board.undone'));
  };
  const redo = () => {
    step(trip.redo, 'redo', 'undo');
    say(t('board.redone'));
  };
  const keep = () => {
    if (trip.keep() === null) return;
    say(t('board.kept_now'));
    goOn(() => toolOf(null, 'take'));
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
          data-tool="undo"
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
          data-tool="redo"
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
          <Button size="small" className="min-h-11" onClick={keep}>
            {t('board.keep')}
          </Button>
        ) : (
          <a
            href="#take-along"
            data-tool="take"
            className="inline-flex min-h-11 items-center gap-2 rounded-input bg-jade px-3 text-sm font-semibold text-on-jade no-underline hover:bg-jade-deep"
          >
            {t('board.take_along')}
          </a>
        )}
      </div>
    </div>
  );
}
