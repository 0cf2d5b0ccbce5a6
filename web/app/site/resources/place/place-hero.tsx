import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { useAmounts } from '~/site/cards/use-amounts';
import { DetailHero } from '~/site/detail/detail-hero';
import { sitePaths } from '~/site/paths';
import type { StoredRecord } from '~/site/saved/record-store';
import { rememberViewed } from '~/site/saved/viewed-store';
import { NotNowNote } from '~/site/visitor/not-now';
import { isHotelType, isResourceType } from '../codes';
import type { PlaceData } from './place-data.server';

/** The picture and name of a place; that it was looked at is remembered in this browser. */
export function PlaceHero({ place, path, list }: Pick<PlaceData, 'place' | 'path' | 'list'>) {
  const { t } = useTranslation(['places', 'site']);
  const language = useLanguage();
  const { pricePerNight } = useAmounts();
  const { id, title, image, image_blur, city, cuisine, star_rating, hotel_type, resource_type } = place;
  const kind = isHotelType(hotel_type)
    ? t(`hotel_type.${hotel_type}`)
    : isResourceType(resource_type) && t(`kind.${resource_type}`);
  const stars = star_rating !== null && t('site:card.stars', { count: star_rating });
  // The same line as on the card of a place.
  const sample = place.is_sample ? 'stay' : undefined;
  const fact = factLine(
    sample && t(`site:sample.${sample}`),
    city?.title,
    cuisine,
    stars,
    pricePerNight(place.price_from),
  );
  const record = useMemo<StoredRecord>(
    () => ({ kind: 'resource', id, language, title, path, image, image_blur: image_blur ?? null, fact }),
    [id, language, title, path, image, image_blur, fact],
  );
  useEffect(() => rememberViewed(record), [record]);
  return (
    <DetailHero
      record={place}
      notice={<NotNowNote record={place} className="mt-5" />}
      names={place.titles}
      crumbs={[{ title: t('site:home.crumb'), to: sitePaths.home(language) }, list, { title }]}
      subtitle={factLine(kind, stars, city?.title)}
      sample={sample}
      saved={record}
    />
  );
}
