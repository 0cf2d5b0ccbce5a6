import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { blogsData } from '~/site/blogs/blogs-data.server';
import { BlogsFilter } from '~/site/blogs/blogs-filter';
import { StoryGrid } from '~/site/blogs/story-grid';
import { EmptyList } from '~/site/list/empty-list';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { Pagination } from '~/ui/pagination';

export const handle = { query: ['category_id', 'keyword', 'page', 'per_page'] } as const;

export function loader(args: LoaderFunctionArgs) {
  return blogsData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.blogs(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function Blogs() {
  const { stories, filters, category, categories } = useLoaderData<typeof loader>();
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { data, total, page, last_page } = stories;
  const all = sitePaths.blogs(language);
  const crumbs = [
    { title: t('home.crumb'), to: sitePaths.home(language) },
    ...(category
      ? [{ title: t('blogs.title'), to: all }, { title: category.title }]
      : [{ title: t('blogs.title') }]),
  ];
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={crumbs}
        title={category?.title ?? t('blogs.title')}
        lead={category?.description || t('blogs.lead')}
      />
      <BlogsFilter filters={filters} categories={categories} />
      <p role="status" className="mt-6 mb-8 text-sm text-muted">
        {filters.keyword
          ? t('blogs.count_for', { count: total, keyword: filters.keyword })
          : t('blogs.count', { count: total })}
      </p>
      {data.length > 0 ? (
        <StoryGrid stories={data} withLead={page === 1 && !filters.keyword} />
      ) : (
        <EmptyList title={t('blogs.none')} action={<ButtonLink to={all}>{t('blogs.show_all')}</ButtonLink>}>
          {t('blogs.none_text')}
        </EmptyList>
      )}
      <Pagination page={page} lastPage={last_page} />
    </div>
  );
}
