import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { later } from '~/rendering/later/later';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { ListHeader } from '~/site/list/list-header';
import { CommonTags } from '~/site/outings/common-tags';
import { thingsData } from '~/site/outings/things-data.server';
import { ThingsFilter } from '~/site/outings/things-filter.later';
import { ThingsList } from '~/site/outings/things-list';
import { sitePaths } from '~/site/paths';
import { Pagination } from '~/ui/pagination';

export const handle = {
  i18n: ['site', 'outings'],
  query: [
    'category_id',
    'city_id',
    'keyword',
    'page',
    'tag',
    'in_month',
    'diet',
    'suits_age',
    'price_max',
    'access',
    'shelter',
    'minutes_max',
    'quiet',
  ],
  passing: ['open_now'],
} as const;

const LaterThingsFilter = later(
  import.meta.env.SSR && ThingsFilter,
  () => import('~/site/outings/things-filter.later').then((part) => part.ThingsFilter),
  'used',
);

export function loader(args: LoaderFunctionArgs) {
  return thingsData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.things(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function ThingsToDo() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation(['outings', 'site']);
  const language = useLanguage();
  const { things, filters, city, category } = data;
  const title = city ? t('things.title_in', { city: city.title }) : t('things.title');
  const narrowedTo = city?.title ?? category?.title;
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          { title: t('things.crumb'), ...(narrowedTo ? { to: sitePaths.things(language) } : {}) },
          ...(narrowedTo ? [{ title: narrowedTo }] : []),
        ]}
        title={category && !city ? category.title : title}
        lead={category?.description || t('things.lead')}
      />
      <LaterThingsFilter data={data} />
      <p role="status" className="mt-5 mb-8 text-sm text-muted">
        {t('things.count', { count: things.total })}
      </p>
      <ThingsList things={things.data} facets={data.facets} withLead={data.isWhole} />
      <Pagination page={things.page} lastPage={things.last_page} />
      <CommonTags filters={filters} things={things.data} />
    </div>
  );
}
