import { useTranslation } from 'react-i18next';
import type { Today } from '~/api/types';
import { dateInWords } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { vietnamNow } from '~/i18n/vietnam-time';
import { EmptyState } from '~/ui/empty-state';
import { OpenList } from './open-list';
import { arrange, type Position, reaches, type standings } from './standing';
import type { TodayData } from './today-data.server';

interface OpenNowProps {
  town: Today;
  now: Date;
  position: Position | null;
  sky: TodayData['sky'];
}

/** What is open in a town now and later today, and what isn't, in words where there is nothing. */
export function OpenNow({ town, now, position, sky }: OpenNowProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const { city, dates, places, is_holiday } = town;
  if (places.length === 0)
    return (
      <EmptyState title={t('today.open.none_known', { town: city.title })}>
        {t('today.open.none_known_text')}
      </EmptyState>
    );
  const made = dates[1] ?? '';
  if (!reaches(dates, now))
    return (
      <EmptyState title={t('today.open.too_old', { date: dateInWords(made, language) })}>
        {t('today.open.too_old_text')}
      </EmptyState>
    );
  const isOfToday = made === vietnamNow(now).slice(0, 10);
  const isWet = isOfToday && sky?.isWet === true;
  const placed = arrange(town, now, { position, isWet });
  const of = (group: (typeof standings)[number]) => placed.filter(({ standing }) => standing.is === group);
  const soonest = [...of('soon'), ...of('later')]
    .flatMap(({ standing }) => ('at' in standing ? [standing.at] : []))
    .sort()[0];
  const clock = vietnamNow(now).slice(11, 16);
  return (
    <>
      {is_holiday && isOfToday && (
        <p className="mb-4 max-w-measure border-l-3 border-turmeric pl-4">{t('today.open.holiday')}</p>
      )}
      {of('open').length === 0 && (
        <EmptyState title={t('today.open.nothing', { time: clock, town: city.title })}>
          {soonest ? t('today.open.nothing_until', { time: soonest }) : t('today.open.nothing_today')}
        </EmptyState>
      )}
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 first:mt-0 lg:grid-cols-2">
        <OpenList group="open" placed={of('open')} />
        <div className="grid gap-y-10 empty:hidden">
          <OpenList group="soon" placed={of('soon')} />
          <OpenList group="later" placed={of('later')} />
        </div>
      </div>
      <div className="mt-8 divide-y divide-line border-y border-line empty:hidden">
        <OpenList group="unknown" placed={of('unknown')} />
        <OpenList group="closed" placed={of('closed')} />
      </div>
      <p className="mt-4 max-w-measure text-sm text-muted">
        {position ? t('today.open.nearest') : t('today.open.no_position')} {isWet && t('today.open.wet')}{' '}
        {t('today.open.how_known')}
      </p>
    </>
  );
}
