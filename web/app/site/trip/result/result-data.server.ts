import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { required, unavailable } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { PageSeo } from '~/seo/page-seo';
import { accountSeo } from '~/site/account/account-seo.server';
import { requireCustomer, visitorPage } from '~/site/account/visitor.server';
import { alertsData, type ShownAlert } from '~/site/alerts/alerts-data.server';
import { readId } from '~/site/list/read-filters';
import { sitePaths } from '~/site/paths';
import { townOfPlan } from '../plan/town-of-plan.server';
import type { TripStart } from '../state/use-trip';
import { asksForPlan, readTripRequest, tripQuery } from '../wizard/trip-request';

/** The plan to begin with, and where its questions can be answered anew. */
export interface ResultData {
  start: TripStart;
  questions: string;
  /** All that are in force: which of them concern a plan that only the browser has, the browser finds out. */
  alerts: ShownAlert[];
  /** The sheet of the town that the plan stays in. */
  town?: string | undefined;
  seo: PageSeo;
}

/** Too many plans have been asked for from one place. */
const TOO_MANY = 429;

async function madePlan(page: PageContext, search: URLSearchParams): Promise<ResultData> {
  const { api, language, t, context } = page;
  const request = readTripRequest(search);
  const questions = `${sitePaths.trip(language)}?${tripQuery(request)}`;
  const { data, response } = await api
    .POST('/planner/plan', { body: { lang_id: language, request } })
    .catch((cause: unknown) => {
      throw unavailable(context, cause);
    });
  // A place that is no longer there: the questions are asked again.
  if (response.status === 422) throw redirect(questions);
  if (response.status === TOO_MANY) throw Response.json(null, { status: TOO_MANY });
  if (!data) throw unavailable(context, `/planner/plan answered ${response.status}`);
  const [shown, alerts, seo] = await Promise.all([
    required(api.POST('/planner/show', { body: { lang_id: language, plan: data.data } }), context),
    alertsData(page),
    accountSeo(page, data.data.title || t('trip:result'), sitePaths.tripResult),
  ]);
  return {
    start: { source: 'made', state: { shown: shown.data, issues: shown.issues } },
    questions,
    alerts,
    town: await townOfPlan(page, shown.data),
    seo: { ...seo, alternates: inBoth(request) },
  };
}

/** The answers mean the same in each language. */
const inBoth = (request: ReturnType<typeof readTripRequest>) => {
  const query = tripQuery(request);
  return { en: `${sitePaths.tripResult('en')}?${query}`, vi: `${sitePaths.tripResult('vi')}?${query}` };
};

async function ownPlan(page: PageContext, id: number): Promise<ResultData> {
  const { api, language, context } = page;
  await requireCustomer(page);
  const { data: trip } = await required(
    api.GET('/trips/{id}', { params: { path: { id }, query: { lang_id: language } } }),
    context,
  );
  const [alerts, seo] = await Promise.all([
    alertsData(page),
    accountSeo(page, trip.title, sitePaths.tripResult),
  ]);
  return {
    start: { source: 'account', trip },
    questions: `${sitePaths.trip(language)}?${tripQuery(trip.plan.request)}`,
    alerts,
    town: await townOfPlan(page, trip.plan),
    seo: { ...seo, alternates: { en: sitePaths.ownTrip('en', id), vi: sitePaths.ownTrip('vi', id) } },
  };
}

/** A plan made from the address, one of the account, or the frame for one that only the browser has. */
export async function resultData(args: LoaderFunctionArgs): Promise<ResultData> {
  const page = visitorPage(args);
  const search = new URL(args.request.url).searchParams;
  if (asksForPlan(search)) return madePlan(page, search);
  const id = readId(search, 'saved');
  if (id) return ownPlan(page, id);
  const { language, t } = page;
  return {
    start: { source: 'kept' },
    questions: sitePaths.trip(language),
    alerts: await alertsData(page),
    seo: await accountSeo(page, t('trip:result'), sitePaths.tripResult),
  };
}
