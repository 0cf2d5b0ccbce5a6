import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { pageMeta } from '~/seo/meta';
import type { PageSeo } from '~/seo/page-seo';
import { OfflinePageList } from '~/site/offline/offline-page-list';
import { useOfflinePages } from '~/site/offline/use-offline-pages';
import { WayBack } from '~/site/offline/way-back';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { EmptyState } from '~/ui/empty-state';

/** The service worker keeps this page from the start, and shows it where there is no connection. */
export const handle = { i18n: ['site', 'offline', 'maps'], query: [] } as const;

export function loader(args: LoaderFunctionArgs) {
  const { language, t, context } = pageContext(args, handle);
  const { publicUrl } = context;
  // Made without asking anybody: it must be there when nothing else is.
  const seo: PageSeo = {
    title: t('offline:title'),
    description: t('offline:lead'),
    image: null,
    preview: null,
    keywords: null,
    index: false,
    follow: true,
    canonical: publicUrl + sitePaths.offline(language),
    alternates: inBothLanguages(sitePaths.offline),
    publicUrl,
    language,
  };
  return { seo };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function Offline() {
  const { t } = useTranslation('offline');
  const pages = useOfflinePages();
  return (
    <div className="page pt-12 pb-20">
      <div className="max-w-measure">
        <h1 className="text-4xl">{t('title')}</h1>
        <p className="mt-4 text-lg text-muted">{t('lead')}</p>
        <WayBack />
      </div>
      <div className="needs-script">
        {pages ? (
          <div className="grid gap-x-16 lg:grid-cols-2">
            <OfflinePageList title={t('kept')} lead={t('kept_lead')} pages={pages.kept} />
            <OfflinePageList title={t('read')} lead={t('read_lead')} pages={pages.read} />
            {pages.kept.length + pages.read.length === 0 && (
              <div className="mt-12">
                <EmptyState title={t('none')}>{t('none_text')}</EmptyState>
              </div>
            )}
          </div>
        ) : (
          <p className="mt-12 text-muted">{t('looking')}</p>
        )}
      </div>
    </div>
  );
}
