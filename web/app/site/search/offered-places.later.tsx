import { useTranslation } from 'react-i18next';
import type { CityRow } from '~/api/types';
import { CardGrid } from '~/site/cards/card-grid';
import { CityCard } from '~/site/cards/city-card';

/** On phones a little less than is shown: pictures to choose by, several at once on a slow line. */
const offeredSizes = '(min-width: 64rem) 18rem, (min-width: 30rem) 46vw, 60vw';

interface OfferedPlacesProps {
  cities: CityRow[];
  /** They are what the page opens with. */
  first: boolean;
}

/** Well-known places for those who found nothing, or do not yet know what to look for. */
export function OfferedPlaces({ cities, first }: OfferedPlacesProps) {
  const { t } = useTranslation('site');
  return (
    <section aria-labelledby="offered" className="mt-16 border-t-2 border-ink pt-4">
      <h2 id="offered" className="mb-6 text-2xl">
        {t('search.offered')}
      </h2>
      <CardGrid label={t('search.offered')} slides>
        {cities.map((city, index) => (
          <CityCard key={city.id} city={city} priority={first && index === 0} sizes={offeredSizes} />
        ))}
      </CardGrid>
    </section>
  );
}
