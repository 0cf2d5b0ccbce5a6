import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { AirportIndex } from '~/site/flights/airport-index';
import { FlightResults } from '~/site/flights/flight-results';
import { flightsData } from '~/site/flights/flights-data.server';
import { SearchForm } from '~/site/flights/search-form';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { EmptyState } from '~/ui/empty-state';

/** Places, days and people make too many pages for any of them to be asked for twice. */
export const handle = { i18n: ['site', 'guides', 'flights'], keep: false };

export function loader(args: LoaderFunctionArgs) {
  return flightsData(pageContext(args));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.flights(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function Flights() {
  const { form, narrowing, isAsked, showsAll, airports, search, errors, today } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation(['flights', 'site', 'guides']);
  const language = useLanguage();
  const isSilent = isAsked && !search && Object.keys(errors).length === 0;
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          { title: t('guides:chapters.plan-your-trip'), to: sitePaths.planYourTrip(language) },
          { title: t('title') },
        ]}
        title={t('heading')}
        lead={t('lead')}
      />
      <SearchForm form={form} airports={airports} errors={errors} today={today} />
      <div id="results">
        {search && <FlightResults {...{ search, form, narrowing, showsAll }} />}
        {isSilent && (
          <div className="mt-8">
            <EmptyState title={t('failed')}>{t('failed_text')}</EmptyState>
          </div>
        )}
      </div>
      {!search && <AirportIndex airports={airports} />}
    </div>
  );
}
