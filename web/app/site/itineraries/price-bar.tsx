import { useTranslation } from 'react-i18next';
import type { TourDetail } from '~/api/types';
import { Price } from '~/site/money/price';
import { buttonStyle } from '~/ui/button-style';

/** On phones the price and the way to its dates, which stay in sight until the dates are. */
export function PriceBar({ tour }: { tour: Pick<TourDetail, 'price' | 'is_sample' | 'departures'> }) {
  const { t } = useTranslation('itineraries');
  if (tour.departures.length === 0) return null;
  return (
    <aside
      aria-label={t('price.bar')}
      data-print="hide"
      className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-surface px-(--gutter) py-2.5 lg:hidden"
    >
      <p className="min-w-0">
        <span className="block text-xs text-muted">
          {t(tour.is_sample ? 'price.sample_short' : 'price.label')}
        </span>
        <span className="figures font-semibold whitespace-nowrap text-lacquer">
          <Price vnd={tour.price} />
        </span>
      </p>
      <a href="#departures" className={buttonStyle('primary', 'medium', 'shrink-0')}>
        {t('price.choose')}
      </a>
    </aside>
  );
}
