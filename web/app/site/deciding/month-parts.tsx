import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthInRegion } from '~/api/types';
import { spanInWords } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { sitePaths } from '~/site/paths';
import { QualityMark } from './quality-mark';

type Place = MonthInRegion['places'][number];

function useWhy(): (place: Place) => string {
  const { t } = useTranslation('deciding');
  return ({ picture, seasonal, rough_sea }) =>
    [
      ...(picture?.causes ?? []).map((cause) => t(`cause.${cause}`)),
      ...(rough_sea ? [t('when.rough_short')] : []),
      ...seasonal,
    ].join('; ');
}

function PlaceRows({ places }: { places: Place[] }) {
  const { t } = useTranslation('deciding');
  const language = useLanguage();
  const why = useWhy();
  return (
    <table className="w-full border-b border-line text-left">
      <caption className="visually-hidden">{t('when.destinations')}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-sm text-muted *:py-2 *:font-normal">
          <th scope="col">{t('when.place')}</th>
          <th scope="col" className="text-right">
            {t('when.temperature')}
          </th>
          <th scope="col" className="pl-3 text-right">
            {t('when.rain')}
          </th>
          <th scope="col" className="pl-8 max-md:hidden">
            {t('when.why')}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => {
          const { city, picture } = place;
          return (
            <tr key={city.id} className="border-t border-line align-baseline *:py-2.5">
              <th scope="row" className="font-semibold">
                <span className="inline-flex items-baseline gap-2.5">
                  {picture && <QualityMark quality={picture.quality} />}
                  <Link to={sitePaths.city(language, city.slug)} prefetch="intent" className="link-quiet">
                    <Names>{city.title}</Names>
                  </Link>
                </span>
                <span className="mt-0.5 block text-sm font-normal text-muted md:hidden">
                  <Names>{why(place)}</Names>
                </span>
              </th>
              <td className="figures text-right whitespace-nowrap">
                {picture && `${Math.round(picture.normal.min_c)}–${Math.round(picture.normal.max_c)} °C`}
              </td>
              <td className="figures pl-3 text-right whitespace-nowrap">
                {picture && `${Math.round(picture.normal.rain_mm)} mm`}
              </td>
              <td className="pl-8 text-sm text-muted max-md:hidden">
                <Names>{why(place)}</Names>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** So many stand there from the start; the others are folded away. */
const shownFirst = 12;

/** The destinations of a month, the best first. */
export function PlaceTable({ places }: { places: Place[] }) {
  const { t } = useTranslation('deciding');
  const rest = places.slice(shownFirst);
  return (
    <>
      <PlaceRows places={places.slice(0, shownFirst)} />
      {rest.length > 0 && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {t('when.more_places', { count: rest.length })}
          </summary>
          <PlaceRows places={rest} />
        </details>
      )}
    </>
  );
}

/** Sights that are at their best, each with the editors' reason. */
export function AtBest({ sights }: { sights: MonthInRegion['at_best'] }) {
  const language = useLanguage();
  const { spans } = useMonths();
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {sights.map(({ title, path, city, why, months }) => (
        <li key={path} className="relative border-b border-line py-4">
          <h3 className="text-lg">
            <Link to={sitePaths.place(language, path)} prefetch="intent" className="stretched link-quiet">
              <Names>{title}</Names>
            </Link>
          </h3>
          <p className="mt-0.5 text-sm text-muted">
            <Names>{[city?.title, spans(months)].filter(Boolean).join(' · ')}</Names>
          </p>
          {why && (
            <p className="mt-1 text-sm">
              <Names>{why}</Names>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const hottest = 34.5;

/** What is closed, and what has to be reckoned with. */
export function Risks({ places, closed }: Pick<MonthInRegion, 'places' | 'closed'>) {
  const { t } = useTranslation('deciding');
  const language = useLanguage();
  const { spans } = useMonths();
  const where = (is: (place: Place) => boolean | undefined) =>
    places
      .filter(is)
      .map(({ city }) => city.title)
      .join(', ');
  const caused = (cause: 'storms' | 'pouring') => where(({ picture }) => picture?.causes.includes(cause));
  const told = (key: 'stormy' | 'very_wet' | 'heat' | 'rough', names: string): ReactNode[] =>
    names ? [t(`when.${key}`, { places: names })] : [];
  const lines = [
    ...told('stormy', caused('storms')),
    ...told('very_wet', caused('pouring')),
    ...told(
      'heat',
      where(({ picture }) => picture !== null && picture.normal.max_c >= hottest),
    ),
    ...told(
      'rough',
      where(({ rough_sea }) => rough_sea),
    ),
  ];
  if (lines.length + closed.length === 0) return <p className="text-muted">{t('when.no_risks')}</p>;
  return (
    <ul className="max-w-measure list-disc space-y-2 pl-5">
      {lines.map((line, index) => (
        // Sentences that come in one order.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it comes
        <li key={index}>
          <Names>{line}</Names>
        </li>
      ))}
      {closed.map(({ title, path, months }) => (
        <li key={path}>
          <Link to={sitePaths.place(language, path)} className="link">
            <Names>{t('when.closed', { title, months: spans(months) })}</Names>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is known of prices and crowds: the holidays; of the rest it is said that nobody knows. */
export function Crowds({ events }: Pick<MonthInRegion, 'events'>) {
  const { t } = useTranslation('deciding');
  const language = useLanguage();
  const list = events
    .filter(({ type }) => type === 'holiday')
    .map(({ title, start_date, end_date }) => {
      return `${title} (${spanInWords(start_date, end_date, language)})`;
    })
    .join(', ');
  return (
    <p className="max-w-measure">
      <Names>{list ? t('when.crowds_holiday', { list }) : t('when.crowds_none')}</Names>
    </p>
  );
}
