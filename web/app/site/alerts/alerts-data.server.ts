import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { AlertRow } from '~/api/types';

/** More at once would be read by nobody. */
const MOST = 50;

/** What a page needs of an alert. */
const shownOf = ({
  id,
  kind,
  severity,
  title,
  description,
  starts_at,
  ends_at,
  is_nationwide,
  provinces,
  cities,
  concerned_city_ids,
  source,
  source_url,
  updated_at,
}: AlertRow) => ({
  id,
  kind,
  severity,
  title,
  description,
  starts_at,
  ends_at,
  is_nationwide,
  provinces,
  cities: cities.map((city) => city.title),
  concerned_city_ids,
  source,
  source_url,
  updated_at,
});

export type ShownAlert = ReturnType<typeof shownOf>;

type Asking = Pick<PageContext, 'api' | 'language' | 'context'>;

const ask = ({ api, language }: Asking, cityId?: number) =>
  api.GET('/alerts', {
    params: {
      query: { lang_id: language, per_page: MOST, ...(cityId === undefined ? {} : { city_id: cityId }) },
    },
  });

/** Alerts in force, the gravest first: those that concern a destination, or all. Without an answer there are none. */
export async function alertsData(page: Asking, cityId?: number): Promise<ShownAlert[]> {
  const answer = await optional(ask(page, cityId), page.context);
  return (answer?.data ?? []).map(shownOf);
}

/** All alerts in force, for pages that would say without them that there are none. Throws what becomes the error page. */
export async function allAlerts(page: Asking): Promise<ShownAlert[]> {
  const { data } = await required(ask(page), page.context);
  return data.map(shownOf);
}
