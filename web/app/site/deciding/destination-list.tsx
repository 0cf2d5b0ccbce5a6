import { Form, Link } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeighedDestination } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { useReasons } from './use-reasons';
import { planQuery, type TripWishes, wishPairs } from './wishes';

interface ReasonsProps {
  /** Where the place does not say it. */
  title?: string;
  sign: 'plus' | 'minus';
  reasons: string[];
  none?: string;
}

/** What speaks for a destination, or against it. */
export function Reasons({ title, sign, reasons, none }: ReasonsProps) {
  if (reasons.length === 0 && !none) return null;
  return (
    <div>
      {title && <h4 className="font-sans text-sm font-semibold">{title}</h4>}
      {reasons.length === 0 && <p className="text-sm text-muted">{none}</p>}
      <ul className="mt-1 space-y-1 text-sm">
        {reasons.map((reason) => (
          <li key={reason} className="grid grid-cols-[1.25rem_1fr]">
            <Icon name={sign} className={`mt-0.5 size-4 ${sign === 'plus' ? 'text-jade' : 'text-lacquer'}`} />
            <span className="figures first-letter:uppercase">
              <Names>{reason}</Names>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DestinationProps {
  destination: WeighedDestination;
  wishes: TripWishes;
  formId: string;
}

function Destination({ destination, wishes, formId }: DestinationProps) {
  const { t } = useTranslation('deciding');
  const language = useLanguage();
  const words = useReasons(wishes.month);
  const { city } = destination;
  const compareId = `compare-${city.id}`;
  return (
    <li className="grid gap-x-6 gap-y-4 border-t border-line py-6 sm:grid-cols-[9rem_1fr]">
      <Picture
        source={city.image}
        alt=""
        ratio="3:2"
        sizes="(min-width: 640px) 144px, 100vw"
        largest={960}
        blur={city.image_blur}
        className="self-start rounded-card"
      />
      <article className="min-w-0">
        <h3 className="text-2xl">
          <Link to={sitePaths.city(language, city.slug)} prefetch="intent" className="link-quiet">
            <Names>{city.title}</Names>
          </Link>
        </h3>
        <p className="text-sm text-muted">
          <Names>{city.region?.title}</Names>
        </p>
        <div className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
          <Reasons title={t('where.for')} sign="plus" reasons={destination.for.map(words)} />
          <Reasons
            title={t('where.against')}
            sign="minus"
            reasons={destination.against.map(words)}
            none={t('where.nothing_against')}
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          <label htmlFor={compareId} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input
              id={compareId}
              form={formId}
              type="checkbox"
              name="compare"
              value={city.id}
              defaultChecked={wishes.compare.includes(city.id)}
              aria-label={t('where.compare_one', { title: city.title })}
              className="size-5 accent-jade"
            />
            {t('where.compare')}
          </label>
          <Link
            to={`${sitePaths.tripResult(language)}?${planQuery(wishes, city.id)}`}
            rel="nofollow"
            aria-label={t('where.plan_one', { title: city.title })}
            className="link inline-flex min-h-11 items-center gap-1.5 font-semibold"
          >
            {t('where.plan')}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </article>
    </li>
  );
}

interface DestinationListProps {
  destinations: WeighedDestination[];
  all: number;
  wishes: TripWishes;
}

/** Destinations with the reasons for and against each, from which some can be chosen to be compared. */
export function DestinationList({ destinations, all, wishes }: DestinationListProps) {
  const { t } = useTranslation('deciding');
  const formId = useId();
  return (
    <section aria-labelledby={`${formId}-title`} className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4">
        <div>
          <h2 id={`${formId}-title`} className="text-2xl">
            {t('where.matches')}
          </h2>
          <p role="status" className="mt-1 text-sm text-muted">
            {t('where.found', { count: destinations.length, all })}
          </p>
        </div>
        <Form id={formId} preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {wishPairs(wishes).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <span className="text-sm text-muted">{t('where.compare_hint')}</span>
          <Button type="submit" tone="secondary">
            {t('where.compare_chosen')}
          </Button>
        </Form>
      </div>
      <ol className="border-b border-line">
        {destinations.map((destination) => (
          <Destination key={destination.city.id} destination={destination} wishes={wishes} formId={formId} />
        ))}
      </ol>
    </section>
  );
}
