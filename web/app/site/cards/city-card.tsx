import type { CityRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Card } from '~/ui/card';
import type { PictureRatio } from '~/ui/picture-sizes';
import { useCityFact } from './use-city-fact';

interface CityCardProps {
  city: CityRow;
  sizes: string;
  ratio?: PictureRatio;
  withDescription?: boolean;
  className?: string;
  pictureClassName?: string;
}

/** A destination: where it is and when to go. */
export function CityCard({
  city,
  sizes,
  ratio,
  withDescription,
  className,
  pictureClassName,
}: CityCardProps) {
  const language = useLanguage();
  const fact = useCityFact(city);
  return (
    <Card
      to={sitePaths.city(language, city.slug)}
      record={city}
      fact={fact}
      description={withDescription ? city.description : undefined}
      ratio={ratio}
      sizes={sizes}
      className={className}
      pictureClassName={pictureClassName}
    />
  );
}
