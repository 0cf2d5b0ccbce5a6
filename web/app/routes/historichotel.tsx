import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { HistoricChapters, HistoricContents } from '~/site/resources/historic/historic-chapters';
import { historicData } from '~/site/resources/historic/historic-data.server';
import { NothingFound } from '~/site/resources/lists/nothing-found';
import { ShareButton } from '~/site/share-button';

export const handle = { i18n: ['site', 'places'] };

export function loader(args: LoaderFunctionArgs) {
  return historicData(pageContext(args));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  return pageMeta(seo, [
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: seo.title, path: sitePaths.historicHotels(seo.language) },
    ]),
  ]);
};

export default function HistoricHotels() {
  const { chapters } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['places', 'site']);
  const language = useLanguage();
  const hotels = { title: t('hotels.crumb'), to: sitePaths.hotels(language) };
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          hotels,
          { title: t('historic.crumb') },
        ]}
        title={t('historic.title')}
        lead={t('historic.lead')}
      >
        <ShareButton title={t('historic.title')} className="mt-6" />
      </ListHeader>
      {chapters.length > 0 ? (
        <>
          <HistoricContents chapters={chapters} />
          <HistoricChapters chapters={chapters} />
        </>
      ) : (
        <div className="mt-10">
          <NothingFound to={hotels.to} />
        </div>
      )}
    </div>
  );
}
