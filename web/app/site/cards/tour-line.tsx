import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { TourRow } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { SampleMark } from '~/site/sample-mark';
import { useAmounts } from './use-amounts';

/** An itinerary as one line of an index: how many days, its name, the way it takes, from which price. */
export function TourLine({ tour }: { tour: TourRow }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { priceFrom } = useAmounts();
  const { slug, title, duration_days, cities, price, is_sample } = tour;
  return (
    <article className="relative grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 border-b border-line py-4">
      <p className="display figures text-2xl whitespace-nowrap text-lacquer">
        {duration_days}
        <span className="ml-1.5 text-sm font-normal text-muted">
          {t('card.day', { count: duration_days })}
        </span>
      </p>
      <div>
        <h3 className="text-lg">
          <Link to={sitePaths.itinerary(language, slug)} prefetch="intent" className="stretched link-quiet">
            <Names>{title}</Names>
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-muted">
          <Names>{cities.map((city) => city.title).join(' – ')}</Names>
        </p>
        <p className="figures text-sm">{priceFrom(price)}</p>
        {is_sample && <SampleMark kind="tour" className="mt-1 text-sm" />}
      </div>
    </article>
  );
}
