import { Link } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';
import { Icon, type IconName } from '~/ui/icon';
import type { Placed, Standing, standings } from './standing';
import { useDistance } from './use-distance';

type Group = (typeof standings)[number];

/** As many as a thumb scrolls by without tiring. */
const FIRST = 8;

const icons: Record<Placed['place']['kind'], IconName> = {
  sight: 'landmark',
  food: 'bowl',
  entertainment: 'mask',
  thing_to_do: 'star',
};

const dots: Record<Group, string> = {
  open: 'border-jade bg-jade',
  soon: 'border-turmeric bg-turmeric',
  later: 'border-turmeric',
  unknown: 'border-line',
  closed: 'border-lacquer',
};

/** How a place stands in words. */
function useStandingWords() {
  const { t } = useTranslation('trip');
  return (standing: Standing): string => {
    switch (standing.is) {
      case 'open':
        return standing.until ? t('today.open.until', { time: standing.until }) : t('today.open.always');
      case 'soon':
      case 'later':
        return t('today.open.from', { time: standing.at });
      case 'unknown':
        return t('today.open.unknown');
      case 'closed':
        if (standing.lastEntry) return t('today.open.last_entry', { time: standing.lastEntry });
        return standing.because && standing.because !== 'weekday'
          ? t(`today.open.because.${standing.because}`)
          : t('today.open.closed');
    }
  };
}

/** Whether hours are named that somebody may have estimated. */
const saysHours = (standing: Standing): boolean =>
  'at' in standing || (standing.is === 'open' && standing.until !== null);

function Entry({ place, standing, km }: Placed) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const words = useStandingWords();
  const distance = useDistance();
  const facts = [
    words(standing),
    place.is_estimated && saysHours(standing) && t('today.open.estimated'),
    place.indoors === 'indoors' && t('today.open.indoors'),
    place.indoors === 'outdoors' && t('today.open.outdoors'),
  ].filter(Boolean);
  return (
    <li className="border-b border-line">
      <Link
        to={sitePaths.place(language, place.path)}
        prefetch="intent"
        className="link-quiet flex items-start gap-3 py-3"
      >
        <Icon name={icons[place.kind]} className="mt-1 text-muted" />
        <span className="min-w-0 grow">
          <span className="block font-semibold">
            <Names>{place.title}</Names>
          </span>
          <span className="figures mt-0.5 flex items-baseline gap-2 text-sm text-muted">
            <span
              aria-hidden="true"
              className={cx('size-2.5 shrink-0 rounded-full border-2', dots[standing.is])}
            />
            <span>{facts.join(' · ')}</span>
          </span>
        </span>
        {km !== null && (
          <span className="figures mt-0.5 shrink-0 text-sm whitespace-nowrap text-muted">{distance(km)}</span>
        )}
      </Link>
    </li>
  );
}

interface OpenListProps {
  group: Group;
  placed: readonly Placed[];
}

function Entries({ placed }: { placed: readonly Placed[] }) {
  return (
    <ul className="border-t border-line">
      {placed.map((one) => (
        <Entry key={`${one.place.kind}-${one.place.id}`} {...one} />
      ))}
    </ul>
  );
}

function Folded({ title, placed }: { title: string; placed: readonly Placed[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {title}
        <Icon name="chevron-down" className="text-muted group-open:rotate-180" />
      </summary>
      <Entries placed={placed} />
    </details>
  );
}

/** Places that stand alike, the first of them; what helps nobody now is folded. */
export function OpenList({ group, placed }: OpenListProps) {
  const { t } = useTranslation('trip');
  const headingId = useId();
  if (placed.length === 0) return null;
  const title = t(`today.group.${group}`, { count: placed.length });
  if (group === 'unknown' || group === 'closed') return <Folded title={title} placed={placed} />;
  const rest = placed.slice(FIRST);
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 text-xl">
        {title}
      </h3>
      <Entries placed={placed.slice(0, FIRST)} />
      {rest.length > 0 && <Folded title={t('today.group.more', { count: rest.length })} placed={rest} />}
    </section>
  );
}
