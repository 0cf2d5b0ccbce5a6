import type { CityRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { type CardLook, RecordCard } from './record-card';
import { useCityFact } from './use-city-fact';

/** A destination: where it is and when to go. */
export function CityCard({ city, ...look }: CardLook & { city: CityRow }) {
  const language = useLanguage();
  const fact = useCityFact(city);
  return (
    <RecordCard {...look} kind="city" record={city} to={sitePaths.city(language, city.slug)} fact={fact} />
  );
}
