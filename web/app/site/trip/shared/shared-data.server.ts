import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { accountSeo } from '~/site/account/account-seo.server';
import { alertsData } from '~/site/alerts/alerts-data.server';
import { alertsOfPlan } from '~/site/alerts/concerned';
import { sitePaths } from '~/site/paths';
import { townOfPlan } from '../plan/town-of-plan.server';

/** A plan that its owner shows to whoever has the link. Throws 404 once the link is taken back. */
export async function sharedData(page: PageContext, token: string) {
  const { api, language, context } = page;
  const { data } = await required(
    api.GET('/trips/shared/{token}', { params: { path: { token }, query: { lang_id: language } } }),
    context,
  );
  return {
    token,
    // What is wrong with it is for those to know who change it.
    state: { shown: data.plan, issues: [] },
    town: await townOfPlan(page, data.plan),
    alerts: alertsOfPlan(await alertsData(page), data.plan),
    updatedAt: data.updated_at,
    seo: await accountSeo(
      page,
      data.title,
      (code) => sitePaths.sharedTrip(code, token),
      page.t('trip:shared.meta_description'),
    ),
  };
}
