import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { useMonths } from '~/i18n/use-months';
import { CountryMap } from '~/site/map/country-map';
import type { Outline } from '~/site/map/outline.server';
import { cx } from '~/ui/cx';
import { DriverCard } from './driver-card';

interface CityFactsProps {
  city: CityDetail;
  vietnameseTitle: string;
  outline: Outline;
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cx('border-t border-line py-3', wide && 'col-span-2')}>
      <dt className="kicker">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

/** What one needs to act: when, where, and what to show a driver. Stays in sight beside the story. */
export function CityFacts({ city, vietnameseTitle, outline }: CityFactsProps) {
  const { t } = useTranslation('site');
  const { spans } = useMonths();
  const { best_months, province, formerly, region, lat, lon, weather_normals } = city;
  const lows = weather_normals.map(({ min_c }) => min_c);
  const highs = weather_normals.map(({ max_c }) => max_c);
  const wettest = [...weather_normals].sort((a, b) => b.rain_mm - a.rain_mm)[0];
  return (
    <aside aria-label={t('city.facts')} className="max-lg:order-first lg:col-span-4 lg:col-start-9">
      <div className="lg:sticky lg:top-24">
        <DriverCard name={vietnameseTitle} province={province} />
        <dl className="mt-6 gap-x-8 border-b border-line max-lg:grid max-lg:grid-cols-2">
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
          {region && <Fact label={t('city.region')}>{region.title}</Fact>}
          {province && (
            <Fact label={t('city.province')}>
              {province}
              {formerly && (
                <span className="block text-sm text-muted">{t('city.formerly', { names: formerly })}</span>
              )}
            </Fact>
          )}
          {lat !== null && lon !== null && (
            <Fact label={t('city.coordinates')} wide>
              <a
                href={`geo:${lat},${lon}?q=${lat},${lon}(${encodeURIComponent(city.title)})`}
                className="link-quiet figures inline-block py-0.5 whitespace-nowrap"
              >
                {lat.toFixed(3)}° N, {lon.toFixed(3)}° E
              </a>
            </Fact>
          )}
        </dl>
        {lat !== null && lon !== null && (
          <CountryMap
            outline={outline}
            cities={[city]}
            label={t('city.on_the_map', { title: city.title })}
            scale={2}
            className="mx-auto mt-6 max-w-72 max-lg:hidden"
          />
        )}
      </div>
    </aside>
  );
}
