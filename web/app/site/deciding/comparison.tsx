import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedDestination } from '~/api/types';
import { spanInWords } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { useDuration } from '~/site/city/use-duration';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { Reasons } from './destination-list';
import { QualityMark } from './quality-mark';
import { useReasons } from './use-reasons';
import type { WhereData } from './where-data.server';
import { planQuery, type TripWishes, wishPairs } from './wishes';

type Cell = (destination: ComparedDestination) => ReactNode;

/** Sights of each that the others do not have: all of them, as no sight is in two towns. */
const sightList: (language: ReturnType<typeof useLanguage>) => Cell = (language) => (destination) => (
  <ul className="space-y-1">
    {destination.sights.map(({ title, path }) => (
      <li key={path}>
        <Link to={sitePaths.place(language, path)} className="link inline-block py-0.5">
          <Names>{title}</Names>
        </Link>
      </li>
    ))}
  </ul>
);

/** The points of the comparison in their order, each with what it says of a destination. */
function useRows(wishes: TripWishes, holidays: WhereData['holidays']): { title: string; cell: Cell }[] {
  const { t } = useTranslation(['deciding', 'trip']);
  const language = useLanguage();
  const { long, spans } = useMonths();
  const duration = useDuration();
  const words = useReasons(wishes.month);
  const vnd = (amount: number) => formatVnd(amount, language);
  const { month } = wishes;
  const cost: Cell = ({ cost: { day, meal, meals, ticket, tickets } }) => {
    if (day === null || meal === null) return t('cell.unknown');
    const known = { day: vnd(day), meal: vnd(meal), meals };
    return ticket === null
      ? t('cell.cost_meals', known)
      : t('cell.cost', { ...known, ticket: vnd(ticket), tickets });
  };
  const crowds = [
    t('cell.crowds'),
    ...holidays.map(({ title, start_date, end_date }) =>
      t('cell.crowds_holiday', {
        title,
        dates: spanInWords(start_date, end_date, language),
      }),
    ),
  ].join(' ');
  const interestNames = (codes: string[]) =>
    codes.map((code) => t(`trip:interest.${code}` as 'trip:interest.beach')).join(', ');
  return [
    {
      title: month ? t('row.weather', { month: long(month) }) : t('row.weather_any'),
      cell: ({ picture }) =>
        picture ? (
          <>
            <QualityMark quality={picture.quality} />{' '}
            {t('cell.weather', {
              min: Math.round(picture.normal.min_c),
              max: Math.round(picture.normal.max_c),
              // As the reasons say it: a normal is no measurement.
              rain: Math.round(picture.normal.rain_mm / 5) * 5,
            })}
          </>
        ) : month ? (
          t('cell.unknown')
        ) : (
          t('cell.no_month')
        ),
    },
    {
      title: t('row.journey'),
      cell: ({ journey, is_landing }) =>
        is_landing
          ? t('reason.landing')
          : journey
            ? t('cell.journey', {
                duration: duration(journey.minutes),
                from: t(`gateway.${journey.from}`),
                means: t(`means.${journey.means}`),
              })
            : t('cell.no_way'),
    },
    { title: t('row.cost'), cell: cost },
    {
      title: t('row.children'),
      cell: ({ children: share }) => (share.of > 0 ? t('cell.share', { ...share }) : t('cell.unknown')),
    },
    { title: t('row.rain'), cell: ({ dry }) => (dry.of > 0 ? t('cell.dry', { ...dry }) : t('cell.unknown')) },
    { title: t('row.season'), cell: ({ seasonal }) => seasonal.join('; ') || t('cell.nothing') },
    {
      title: t('row.sea'),
      cell: ({ rough_months }) =>
        rough_months.length > 0 ? t('cell.rough', { months: spans(rough_months) }) : t('cell.calm'),
    },
    { title: t('row.crowds'), cell: () => crowds },
    {
      title: t('row.for'),
      cell: (one) => <Reasons sign="plus" reasons={one.for.map(words)} none={t('cell.nothing')} />,
    },
    {
      title: t('row.against'),
      cell: (one) => <Reasons sign="minus" reasons={one.against.map(words)} none={t('cell.nothing')} />,
    },
    ...(wishes.interests.length > 0
      ? [
          {
            title: t('row.lacking'),
            cell: ({ lacking }: ComparedDestination) => interestNames(lacking) || t('cell.nothing'),
          },
        ]
      : []),
    { title: t('row.miss'), cell: sightList(language) },
    {
      title: t('row.go'),
      cell: ({ city }) => (
        <ButtonLink
          to={`${sitePaths.tripResult(language)}?${planQuery(wishes, city.id)}`}
          rel="nofollow"
          aria-label={t('where.plan_one', { title: city.title })}
        >
          {t('where.plan')}
        </ButtonLink>
      ),
    },
  ];
}

/** Two or three destinations side by side, point by point. */
export function Comparison({
  compared,
  wishes,
  holidays,
}: Pick<WhereData, 'compared' | 'wishes' | 'holidays'>) {
  const { t } = useTranslation('deciding');
  const language = useLanguage();
  const rows = useRows(wishes, holidays);
  const all = sitePaths.whereToGo(language, new URLSearchParams(wishPairs(wishes)).toString());
  return (
    <section aria-labelledby="compared" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="compared" className="text-3xl">
          {t('where.compared')}
        </h2>
        <Link to={all} rel="nofollow" className="link py-1 text-sm font-semibold">
          {t('where.end_compare')}
        </Link>
      </div>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative mt-4 overflow-x-auto"
      >
        <table
          className={`w-full table-fixed border-b border-line text-left text-sm sm:min-w-[36rem] ${compared.length > 2 ? 'max-sm:min-w-[30rem]' : ''}`}
        >
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              <th scope="col" className="w-40 py-3 pr-4 font-normal text-muted max-sm:hidden">
                {t('where.point')}
              </th>
              {compared.map(({ city }) => (
                <th key={city.id} scope="col" className="py-3 pr-4">
                  <Link to={sitePaths.city(language, city.slug)} className="link-quiet display text-xl">
                    <Names>{city.title}</Names>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ title, cell }) => (
            <tbody key={title}>
              {/* On a phone the point stands above its row, so that two destinations fit beside each other. */}
              <tr className="border-t border-line sm:hidden">
                <th scope="rowgroup" colSpan={compared.length} className="pt-3 font-semibold">
                  {title}
                </th>
              </tr>
              <tr className="border-line align-top sm:border-t">
                <th scope="row" className="py-3 pr-4 font-semibold max-sm:hidden">
                  {title}
                </th>
                {compared.map((destination) => (
                  <td key={destination.city.id} className="figures py-3 pr-4 max-sm:pt-1">
                    <Names>{cell(destination)}</Names>
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}
