import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { pageMeta } from '~/seo/meta';
import { EventLine } from '~/site/cards/event-line';
import { monthData } from '~/site/deciding/month-data.server';
import { monthJsonLd } from '~/site/deciding/month-json-ld';
import { MonthNav } from '~/site/deciding/month-nav';
import { AtBest, Crowds, PlaceTable, Risks } from '~/site/deciding/month-parts';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { ButtonLink } from '~/ui/button';

export const handle = { i18n: ['site', 'deciding', 'events'] } as const;

export function loader(args: LoaderFunctionArgs) {
  const { month, area } = args.params;
  return monthData(pageContext(args), { ...(month && { month }), ...(area && { area }) });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta(data.seo, monthJsonLd(data)) : [];

export default function MonthToGo() {
  const data = useLoaderData<typeof loader>();
  const { month, coming, area, places, at_best, closed, events, title, summary } = data;
  const { t } = useTranslation(['deciding', 'site']);
  const language = useLanguage();
  const { long } = useMonths();
  const name = long(month);
  const [year] = coming.split('-');
  return (
    <div className="pt-6 pb-20">
      <div className="page">
        <ListHeader
          crumbs={[
            { title: t('site:home.crumb'), to: sitePaths.home(language) },
            { title: t('when.crumb'), to: sitePaths.whenToGo(language) },
            ...(area ? [{ title: name, to: sitePaths.monthToGo(language, month) }] : []),
            { title: area?.title ?? name },
          ]}
          title={title}
          lead={summary}
        />
        {area?.description && (
          <p className="mt-4 max-w-measure text-muted">
            <Names>{area.description}</Names>
          </p>
        )}
        <p className="mt-6 flex flex-wrap gap-4">
          <ButtonLink to={sitePaths.whereToGo(language, `month=${month}`)}>
            {t('when.decide', { month: name })}
          </ButtonLink>
          <ButtonLink to={`${sitePaths.trip(language)}?month=${month}`} tone="secondary">
            {t('when.plan', { month: name })}
          </ButtonLink>
        </p>
      </div>
      <Section title={t('when.destinations')} lead={t('when.destinations_lead')} whole>
        <PlaceTable places={places} />
      </Section>
      {at_best.length > 0 && (
        <Section title={t('when.at_best')} lead={t('when.at_best_lead')}>
          <AtBest sights={at_best} />
        </Section>
      )}
      <Section title={t('when.events')} lead={t('when.events_lead', { coming: `${name} ${year}` })}>
        {events.length > 0 ? (
          <div className="grid gap-x-10 md:grid-cols-2">
            {events.map((event) => (
              <EventLine key={event.id} event={event} />
            ))}
          </div>
        ) : (
          <p className="text-muted">{t('when.no_events')}</p>
        )}
      </Section>
      <Section title={t('when.risks')}>
        <Risks places={places} closed={closed} />
      </Section>
      <Section title={t('when.crowds')}>
        <Crowds events={events} />
      </Section>
      <MonthNav {...data} />
    </div>
  );
}
