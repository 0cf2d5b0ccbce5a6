import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { ShareButton } from '~/site/share-button';
import { KindChips } from '~/site/tags/kind-chips';
import { tagData } from '~/site/tags/tag-data.server';
import { TaggedGroup } from '~/site/tags/tagged-group';
import { Icon } from '~/ui/icon';
import { Pagination } from '~/ui/pagination';

export const handle = { i18n: ['site', 'events'], query: ['page', 'type'] } as const;

export function loader(args: LoaderFunctionArgs) {
  return tagData(pageContext(args, handle), args.params.keyword ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { tag, title, crumb, seo } = data;
  return pageMeta(seo, [
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: crumb, path: sitePaths.tags(seo.language) },
      { title, path: sitePaths.tag(seo.language, tag.slug) },
    ]),
  ]);
};

export default function TagPage() {
  const { tag, title, type, kinds, groups, rows, others, page, lastPage } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['events', 'site']);
  const language = useLanguage();
  const crumbs = [
    { title: t('site:home.crumb'), to: sitePaths.home(language) },
    { title: t('tags.title'), to: sitePaths.tags(language) },
    { title },
  ];
  return (
    <div className="page pt-6 pb-16">
      <ListHeader crumbs={crumbs} title={title} lead={t('tags.lead_of', { count: tag.count })}>
        <ShareButton title={title} className="mt-6" />
      </ListHeader>
      <KindChips kinds={kinds} type={type} tag={tag} />
      {groups.map((group) => (
        <TaggedGroup
          key={group.kind}
          {...group}
          count={kinds.find((kind) => kind.type === group.kind)?.count ?? group.ids.length}
          rows={rows}
          others={others}
        />
      ))}
      <Pagination page={page} lastPage={lastPage} />
      <p className="mt-14 border-t border-line pt-5">
        <Link
          to={sitePaths.tags(language)}
          className="link inline-flex items-center gap-1.5 py-1 font-semibold"
        >
          {t('tags.all')}
          <Icon name="arrow-right" />
        </Link>
      </p>
    </div>
  );
}
