import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { months } from '~/i18n/months';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { yearData } from '~/site/deciding/month-data.server';
import { QualityLegend } from '~/site/deciding/quality-mark';
import { RegionTable } from '~/site/deciding/region-table';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { ChipLink } from '~/ui/tag';

export const handle = { i18n: ['site', 'deciding'] } as const;

export function loader(args: LoaderFunctionArgs) {
  return yearData(pageContext(args));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  return pageMeta(seo, [
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: seo.title, path: sitePaths.whenToGo(seo.language) },
    ]),
  ]);
};

export default function WhenToGo() {
  const { regions, parts } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['deciding', 'site']);
  const language = useLanguage();
  const { long } = useMonths();
  return (
    <div className="page pt-6 pb-20">
      <ListHeader
        crumbs={[{ title: t('site:home.crumb'), to: sitePaths.home(language) }, { title: t('when.crumb') }]}
        title={t('when.title')}
        lead={t('when.lead')}
      />
      <div className="mt-8 mb-6">
        <QualityLegend />
      </div>
      <RegionTable regions={regions} parts={parts} />
      <p className="mt-4 max-w-measure text-sm text-muted">{t('when.legend_text')}</p>
      <h2 className="mt-12 text-2xl">{t('when.by_month')}</h2>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {months.map((month) => (
          <li key={month}>
            <ChipLink to={sitePaths.monthToGo(language, month)}>
              {t('when.country_title', { month: long(month) })}
            </ChipLink>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <ButtonLink to={sitePaths.whereToGo(language)}>{t('where.title')}</ButtonLink>
      </p>
    </div>
  );
}
