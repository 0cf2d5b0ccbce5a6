import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { accountSeo } from '~/site/account/account-seo.server';
import { requireCustomer } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';

/** The customer with all that the page of the account shows. */
export async function profileData(page: PageContext) {
  const { api, language, t, context } = page;
  const customer = await requireCustomer(page);
  const body = { lang_id: language };
  const [sessions, reviews, checkIns, countries, trips, bookings, seo] = await Promise.all([
    optional(api.GET('/me/sessions'), context),
    optional(api.GET('/me/reviews', { params: { query: body } }), context),
    optional(api.GET('/me/check-ins', { params: { query: body } }), context),
    optional(api.POST('/countries/list-option', { body }), context),
    optional(api.GET('/trips', { params: { query: { ...body, per_page: 100 } } }), context),
    optional(api.GET('/me/bookings-ahead', { params: { query: body } }), context),
    accountSeo(page, t('account:profile.title'), sitePaths.profile),
  ]);
  return {
    customer,
    sessions: sessions?.data ?? [],
    reviews: reviews?.data ?? [],
    check_ins: checkIns?.data ?? [],
    countries: countries?.data ?? [],
    trips: trips?.data ?? [],
    bookings: bookings?.data ?? [],
    seo,
  };
}

export type ProfileData = Awaited<ReturnType<typeof profileData>>;
