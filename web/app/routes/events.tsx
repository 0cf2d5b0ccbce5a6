import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { later } from '~/rendering/later/later';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { Calendar } from '~/site/events/calendar.later';
import { EventList } from '~/site/events/event-list';
import { eventsData } from '~/site/events/events-data.server';
import { EventsFilter } from '~/site/events/events-filter.later';
import { ViewSwitch } from '~/site/events/view-switch';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';

export const handle = {
  i18n: ['site', 'events'],
  query: [
    'city_id',
    'event_type',
    'keyword',
    'month',
    'page',
    'type',
    'view',
    'in_month',
    'suits_age',
    'price_max',
    'access',
    'shelter',
  ],
} as const;

const Month = later(import.meta.env.SSR && Calendar, () =>
  import('~/site/events/calendar.later').then((part) => part.Calendar),
);

const LaterEventsFilter = later(
  import.meta.env.SSR && EventsFilter,
  () => import('~/site/events/events-filter.later').then((part) => part.EventsFilter),
  'used',
);

export function loader(args: LoaderFunctionArgs) {
  return eventsData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: seo.title, path: sitePaths.events(seo.language) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function Events() {
  const { filters, narrowed, today, list, calendar, city, regions } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['events', 'site']);
  const language = useLanguage();
  const crumbs = [{ title: t('site:home.crumb'), to: sitePaths.home(language) }, { title: t('title') }];
  return (
    <div className="page pt-6 pb-16">
      <ListHeader
        crumbs={crumbs}
        title={city ? t('title_in', { city: city.title }) : t('title')}
        lead={t('lead')}
      />
      <ViewSwitch filters={filters} asCalendar={calendar !== null} />
      <LaterEventsFilter
        filters={filters}
        narrowed={narrowed}
        regions={regions}
        month={calendar?.month ?? null}
        facets={list?.facets ?? null}
      />
      {list && <EventList list={list} today={today} narrowed={narrowed} />}
      {calendar && <Month calendar={calendar} filters={filters} today={today} />}
    </div>
  );
}
