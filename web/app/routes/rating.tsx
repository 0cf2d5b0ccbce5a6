import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { RatedKinds } from '~/site/rating/rated-kinds';
import { ratingData } from '~/site/rating/rating-data.server';
import { Unrated } from '~/site/rating/unrated';
import { EmptyState } from '~/ui/empty-state';

export const handle = { i18n: ['site', 'events', 'account'] };

export function loader(args: LoaderFunctionArgs) {
  return ratingData(pageContext(args));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.rating(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function Rating() {
  const { state, rated, picked } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['events', 'site']);
  const language = useLanguage();
  const crumbs = [
    { title: t('site:home.crumb'), to: sitePaths.home(language) },
    { title: t('rating.title') },
  ];
  return (
    <>
      <div className="page pt-6">
        <ListHeader crumbs={crumbs} title={t('rating.title')} lead={t('rating.lead')}>
          <p className="mt-4 max-w-measure text-sm text-muted">{t('rating.how')}</p>
        </ListHeader>
        {state !== 'rated' && (
          <div className="mt-10" role={state === 'failed' ? 'alert' : undefined}>
            <EmptyState title={t(`rating.${state}`)}>{t(`rating.${state}_text`)}</EmptyState>
          </div>
        )}
      </div>
      <Unrated />
      <RatedKinds rated={rated} picked={picked} />
    </>
  );
}
