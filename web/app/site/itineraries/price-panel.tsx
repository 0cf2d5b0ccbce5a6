import { useTranslation } from 'react-i18next';
import { Price } from '~/site/money/price';
import { buttonStyle } from '~/ui/button-style';

/** What the itinerary costs, said to be a sample where it is one, with the way to its dates. */
export function PricePanel({ price, dates, isSample }: { price: number; dates: boolean; isSample: boolean }) {
  const { t } = useTranslation('itineraries');
  return (
    <section aria-label={t('price.label')} className="border-t-4 border-lacquer bg-surface p-6">
      <p className="kicker">{t('price.label')}</p>
      <p className="display mt-1 text-3xl text-lacquer">
        <Price vnd={price} stacked />
      </p>
      {isSample && <p className="mt-2 text-sm text-muted">{t('price.sample')}</p>}
      {dates && (
        <a href="#departures" data-print="hide" className={buttonStyle('primary', 'medium', 'mt-4')}>
          {t('price.see')}
        </a>
      )}
    </section>
  );
}
