import { useTranslation } from 'react-i18next';
import type { LunarDate } from '~/api/types';
import { cx } from '~/ui/cx';
import { useEventWords } from './use-event-words';

/** The lunar day in small beside the solar one; the first of a month carries its month, the fifteenth is the full moon. */
export function LunarMark({ date }: { date: LunarDate }) {
  const { t } = useTranslation('events');
  const { lunarDay } = useEventWords();
  const { day, month, is_leap_month } = date;
  const isFirst = day === 1;
  const isFull = day === 15;
  return (
    <span
      className={cx(
        'figures text-sm',
        isFirst && 'font-semibold text-lacquer',
        isFull && 'rounded-full bg-turmeric-wash px-2 font-semibold text-ink',
        !isFirst && !isFull && 'text-muted',
      )}
    >
      <span aria-hidden="true">
        {isFirst ? `${day}/${month}${is_leap_month ? t('lunar.leap_mark') : ''}` : day}
      </span>
      <span className="visually-hidden">{lunarDay(date)}</span>
    </span>
  );
}
