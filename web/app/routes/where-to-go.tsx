import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { later } from '~/rendering/later/later';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { Comparison } from '~/site/deciding/comparison';
import { DestinationList } from '~/site/deciding/destination-list';
import { MonthMap } from '~/site/deciding/month-map.later';
import { whereData } from '~/site/deciding/where-data.server';
import { wishParameters } from '~/site/deciding/wishes';
import { WishesForm } from '~/site/deciding/wishes-form.later';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';

export const handle = { i18n: ['site', 'trip', 'deciding'], query: wishParameters } as const;

const LaterWishesForm = later(
  import.meta.env.SSR && WishesForm,
  () => import('~/site/deciding/wishes-form.later').then((part) => part.WishesForm),
  'used',
);

const LaterMonthMap = later(
  import.meta.env.SSR && MonthMap,
  () => import('~/site/deciding/month-map.later').then((part) => part.MonthMap),
  'used',
);

export function loader(args: LoaderFunctionArgs) {
  return whereData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  return pageMeta(seo, [
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: seo.title, path: sitePaths.whereToGo(seo.language) },
    ]),
  ]);
};

export default function WhereToGo() {
  const { wishes, destinations, compared, holidays, map } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['deciding', 'site']);
  const language = useLanguage();
  const { long } = useMonths();
  return (
    <div className="page pt-6 pb-20">
      <ListHeader
        crumbs={[{ title: t('site:home.crumb'), to: sitePaths.home(language) }, { title: t('where.crumb') }]}
        title={t('where.title')}
        lead={t('where.lead')}
      />
      <LaterWishesForm wishes={wishes} />
      {compared.length > 0 && <Comparison compared={compared} wishes={wishes} holidays={holidays} />}
      <div className="mt-12 grid items-start gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <DestinationList destinations={destinations} all={map.length} wishes={wishes} />
        </div>
        <aside aria-labelledby="month-map" className="lg:sticky lg:top-20 lg:col-span-4">
          <h2 id="month-map" className="mb-4 text-xl">
            {wishes.month ? t('where.map_month', { month: long(wishes.month) }) : t('where.map')}
          </h2>
          <LaterMonthMap cities={map} month={wishes.month} />
          <p className="mt-4">
            <Link
              to={wishes.month ? sitePaths.monthToGo(language, wishes.month) : sitePaths.whenToGo(language)}
              className="link inline-block py-1 text-sm font-semibold"
            >
              {t('where.months_link')}
            </Link>
          </p>
          <h2 className="mt-8 text-lg">{t('where.how')}</h2>
          <p className="mt-2 text-sm text-muted">{t('where.how_text')}</p>
        </aside>
      </div>
    </div>
  );
}
