import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { EmptyList } from '~/site/list/empty-list';
import { ListHeader } from '~/site/list/list-header';
import { TypeBranch } from '~/site/outings/type-branch';
import { TypeLeaves } from '~/site/outings/type-leaves';
import { typesData } from '~/site/outings/types-data.server';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';

export const handle = { i18n: ['site', 'outings'] };

export function loader(args: LoaderFunctionArgs) {
  return typesData(pageContext(args));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.experienceTypes(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function ExperienceTypes() {
  const { branches, leaves } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['outings', 'site']);
  const language = useLanguage();
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={[{ title: t('site:home.crumb'), to: sitePaths.home(language) }, { title: t('types.crumb') }]}
        title={t('types.title')}
        lead={t('types.lead')}
      />
      {branches.length + leaves.length > 0 ? (
        <>
          <ul className="mt-12 grid gap-14 md:gap-20">
            {branches.map((branch, index) => (
              <TypeBranch key={branch.id} branch={branch} isFirst={index === 0} />
            ))}
          </ul>
          <TypeLeaves types={leaves} />
        </>
      ) : (
        <div className="mt-12">
          <EmptyList
            title={t('types.none')}
            action={<ButtonLink to={sitePaths.places(language)}>{t('types.map')}</ButtonLink>}
          >
            {t('types.none_text')}
          </EmptyList>
        </div>
      )}
      <p className="mt-16 border-t border-line pt-6">
        {t('types.things')}{' '}
        <Link
          to={sitePaths.things(language)}
          prefetch="intent"
          className="link inline-flex items-center gap-1.5 py-1 font-semibold"
        >
          {t('types.things_open')}
          <Icon name="arrow-right" />
        </Link>
      </p>
    </div>
  );
}
