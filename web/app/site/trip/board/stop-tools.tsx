import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon';
import { moveEdit, placeBeside, placeOf, stopMoved, stopRemoved } from '../state/plan-previews';
import { useBoard } from './board-context';
import { headingAt, placeOnPage, toolOf } from './places';

interface StopToolsProps {
  /** Of the stop, see `stopKeys`. */
  name: string;
  title: string;
  hasBefore: boolean;
  hasAfter: boolean;
  handle: ComponentProps<'button'>;
  handleRef: (element: HTMLElement | null) => void;
}

const sign =
  'grid size-9 place-items-center rounded-input text-muted hover:bg-jade-wash hover:text-ink disabled:opacity-30';
const word =
  'inline-flex min-h-9 items-center gap-1.5 rounded-input px-2.5 text-sm font-semibold text-muted hover:bg-jade-wash hover:text-ink';

/** What can be done with a stop. */
export function StopTools({ name, title, hasBefore, hasAfter, handle, handleRef }: StopToolsProps) {
  const { t } = useTranslation('trip');
  const { edit, begin, say, goOn } = useBoard();

  function move(by: 1 | -1) {
    const preview = edit((shown) => {
      const from = placeOf(shown, name);
      const to = from && placeBeside(shown, from, by);
      return to && { edits: [moveEdit(from, to)], preview: stopMoved(shown, from, to) };
    });
    const to = preview && placeOf(preview, name);
    if (!to) return;
    say(t('board.moved', { title, day: to.day + 1, place: to.index + 1 }));
    goOn(() => (by === 1 ? toolOf(name, 'later', 'earlier') : toolOf(name, 'earlier', 'later')));
  }

  function remove() {
    const from = placeOnPage(name);
    edit((shown) => {
      const at = placeOf(shown, name);
      return (
        at && {
          edits: [{ do: 'remove_stop', day: at.day + 1, stop: at.index + 1 }],
          preview: stopRemoved(shown, at),
        }
      );
    });
    goOn(() => from && headingAt(from));
    say(t('board.removed', { title }));
  }

  return (
    <div className="-ml-2 flex flex-wrap items-center">
      <button
        {...handle}
        ref={handleRef}
        type="button"
        data-tool="drag"
        aria-label={t('board.drag', { title })}
        className={`${sign} cursor-grab touch-none active:cursor-grabbing`}
      >
        <Icon name="drag" />
      </button>
      <button
        type="button"
        className={sign}
        data-tool="earlier"
        disabled={!hasBefore}
        onClick={() => move(-1)}
        aria-label={t('board.earlier', { title })}
      >
        <Icon name="chevron-down" className="rotate-180" />
      </button>
      <button
        type="button"
        className={sign}
        data-tool="later"
        disabled={!hasAfter}
        onClick={() => move(1)}
        aria-label={t('board.later', { title })}
      >
        <Icon name="chevron-down" />
      </button>
      <button
        type="button"
        className={word}
        data-tool="change"
        onClick={() => begin({ kind: 'change', stop: name })}
        aria-label={t('board.change_stop', { title })}
      >
        {t('board.change')}
      </button>
      <button
        type="button"
        className={word}
        onClick={() => begin({ kind: 'swap', stop: name })}
        aria-label={t('board.swap_stop', { title })}
      >
        {t('board.swap')}
      </button>
      <button type="button" className={word} onClick={remove} aria-label={t('board.remove_stop', { title })}>
        {t('board.remove')}
      </button>
    </div>
  );
}
