import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { Weather } from '~/api/types';
import { pageSeo } from '~/seo/page-seo.server';
import { allAlerts } from '~/site/alerts/alerts-data.server';
import { concernsAny } from '~/site/alerts/concerned';
import { inBothLanguages } from '~/site/paths';
import { todayPath } from './today-path';

/** Percent from which on one takes an umbrella. */
const LIKELY = 60;

/** WMO codes from drizzle on. */
const FIRST_WET_CODE = 51;

/** What the sky says of the day; nothing where only the usual weather of the month is known. */
function skyOf({ current, daily, is_climate_normal, fetched_at }: Weather) {
  if (is_climate_normal) return null;
  const rainChance = daily[0]?.rain_chance ?? null;
  return {
    text: current.text,
    degrees: current.temp_c,
    rainChance,
    isWet: (current.code ?? 0) >= FIRST_WET_CODE || (rainChance ?? 0) >= LIKELY,
    fetchedAt: fetched_at,
  };
}

async function ofTown(page: PageContext<'city'>, slug: string) {
  const { api, language, context } = page;
  const path = { city: slug };
  const query = { lang_id: language };
  const [{ data: today }, weather] = await Promise.all([
    required(api.GET('/today/{city}', { params: { path, query } }), context, (current) =>
      todayPath(language, current),
    ),
    optional(api.GET('/weather/{city}', { params: { path, query } }), context),
  ]);
  return { today, sky: weather ? skyOf(weather.data) : null };
}

/** All that the page for being there shows: of a town, or of the country until one is chosen. */
export async function todayData(page: PageContext<'city'>) {
  const { api, language, t, search, context } = page;
  const slug = search.get('city')?.trim() ?? '';
  const query = { lang_id: language };
  const [town, cities, emergency, alerts, push, seo] = await Promise.all([
    slug ? ofTown(page, slug) : null,
    optional(api.GET('/city', { params: { query: { ...query, per_page: 100 } } }), context),
    optional(api.GET('/facts', { params: { query: { ...query, prefix: 'emergency' } } }), context),
    // Without an answer the page says that it doesn't know, and not that there are none.
    allAlerts(page).catch(() => null),
    optional(api.GET('/push/key'), context),
    pageSeo(page, {
      title: t('trip:today.title'),
      description: t('trip:today.lead'),
      alternates: inBothLanguages(todayPath),
      canonical: todayPath(language),
    }),
  ]);
  const here = town ? [town.today.city.id] : [];
  return {
    now: Date.now(),
    town: town?.today ?? null,
    sky: town?.sky ?? null,
    cities: (cities?.data ?? []).map(({ id, slug: citySlug, title, region, lat, lon }) => ({
      id,
      slug: citySlug,
      title,
      region,
      lat,
      lon,
    })),
    emergency: (emergency?.data ?? []).map(({ key, label, value, checked_on }) => ({
      key,
      label,
      value,
      checked_on,
    })),
    alerts: alerts && {
      here: town ? alerts.filter((alert) => concernsAny(alert, here)) : alerts,
      elsewhere: town ? alerts.filter((alert) => !concernsAny(alert, here)) : [],
    },
    /** With which a browser subscribes to alerts; null where they are not sent to devices. */
    pushKey: push?.data.public_key ?? null,
    seo,
  };
}

export type TodayData = Awaited<ReturnType<typeof todayData>>;
