import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { PartYear, RegionYear } from '~/api/types';
import { months } from '~/i18n/months';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { sitePaths } from '~/site/paths';
import { QualityMark } from './quality-mark';

type RegionMonth = RegionYear['months'][number];

/** Why a month is not simply good, in a word; the worst first, as the API gives it. */
function useCause(): (month: RegionMonth) => string {
  const { t } = useTranslation('deciding');
  return ({ causes }) => {
    const [cause] = causes.filter((one) => one !== 'recommended');
    return cause ? t(`cause.${cause}`) : '';
  };
}

interface Row {
  title: string;
  slug: string | undefined;
  months: RegionMonth[];
}

function MonthCells({ title, slug, months }: Row) {
  const { t } = useTranslation('deciding');
  const language = useLanguage();
  const { long } = useMonths();
  const causeOf = useCause();
  return months.map((one) => (
    <td key={one.month} className="p-0 text-center align-top">
      {one.quality && (
        <Link
          to={sitePaths.monthToGo(language, one.month, slug)}
          aria-label={[`${title}, ${long(one.month)}: ${t(`quality.${one.quality}`)}`, causeOf(one)]
            .filter(Boolean)
            .join(', ')}
          className="flex min-h-14 flex-col items-center justify-start gap-1 px-1 pt-3 pb-2 text-xs leading-tight text-muted no-underline hover:bg-jade-wash hover:text-ink"
        >
          <QualityMark quality={one.quality} silent />
          {one.quality !== 'good' && <span aria-hidden="true">{causeOf(one)}</span>}
        </Link>
      )}
    </td>
  ));
}

/**
 * The parts of the country and its regions by months: good, mixed or poor, and why; each cell leads to the page of that
 * month there.
 */
export function RegionTable({ regions, parts }: { regions: RegionYear[]; parts: PartYear[] }) {
  const { t } = useTranslation('deciding');
  const language = useLanguage();
  const { long, short } = useMonths();
  return (
    <section
      aria-label={t('when.table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      <table className="w-full min-w-[60rem] border-b border-line text-left text-sm">
        <caption className="visually-hidden">{t('when.table')}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-2 pr-4 font-normal text-muted">
              {t('when.region')}
            </th>
            {months.map((month) => (
              <th key={month} scope="col" className="text-center font-normal">
                <Link
                  to={sitePaths.monthToGo(language, month)}
                  className="link inline-flex min-h-11 items-center px-1"
                >
                  <span aria-hidden="true">{short(month)}</span>
                  <span className="visually-hidden">{long(month)}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ code, slugs, months: own }) => (
            <tr key={code} className="border-t border-line">
              <th scope="row" className="sticky left-0 max-w-40 bg-paper py-2 pr-4 text-base font-bold">
                {t(`part.${code}`)}
              </th>
              <MonthCells title={t(`part.${code}`)} slug={slugs[language]} months={own} />
            </tr>
          ))}
        </tbody>
        <tbody className="border-t-2 border-ink">
          {regions.map(({ id, title, slug, months: own }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="sticky left-0 max-w-40 bg-paper py-2 pr-4 font-semibold">
                <Names>{title}</Names>
              </th>
              <MonthCells title={title} slug={slug} months={own} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
