import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { RecordCard } from '~/site/cards/record-card';
import { collectionPaths } from '~/site/collections/collection-paths';
import { collectionsData } from '~/site/collections/collections-data.server';
import { EmptyList } from '~/site/list/empty-list';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { Pagination } from '~/ui/pagination';

export const handle = { i18n: ['site', 'deciding'], query: ['page'] } as const;

export function loader(args: LoaderFunctionArgs) {
  return collectionsData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  return pageMeta(seo, [
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: seo.title, path: collectionPaths.all(seo.language) },
    ]),
  ]);
};

export default function Collections() {
  const { collections, page, lastPage } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['deciding', 'site']);
  const language = useLanguage();
  return (
    <div className="page pt-6 pb-20">
      <ListHeader
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          { title: t('collections.title') },
        ]}
        title={t('collections.title')}
        lead={t('collections.lead')}
      />
      <div className="mt-10">
        {collections.length > 0 ? (
          <CardGrid>
            {collections.map((collection, index) => (
              <RecordCard
                key={collection.id}
                kind="collection"
                record={collection}
                to={collectionPaths.one(language, collection.slug)}
                fact=""
                heading="h2"
                sizes={gridSizes}
                priority={index === 0}
                withDescription
              />
            ))}
          </CardGrid>
        ) : (
          <EmptyList title={t('collections.none')}>{t('collections.none_text')}</EmptyList>
        )}
      </div>
      <Pagination page={page} lastPage={lastPage} />
    </div>
  );
}
