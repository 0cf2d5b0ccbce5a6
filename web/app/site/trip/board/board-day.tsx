import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClosingDetails } from '~/site/header/use-closing-details';
import { Button } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { planLimits, type ShownDay } from '../plan';
import { StopList } from '../plan/day-section';
import { dayAdded, dayRemoved } from '../state/plan-changes';
import { useBoard } from './board-context';
import { slotOf } from './dragging';
import { dayHeading } from './places';

/** The stops of a day, which can be put into another order. */
export function BoardList({ day, names, children }: { day: number; names: string[]; children: ReactNode }) {
  const slot = useDroppable({ id: slotOf(day - 1), data: { kind: 'slot' } });
  return (
    <SortableContext items={names} strategy={verticalListSortingStrategy}>
      <div
        ref={slot.setNodeRef}
        className={cx('pb-1', slot.isOver && 'outline-2 outline-offset-4 outline-jade')}
      >
        <StopList day={day}>{children}</StopList>
      </div>
    </SortableContext>
  );
}

/** Adds to a day. */
export function BoardDayEnd({ day: { number, stops } }: { day: ShownDay }) {
  const { t } = useTranslation('trip');
  const { begin } = useBoard();
  if (stops.length >= planLimits.stopsPerDay)
    return <p className="text-sm text-muted">{t('board.day_full')}</p>;
  return (
    <Button
      tone="secondary"
      onClick={() => begin({ kind: 'add', day: number - 1 })}
      aria-label={t('board.add_to_day', { day: number })}
    >
      <Icon name="plus" />
      {t('board.add')}
    </Button>
  );
}

const entry =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left hover:bg-jade-wash disabled:opacity-45 disabled:hover:bg-transparent';

/** What can be done with a day as a whole. */
export function BoardDayHead({ day: { number, stops }, days }: { day: ShownDay; days: number }) {
  const { t } = useTranslation('trip');
  const { edit, change, say, goOn } = useBoard();
  const details = useClosingDetails();

  /** `next`: the day that one goes on with, counted from 0, where that is another one. */
  const doing = (run: () => void, said: string, next?: number) => () => {
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
    if (next !== undefined) goOn(() => dayHeading(next));
    run();
    say(said);
  };

  return (
    <details ref={details} className="relative">
      <summary
        aria-label={t('board.day_menu', { day: number })}
        className="grid size-9 place-items-center rounded-input text-muted hover:bg-jade-wash hover:text-ink"
      >
        <Icon name="settings" />
      </summary>
      <ul className="absolute top-full right-0 z-20 mt-1 w-64 overflow-hidden rounded-card border border-line bg-surface py-1 shadow-lift">
        <li>
          <button
            type="button"
            className={entry}
            disabled={stops.length < 2}
            onClick={doing(
              () => edit(() => ({ edits: [{ do: 'reorder_day', day: number }] })),
              t('board.reordered', { day: number }),
            )}
          >
            <Icon name="map" className="text-jade" />
            {t('board.reorder')}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={entry}
            disabled={stops.length === 0}
            onClick={doing(
              () => edit(() => ({ edits: [{ do: 'retime_day', day: number }] })),
              t('board.retimed', { day: number }),
            )}
          >
            <Icon name="clock" className="text-jade" />
            {t('board.retime')}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={entry}
            disabled={days >= planLimits.days}
            onClick={doing(
              () => change((plan) => dayAdded(plan, number - 1)),
              t('board.day_added', { day: number + 1 }),
              number,
            )}
          >
            <Icon name="plus" className="text-jade" />
            {t('board.add_day')}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={entry}
            disabled={days < 2}
            onClick={doing(
              () => change((plan) => dayRemoved(plan, number - 1)),
              t('board.day_removed', { day: number }),
              number - 1,
            )}
          >
            <Icon name="trash" className="text-lacquer" />
            {t('board.remove_day')}
          </button>
        </li>
      </ul>
    </details>
  );
}
