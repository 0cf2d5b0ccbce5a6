import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon';
import { type StopPlace, stopMoved } from '../state/plan-changes';
import { useBoard } from './board-context';

interface StopToolsProps extends StopPlace {
  title: string;
  handle: ComponentProps<'button'>;
  handleRef: (element: HTMLElement | null) => void;
}

const sign =
  'grid size-9 place-items-center rounded-input text-muted hover:bg-jade-wash hover:text-ink disabled:opacity-30';
const word =
  'inline-flex min-h-9 items-center gap-1.5 rounded-input px-2.5 text-sm font-semibold text-muted hover:bg-jade-wash hover:text-ink';

/** The place before or behind a stop, across days. */
function stepFrom(
  days: readonly { stops: readonly unknown[] }[],
  { day, index }: StopPlace,
  by: 1 | -1,
): StopPlace | null {
  const count = days[day]?.stops.length ?? 0;
  if (index + by >= 0 && index + by < count) return { day, index: index + by };
  const next = days[day + by];
  if (!next) return null;
  return { day: day + by, index: by === 1 ? 0 : next.stops.length };
}

/** What can be done with a stop. */
export function StopTools({ day, index, title, handle, handleRef }: StopToolsProps) {
  const { t } = useTranslation('trip');
  const { trip, shown, begin, say } = useBoard();
  const from = { day, index };

  function move(to: StopPlace | null) {
    if (!to) return;
    trip.edit(
      [{ do: 'move_stop', day: day + 1, stop: index + 1, to_day: to.day + 1, to_stop: to.index + 1 }],
      { preview: stopMoved(shown, from, to) },
    );
    say(t('board.moved', { title, day: to.day + 1, place: to.index + 1 }));
  }

  function remove() {
    trip.edit([{ do: 'remove_stop', day: day + 1, stop: index + 1 }]);
    say(t('board.removed', { title }));
  }

  const [up, down] = [stepFrom(shown.days, from, -1), stepFrom(shown.days, from, 1)];
  return (
    <div className="-ml-2 flex flex-wrap items-center">
      <button
        {...handle}
        ref={handleRef}
        type="button"
        aria-label={t('board.drag', { title })}
        className={`${sign} cursor-grab touch-none active:cursor-grabbing`}
      >
        <Icon name="drag" />
      </button>
      <button
        type="button"
        className={sign}
        disabled={!up}
        onClick={() => move(up)}
        aria-label={t('board.earlier', { title })}
      >
        <Icon name="chevron-down" className="rotate-180" />
      </button>
      <button
        type="button"
        className={sign}
        disabled={!down}
        onClick={() => move(down)}
        aria-label={t('board.later', { title })}
      >
        <Icon name="chevron-down" />
      </button>
      <button
        type="button"
        className={word}
        onClick={() => begin({ kind: 'change', day, index })}
        aria-label={t('board.change_stop', { title })}
      >
        {t('board.change')}
      </button>
      <button
        type="button"
        className={word}
        onClick={() => begin({ kind: 'swap', day, index })}
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
