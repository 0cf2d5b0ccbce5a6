import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { later } from '~/rendering/later/later';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { EmptyList } from '~/site/list/empty-list';
import { sitePaths } from '~/site/paths';
import { placesData } from '~/site/places/places-data.server';
import { PlacesFilter } from '~/site/places/places-filter';
import { PlacesIndex } from '~/site/places/places-index';
import { PlacesMap } from '~/site/places/places-map.later';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';

export const handle = { query: ['keyword', 'month', 'region_id'] } as const;

const LaterPlacesMap = later(
  import.meta.env.SSR && PlacesMap,
  () => import('~/site/places/places-map.later').then((part) => part.PlacesMap),
  'used',
);

export function loader(args: LoaderFunctionArgs) {
  return placesData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.places(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function PlacesToGo() {
  const { all, found, regions, filters } = useLoaderData<typeof loader>();
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <div className="page pt-6">
      <Breadcrumbs
        crumbs={[{ title: t('home.crumb'), to: sitePaths.home(language) }, { title: t('header.places') }]}
      />
      <header className="mt-6 max-w-measure">
        <h1 className="text-4xl">{t('places.title')}</h1>
        <p className="mt-4 text-lg text-muted">{t('places.lead')}</p>
        <p className="mt-4 flex flex-wrap gap-x-8">
          <Link to={sitePaths.whereToGo(language)} prefetch="intent" className="link py-1 font-semibold">
            {t('places.decide')}
          </Link>
          <Link to={sitePaths.whenToGo(language)} prefetch="intent" className="link py-1 font-semibold">
            {t('places.by_month')}
          </Link>
          <Link
            to={sitePaths.guide(language, 'collections')}
            prefetch="intent"
            className="link py-1 font-semibold"
          >
            {t('places.collections')}
          </Link>
        </p>
      </header>
      <PlacesFilter filters={filters} regions={regions} />
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-12">
        <LaterPlacesMap
          all={all}
          found={found}
          className="lg:sticky lg:top-20 lg:col-span-5 lg:tall:top-48"
        />
        <div className="min-w-0 lg:col-span-7">
          <p role="status" className="border-b-2 border-ink pb-3 text-sm text-muted">
            {t('places.count', { count: found.length })}
          </p>
          {found.length > 0 ? (
            <PlacesIndex cities={found} regions={regions} />
          ) : (
            <div className="mt-8">
              <EmptyList
                title={t('places.none')}
                action={<ButtonLink to={sitePaths.places(language)}>{t('places.show_all')}</ButtonLink>}
              >
                {t('places.none_text')}
              </EmptyList>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
