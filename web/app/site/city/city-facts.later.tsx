import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CityDetail, NearestAirport } from '~/api/types';
import { Names } from '~/i18n/names';
import { provinceName } from '~/i18n/province-name';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { DriverCard } from '~/site/detail/driver-card';
import { Coordinates, Fact, FactsColumn } from '~/site/detail/facts';
import { CountryMap } from '~/site/map/country-map';
import { sitePaths } from '~/site/paths';
import { todayPath } from '~/site/today/today-path';

interface CityFactsProps {
  city: CityDetail;
  airport: NearestAirport;
  vietnameseTitle: string;
}

/** What one needs to act: when, where, and what to show a driver. */
export function CityFacts({ city, airport, vietnameseTitle }: CityFactsProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { spans } = useMonths();
  const { best_months, province, formerly, region, lat, lon, weather_normals } = city;
  const lows = weather_normals.map(({ min_c }) => min_c);
  const highs = weather_normals.map(({ max_c }) => max_c);
  const wettest = [...weather_normals].sort((a, b) => b.rain_mm - a.rain_mm)[0];
  const isPlaced = lat !== null && lon !== null;
  return (
    <FactsColumn
      label={t('city.facts')}
      before={<DriverCard name={vietnameseTitle} where={province} />}
      after={
        isPlaced && (
          <CountryMap
            cities={[city]}
            label={t('city.on_the_map', { title: city.title })}
            scale={2}
            className="mx-auto mt-6 max-w-72 max-lg:hidden"
          />
        )
      }
    >
      <Fact label={t('city.today')}>
        <Link to={todayPath(language, city.slug)} className="link inline-block py-0.5">
          {t('city.today_link')}
        </Link>
      </Fact>
      {best_months.length > 0 && (
        <Fact label={t('city.best_months')}>
          <a href="#when-to-go" className="link-quiet inline-block py-0.5">
            {spans(best_months)}
          </a>
        </Fact>
      )}
      {wettest && (
        <Fact label={t('city.temperature')}>
          {t('city.temperature_range', {
            low: Math.round(Math.min(...lows)),
            high: Math.round(Math.max(...highs)),
          })}
        </Fact>
      )}
      {region && (
        <Fact label={t('city.region')}>
          <Names>{region.title}</Names>
        </Fact>
      )}
      {province && (
        <Fact label={t('city.province')}>
          {provinceName(province, language)}
          {formerly && (
            <span className="block text-sm text-muted">
              <Names>{t('city.formerly', { names: formerly })}</Names>
            </span>
          )}
        </Fact>
      )}
      {airport && (
        <Fact label={t('city.airport')}>
          {t('city.airport_at', { name: airport.name, code: airport.code, count: airport.distance_km })}
          <Link
            to={sitePaths.flightsTo(language, `${airport.city} (${airport.code})`)}
            className="link block py-0.5 text-sm"
          >
            {t('city.flights')}
          </Link>
        </Fact>
      )}
      {isPlaced && (
        <Fact label={t('city.coordinates')} wide>
          <Coordinates title={city.title} lat={lat} lon={lon} />
        </Fact>
      )}
    </FactsColumn>
  );
}
