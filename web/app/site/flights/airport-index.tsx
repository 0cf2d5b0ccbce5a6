import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { AirportChoice } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';

/** The airports of the country, each a way to begin a search. */
export function AirportIndex({ airports }: { airports: readonly AirportChoice[] }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const domestic = airports.filter(({ is_domestic }) => is_domestic);
  if (domestic.length === 0) return null;
  return (
    <section aria-labelledby="airports-title" className="mt-14">
      <h2 id="airports-title" className="text-2xl">
        {t('airports.title')}
      </h2>
      <p className="mt-1 text-muted">{t('airports.lead')}</p>
      <ul className="mt-5 grid border-t border-line sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
        {domestic.map(({ code, city, name }) => (
          <li key={code} className="border-b border-line">
            <Link
              to={sitePaths.flightsTo(language, `${city} (${code})`)}
              className="group grid grid-cols-[4rem_1fr] items-baseline gap-x-3 py-2.5"
            >
              <span className="figures display text-xl whitespace-nowrap text-jade">{code}</span>
              <span>
                <span className="block font-semibold group-hover:underline">
                  <Names>{city}</Names>
                </span>
                {name !== city && (
                  <span className="block text-sm text-muted">
                    <Names>{name}</Names>
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
