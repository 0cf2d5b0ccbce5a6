import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { pageSeo } from '~/seo/page-seo.server';
import { ListHeader } from '~/site/list/list-header';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { SavedList } from '~/site/saved/saved-list';

export const handle = { i18n: ['site', 'saved', 'trip'] };

export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args);
  const seo = await pageSeo(page, {
    title: page.t('saved:title'),
    description: page.t('saved:lead'),
    alternates: inBothLanguages(sitePaths.saved),
    noindex: true,
  });
  return { seo };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function Saved() {
  const { t } = useTranslation(['saved', 'site']);
  const language = useLanguage();
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={[{ title: t('site:home.crumb'), to: sitePaths.home(language) }, { title: t('title') }]}
        title={t('title')}
        lead={t('lead')}
      />
      {/* As high as an empty list, so that nothing below moves when the browser says what is saved. */}
      <div className="min-h-128 md:min-h-64">
        <SavedList />
      </div>
    </div>
  );
}
