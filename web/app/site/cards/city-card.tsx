import type { CityRow } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { type CardLook, RecordCard } from './record-card';
import { useCityFact } from './use-city-fact';

/** A destination: where it is and when to go; before that, what else there is to say of it here. */
export function CityCard({
  city,
  before,
  ...look
}: CardLook & { city: CityRow; before?: string | undefined }) {
  const language = useLanguage();
  const fact = useCityFact(city);
  return (
    <RecordCard
      {...look}
      kind="city"
      record={city}
      to={sitePaths.city(language, city.slug)}
      fact={fact}
      factNode={
        before && (
          <>
            <span className="figures block">{before}</span>
            <Names>{fact}</Names>
          </>
        )
      }
    />
  );
}
