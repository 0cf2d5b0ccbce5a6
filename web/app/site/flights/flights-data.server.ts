import { optional } from '~/api/answers.server';
import { formAnswer } from '~/api/form-answer.server';
import type { PageContext } from '~/api/page-context.server';
import type { paths } from '~/api/schema.gen';
import type { Language } from '~/i18n/languages';
import { vietnamDay } from '~/i18n/vietnam-time.server';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { type FlightForm, type FlightNarrowing, readForm, readNarrowing } from './flight-search';

/** The API reads numbers and lists from text, and says in the visitor's language what it cannot read. */
type Query = NonNullable<paths['/flights']['get']['parameters']['query']>;

const queryOf = (form: FlightForm, narrowing: FlightNarrowing, lang_id: Language): Query => {
  const { airlines, times, ...rest } = narrowing;
  const all = { ...form, ...rest, airlines: airlines.join(','), times: times.join(','), lang_id };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')) as unknown as Query;
};

/** The form, what it chooses from, and the flights once enough has been said to look for some. */
export async function flightsData(page: PageContext) {
  const { api, language, context, request, t } = page;
  const url = new URL(request.url);
  const [form, narrowing] = [readForm(url), readNarrowing(url)];
  const isAsked = Boolean(form.from && form.to && form.date);
  const [airports, found, seo] = await Promise.all([
    optional(api.GET('/flights/airports', { params: { query: { lang_id: language } } }), context),
    isAsked
      ? formAnswer(api.GET('/flights', { params: { query: queryOf(form, narrowing, language) } }), context)
      : null,
    pageSeo(page, {
      title: t('flights:heading'),
      description: t('flights:lead'),
      alternates: inBothLanguages(sitePaths.flights),
    }),
  ]);
  return {
    form,
    narrowing,
    isAsked,
    showsAll: url.searchParams.get('show') === 'all',
    airports: airports?.data ?? [],
    search: found?.answer?.data ?? null,
    errors: found?.errors ?? {},
    today: vietnamDay(),
    seo,
  };
}
