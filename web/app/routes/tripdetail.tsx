import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { TripForm } from '~/site/trip/wizard/trip-form';
import { tripParameters } from '~/site/trip/wizard/trip-request';
import { wizardData } from '~/site/trip/wizard/wizard-data.server';

export const handle = { i18n: ['site', 'trip'], query: tripParameters } as const;

export function loader(args: LoaderFunctionArgs) {
  return wizardData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  return pageMeta(seo, [
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: seo.title, path: sitePaths.trip(seo.language) },
    ]),
  ]);
};

export default function TripDetail() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation(['trip', 'site']);
  const language = useLanguage();
  const crumbs = [
    { title: t('site:home.crumb'), to: sitePaths.home(language) },
    { title: t('plan_your_trip'), to: sitePaths.planYourTrip(language) },
    { title: t('wizard.crumb') },
  ];
  return (
    <div className="page pt-6 pb-20">
      <ListHeader crumbs={crumbs} title={t('wizard.title')} lead={t('wizard.lead')} />
      <div className="mt-10">
        <TripForm key={data.asked.city_ids.join()} data={data} />
      </div>
    </div>
  );
}
