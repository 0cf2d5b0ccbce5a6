import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { HotDishes } from '~/site/outings/hot-dishes';
import { OtherTypes } from '~/site/outings/other-types';
import { typeData } from '~/site/outings/type-data.server';
import { TypeFilter } from '~/site/outings/type-filter';
import { TypeList } from '~/site/outings/type-list';
import { TypeOpening } from '~/site/outings/type-opening';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';

export const handle = {
  i18n: ['site', 'outings'],
  query: [
    'category_id',
    'keyword',
    'page',
    'region_id',
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

export function loader(args: LoaderFunctionArgs) {
  return typeData(pageContext(args, handle), args.params.slug ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { type, crumb, seo } = data;
  return pageMeta(seo, [
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: crumb, path: sitePaths.experienceTypes(seo.language) },
      { title: type.title, path: sitePaths.experienceType(seo.language, type.slug) },
    ]),
  ]);
};

export default function ExperienceTypePage() {
  const { type, filters, facets, isOpening, list, tabs, others, hot, regions } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('outings');
  return (
    <>
      <div className="page pt-6">
        <TypeOpening type={type} brief={list.page > 1} />
      </div>
      <HotDishes dishes={hot} />
      <Section id="list" title={t('type.list')}>
        <TypeFilter filters={filters} facets={facets} tabs={tabs} regions={regions} />
        <TypeList
          type={type}
          list={list}
          keyword={filters.keyword}
          facets={facets}
          withLead={isOpening && hot.length === 0 && list.data.length > 3}
        />
      </Section>
      <OtherTypes types={others} />
    </>
  );
}
