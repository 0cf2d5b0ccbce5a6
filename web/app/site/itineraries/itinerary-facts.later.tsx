import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TourDetail } from '~/api/types';
import { dateInWords, machineDate } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { Fact, FactsColumn } from '~/site/detail/facts';
import { sitePaths } from '~/site/paths';
import { useScore } from '~/site/use-score';
import { Icon } from '~/ui/icon';
import { PricePanel } from './price-panel';
import { useLength } from './use-length';

function FactLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} prefetch="intent" className="link inline-block py-0.5">
      {children}
    </Link>
  );
}

/** What one needs to choose an itinerary: how long, from where, when, through which places, for how much. */
export function ItineraryFacts({ tour }: { tour: TourDetail }) {
  const { t } = useTranslation('itineraries');
  const language = useLanguage();
  const length = useLength();
  const score = useScore();
  const { price, departures, departure_point, travel_style, next_departures, cities } = tour;
  const [next] = next_departures;
  const stops = tour.days.reduce((sum, day) => sum + day.stops.length, 0);
  return (
    <FactsColumn
      label={t('fact.label')}
      before={<PricePanel price={price} dates={departures.length > 0} isSample={tour.is_sample} />}
    >
      <Fact label={t('fact.length')}>{length(tour)}</Fact>
      <Fact label={t('fact.next')}>
        {next ? (
          <time dateTime={machineDate(next)}>{dateInWords(next, language)}</time>
        ) : (
          t('fact.no_departure')
        )}
      </Fact>
      {departure_point && (
        <Fact label={t('fact.start')}>
          <FactLink to={sitePaths.itinerariesFrom(language, departure_point.slug)}>
            <Names>{departure_point.title}</Names>
          </FactLink>
        </Fact>
      )}
      {travel_style && (
        <Fact label={t('fact.style')}>
          <FactLink to={sitePaths.itinerariesOfStyle(language, travel_style.slug)}>
            <Names>{travel_style.title}</Names>
          </FactLink>
        </Fact>
      )}
      <Fact label={t('fact.stops')}>{stops}</Fact>
      <Fact label={t('fact.rating')}>
        {tour.rating_score === null ? (
          <span className="text-muted">{t('fact.unrated')}</span>
        ) : (
          <span className="flex items-center gap-2">
            <Icon name="star" className="fill-turmeric text-turmeric" />
            {t('fact.rated', { score: score(tour.rating_score), count: tour.rating_count })}
          </span>
        )}
      </Fact>
      {cities.length > 0 && (
        <Fact label={t('fact.cities')} wide>
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {cities.map(({ id, slug, title }) => (
              <li key={id}>
                <FactLink to={sitePaths.city(language, slug)}>
                  <Names>{title}</Names>
                </FactLink>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </FactsColumn>
  );
}
