import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { EmptyList } from '~/site/list/empty-list';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { TagCloud } from '~/site/tags/tag-cloud';
import { TagFilter } from '~/site/tags/tag-filter';
import { tagsData } from '~/site/tags/tags-data.server';
import { ButtonLink } from '~/ui/button';
import { Pagination } from '~/ui/pagination';

export const handle = { i18n: ['site', 'events'], query: ['keyword', 'page'] } as const;

export function loader(args: LoaderFunctionArgs) {
  return tagsData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.tags(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function Tags() {
  const { keyword, tags, total, page, lastPage } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['events', 'site']);
  const language = useLanguage();
  const crumbs = [{ title: t('site:home.crumb'), to: sitePaths.home(language) }, { title: t('tags.title') }];
  return (
    <div className="page pt-6 pb-16">
      <ListHeader crumbs={crumbs} title={t('tags.title')} lead={t('tags.lead')} />
      <TagFilter keyword={keyword} />
      <p role="status" className="mt-6 mb-8 text-sm text-muted">
        {t('tags.count', { count: total })}
      </p>
      {tags.length > 0 ? (
        <TagCloud tags={tags} />
      ) : (
        <EmptyList
          title={t('tags.none')}
          action={<ButtonLink to={sitePaths.search(language)}>{t('tags.search')}</ButtonLink>}
        >
          {t('tags.none_text')}
        </EmptyList>
      )}
      <Pagination page={page} lastPage={lastPage} />
    </div>
  );
}
