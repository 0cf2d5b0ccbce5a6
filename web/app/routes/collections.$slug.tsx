import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { later } from '~/rendering/later/later';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { collectionData } from '~/site/collections/collection-data.server';
import { collectionPaths } from '~/site/collections/collection-paths';
import { PlanWithThis } from '~/site/collections/plan-with-this';
import { Shelves } from '~/site/collections/shelves.later';
import { DetailHero } from '~/site/detail/detail-hero';
import { Story } from '~/site/detail/story';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';

const LaterShelves = later(import.meta.env.SSR && Shelves, () =>
  import('~/site/collections/shelves.later').then((part) => part.Shelves),
);

export const handle = { i18n: ['site', 'deciding'] } as const;

export function loader(args: LoaderFunctionArgs) {
  return collectionData(pageContext(args), args.params.slug ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { collection, crumb, seo } = data;
  return pageMeta(seo, [
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: crumb, path: collectionPaths.all(seo.language) },
      { title: collection.title, path: collectionPaths.one(seo.language, collection.slug) },
    ]),
  ]);
};

export default function CollectionPage() {
  const { collection, points, crumb } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['deciding', 'site']);
  const language = useLanguage();
  const { id, title, slug, image, image_blur, content, ask, shelves } = collection;
  return (
    <>
      <article>
        <DetailHero
          record={collection}
          crumbs={[
            { title: t('site:home.crumb'), to: sitePaths.home(language) },
            { title: crumb, to: collectionPaths.all(language) },
            { title },
          ]}
          saved={{
            kind: 'collection',
            id,
            language,
            title,
            path: collectionPaths.one(language, slug),
            image,
            image_blur: image_blur ?? null,
            fact: '',
          }}
        />
        <Story html={content}>
          <PlanWithThis ask={ask} />
        </Story>
        <LaterShelves title={title} shelves={shelves} points={points} />
      </article>
      <p className="page pb-16">
        <Link
          to={collectionPaths.all(language)}
          prefetch="intent"
          className="link inline-flex items-center gap-1.5 py-1 font-semibold"
        >
          {t('collections.others')}
          <Icon name="arrow-right" />
        </Link>
      </p>
    </>
  );
}
