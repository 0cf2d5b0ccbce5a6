import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dateInWords } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { sitePaths } from '~/site/paths';
import { useNow } from '~/site/resources/place/use-now';
import type { ShownPlan, ShownStop } from '~/site/trip/plan';
import { TransferLine } from '~/site/trip/plan/travel-line';
import { useTripWords } from '~/site/trip/plan/use-trip-words';
import { Icon } from '~/ui/icon';
import type { NextLeg } from './next-leg';
import { planForToday } from './next-leg';
import { todayPath } from './today-path';
import { useOwnPlans } from './use-own-plans';

function Stop({ stop, label }: { stop: ShownStop; label: string }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const { way, duration } = useTripWords();
  const { record, starts_at, minutes, travel } = stop;
  const title = record?.title ?? t('gone');
  return (
    <div>
      <p className="text-sm font-semibold text-muted">{label}</p>
      <p className="display mt-1 text-2xl">
        <span className="figures mr-3 text-lacquer">{starts_at}</span>
        {record ? (
          <Link to={sitePaths.place(language, record.path)} prefetch="intent" className="link-quiet">
            <Names>{title}</Names>
          </Link>
        ) : (
          <Names>{title}</Names>
        )}
      </p>
      <p className="figures mt-1 text-sm text-muted">
        {factLine(
          travel && way(travel),
          duration(minutes),
          record?.opens && t('open', { hours: record.opens }),
        )}
      </p>
    </div>
  );
}

function Leg({ leg }: { leg: NextLeg }) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  if (leg.is === 'ahead') return <p>{t('today.plan.ahead', { date: dateInWords(leg.date, language) })}</p>;
  if (leg.is === 'tomorrow') {
    const { city, stops } = leg.day;
    const [first] = stops;
    return (
      <>
        <p>{t('today.plan.done', { town: city?.title ?? '' })}</p>
        {first && <Stop stop={first} label={t('today.plan.next_day')} />}
      </>
    );
  }
  return (
    <>
      <Stop stop={leg.stop} label={t('today.plan.next')} />
      {leg.after && <Stop stop={leg.after} label={t('today.plan.then')} />}
    </>
  );
}

/** The towns of a plan, each with its own page for today: without a connection, those that were packed with it. */
function Towns({ days }: Pick<ShownPlan, 'days'>) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const towns = new Map(days.flatMap(({ city }) => (city ? [[city.slug, city.title] as const] : [])));
  if (towns.size === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1">
      {[...towns].map(([slug, town]) => (
        <Link
          key={slug}
          to={todayPath(language, slug)}
          className="link inline-block py-1 text-sm font-semibold"
        >
          <Names>{t('today.plan.town', { town })}</Names>
        </Link>
      ))}
    </p>
  );
}

/** The next leg of the plan that this browser or the account keeps; without one, the way to make one. */
export function OwnPlan() {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const now = useNow();
  const plans = useOwnPlans();
  const found = now && planForToday(plans, now);
  const more = 'link inline-flex items-center gap-1.5 py-1 text-sm font-semibold';
  const undated = plans.find(({ shown }) => shown.days.every(({ date }) => date === null));
  if (!found && undated)
    return (
      <>
        <p className="max-w-measure text-muted">
          <Names>{t('today.plan.undated', { title: undated.shown.title })}</Names>{' '}
          <Link to={undated.path} className="link inline-block py-0.5">
            {t('today.plan.open')}
          </Link>
        </p>
        <Towns days={undated.shown.days} />
      </>
    );
  if (!found)
    return (
      <p className="max-w-measure text-muted">
        {t('today.plan.none')}{' '}
        <Link to={sitePaths.trip(language)} className="link inline-block py-0.5">
          {t('today.plan.make')}
        </Link>
      </p>
    );
  const { plan, leg } = found;
  const transfer = leg.is === 'ahead' ? null : leg.day.transfer;
  const from = leg.is === 'ahead' ? null : plan.shown.days[leg.day.number - 2]?.city;
  return (
    <div className="grid gap-4 border-l-4 border-jade bg-surface px-5 py-4">
      <p className="font-semibold">
        <Names>{plan.shown.title}</Names>
      </p>
      {transfer && from && leg.is !== 'ahead' && leg.day.city && (
        <TransferLine travel={transfer} from={from.title} to={leg.day.city.title} />
      )}
      <Leg leg={leg} />
      <Towns days={plan.shown.days} />
      <p>
        <Link to={plan.path} className={more}>
          {t('today.plan.open')}
          <Icon name="arrow-right" />
        </Link>
      </p>
    </div>
  );
}
