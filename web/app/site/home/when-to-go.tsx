import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CityRow } from '~/api/types';
import { months } from '~/i18n/months';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { cx } from '~/ui/cx';

interface WhenToGoProps {
  title: string;
  cities: Pick<CityRow, 'id' | 'title' | 'slug' | 'best_months'>[];
  /** The month that it is. */
  month: number;
}

/** One row of the calendar; neighbouring good months join into one bar. */
function CalendarRow({ city, month }: { city: WhenToGoProps['cities'][number]; month: number }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const good = (m: number) => city.best_months.includes(m);
  return (
    <tr className="border-t border-line max-sm:nth-[n+7]:hidden">
      <th
        scope="row"
        className="py-1.5 pr-1 text-left text-sm font-normal max-sm:pl-(--gutter) sm:pr-6 sm:text-base"
      >
        <Link
          to={sitePaths.city(language, city.slug)}
          prefetch="intent"
          className="link-quiet inline-block py-1"
        >
          <Names>{city.title}</Names>
        </Link>
      </th>
      {months.map((m) => (
        <td key={m} className={cx('px-0 py-1.5', m === month && 'bg-turmeric-wash')}>
          {good(m) && (
            <span
              className={cx(
                'block h-3 bg-jade',
                (m === 1 || !good(m - 1)) && 'ml-0.5 rounded-l-full',
                (m === 12 || !good(m + 1)) && 'mr-0.5 rounded-r-full',
              )}
            >
              <span className="visually-hidden">{t('home.good_month')}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The calendar of best months; each month leads to the places that are at their best then. */
export function WhenToGo({ title, cities, month }: WhenToGoProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { long, short } = useMonths();
  const rows = cities.filter(({ best_months }) => best_months.length > 0);
  if (rows.length === 0) return null;
  return (
    <Section tight title={title || t('home.when_to_go')} lead={t('home.when_to_go_lead')}>
      {/* On phones from edge to edge, and no narrower than gives each month 24 pixels to press. */}
      <div className="relative max-sm:-mx-(--gutter) max-sm:overflow-x-auto">
        <table className="w-full min-w-96 table-fixed border-b border-line">
          <caption className="visually-hidden">{t('home.when_to_go_caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-24 text-left sm:w-44">
                <span className="visually-hidden">{t('home.place')}</span>
              </th>
              {months.map((m) => (
                <th
                  key={m}
                  scope="col"
                  className={cx('p-0 text-sm font-normal', m === month && 'bg-turmeric-wash')}
                >
                  <Link
                    to={sitePaths.placesInMonth(language, m)}
                    prefetch="intent"
                    aria-current={m === month ? 'date' : undefined}
                    className={cx(
                      'relative block py-2.5 no-underline hover:bg-jade-wash',
                      m === month && 'font-semibold',
                    )}
                  >
                    <span className="hidden md:inline">{short(m)}</span>
                    <span className="md:hidden">{m}</span>
                    <span className="visually-hidden">: {t('home.places_in', { month: long(m) })}</span>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((city) => (
              <CalendarRow key={city.id} city={city} month={month} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="h-3 w-8 rounded-full bg-jade" />
          {t('home.legend_good')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-4 bg-turmeric-wash" />
          {t('home.legend_now', { month: long(month) })}
        </span>
      </p>
    </Section>
  );
}
