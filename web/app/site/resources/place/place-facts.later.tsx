import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceDetail } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useAmounts } from '~/site/cards/use-amounts';
import { DriverCard } from '~/site/detail/driver-card';
import { Coordinates, Fact, FactsColumn } from '~/site/detail/facts';
import { Price } from '~/site/money/price';
import { sitePaths } from '~/site/paths';
import { useScore } from '~/site/use-score';
import { EstimateMark } from '~/site/visitor/estimate-mark';
import { knownInfo } from '~/site/visitor/known-info';
import { isLodging } from '~/site/visitor/lines/when';
import { Host } from '~/ui/host';
import { hostOf } from './host-of';
import { HoursFact } from './hours';
import type { PlaceData } from './place-data.server';
import { PriceLevel } from './price-level';

function Outside({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="link inline-block py-0.5">
      {children}
    </a>
  );
}

function Rating({ summary }: { summary: PlaceDetail['reviews_summary'] }) {
  const { t } = useTranslation('places');
  const score = useScore();
  const { score: value, count } = summary;
  if (value === null || count === 0) return <span className="text-muted">{t('place.unrated')}</span>;
  return (
    <a href="#reviews" className="link inline-block py-0.5">
      {t('place.rated', { score: score(value), count })}
    </a>
  );
}

/** What one needs to go there: what to show a driver, when it is open, what it costs, whom to ask. */
export function PlaceFacts({ place, driver }: Pick<PlaceData, 'place' | 'driver'>) {
  const { t } = useTranslation('places');
  const language = useLanguage();
  const { stay } = useAmounts();
  const { title, duration_minutes, price_band, price_from, address, city, cuisine, former_names, is_sample } =
    place;
  const { phone, website, lat, lon, reviews_summary } = place;
  // Some are what visitors from abroad type: search knows them, and no Vietnamese reader calls the place so.
  const otherNames = language === 'vi' ? former_names.filter((name) => /[À-ỹ]/.test(name)) : former_names;
  return (
    <FactsColumn
      label={t('place.facts')}
      before={!is_sample && <DriverCard name={driver.name} where={driver.where} />}
    >
      <HoursFact of={place} />
      {duration_minutes !== null && !isLodging(place) && (
        <Fact label={t('place.duration')}>
          {stay(knownInfo(place.visitor_info).duration?.short_minutes, duration_minutes)}
        </Fact>
      )}
      {price_from !== null && (
        <Fact label={t('place.price_from')}>
          <Price vnd={price_from} className="font-semibold text-lacquer" />
          {place.visitor_info.price?.state === 'estimated' && <EstimateMark leads />}
          {is_sample && <span className="block text-sm text-muted">{t('place.price_note')}</span>}
        </Fact>
      )}
      {price_band !== null && !place.is_memorial && !knownInfo(place.visitor_info).price?.is_free && (
        <Fact label={t('place.price_level')}>
          <PriceLevel band={price_band} />
        </Fact>
      )}
      {cuisine && <Fact label={t('place.cuisine')}>{cuisine}</Fact>}
      {address && (
        <Fact label={t('place.address')} wide>
          <address className="not-italic">
            <Names>{address}</Names>
          </address>
        </Fact>
      )}
      {city && (
        <Fact label={t('place.city')}>
          <Link
            to={sitePaths.city(language, city.slug)}
            prefetch="intent"
            className="link inline-block py-0.5"
          >
            <Names>{city.title}</Names>
          </Link>
        </Fact>
      )}
      {!place.is_memorial && (
        <Fact label={t('place.rating')}>
          <Rating summary={reviews_summary} />
        </Fact>
      )}
      {phone && (
        <Fact label={t('place.phone')}>
          <Outside to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Outside>
        </Fact>
      )}
      {website && (
        <Fact label={t('place.website')}>
          <Outside to={website}>
            <Host>{hostOf(website)}</Host>
          </Outside>
        </Fact>
      )}
      {otherNames.length > 0 && (
        <Fact label={t('place.former_names')} wide>
          <span lang="vi">{otherNames.join(', ')}</span>
        </Fact>
      )}
      {!is_sample && lat !== null && lon !== null && (
        <Fact label={t('place.coordinates')} wide>
          <Coordinates title={title} lat={lat} lon={lon} />
        </Fact>
      )}
    </FactsColumn>
  );
}
