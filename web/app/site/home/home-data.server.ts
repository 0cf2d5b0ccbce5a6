import { optional, unavailable } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { unbroken } from '~/i18n/unbroken.server';
import { vietnamMonth } from '~/i18n/vietnam-time.server';
import { absolute } from '~/seo/page-seo';
import { pageSeo } from '~/seo/page-seo.server';
import { alertsData } from '~/site/alerts/alerts-data.server';
import { linkTarget } from '~/site/guides/known-path.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { eventWindow } from '~/site/specified';
import { essentialPages } from './essentials';
import { arrangeSections } from './sections';

/** More destinations than that would crowd the calendar of best months. */
const CALENDAR_ROWS = 12;
/** How many records a section shows. */
const SHOWN = { experiences: 4, events: 6, tours: 6, things: 8, stories: 5, collections: 12 };

/** All that the home page shows; each part is left out by itself when its call fails. */
export async function homeData(page: PageContext) {
  const { api, language, t, context } = page;
  const query = { lang_id: language };
  const asCards = { ...query, view: 'card' } as const;
  const limited = (limit: number) => ({ params: { query: { ...asCards, limit } } });
  const [
    settings,
    cities,
    regions,
    types,
    events,
    tours,
    things,
    stories,
    gallery,
    profile,
    collections,
    alerts,
  ] = await Promise.all([
    optional(api.GET('/setting/home', { params: { query } }), context),
    optional(api.GET('/city', { params: { query: { ...query, per_page: 100 } } }), context),
    optional(api.GET('/region/list-in-home', { params: { query: asCards } }), context),
    optional(api.GET('/experience-type/list-in-home', { params: { query: asCards } }), context),
    optional(
      api.GET('/event/list-ongoing-and-upcomming', {
        params: { query: { ...asCards, ...eventWindow, limit: SHOWN.events } },
      }),
      context,
    ),
    optional(api.GET('/tour/list-trending', limited(SHOWN.tours)), context),
    optional(api.GET('/things-to-do/popular', limited(SHOWN.things)), context),
    optional(api.GET('/blogs/list-in-home', { params: { query: asCards } }), context),
    optional(api.POST('/planyourtrip/website/gallery', { body: query }), context),
    optional(api.POST('/setting/profile/information', { body: query }), context),
    optional(
      api.GET('/collections', { params: { query: { ...query, per_page: SHOWN.collections } } }),
      context,
    ),
    alertsData(page),
  ]);
  if (!settings && !cities && !regions && !stories)
    throw unavailable(context, 'no part of the home page answered');
  const all = cities?.data ?? [];
  const highlighted = all.filter(({ is_highlight }) => is_highlight);
  const hero = settings?.data.hero;
  const picture = highlighted[0];

  return {
    hero: {
      title: hero?.title || t('site:home.title'),
      subtitle: hero?.subtitle || t('site:home.subtitle'),
      image: hero?.image || picture?.image || null,
      alt: (hero?.image ? hero.image_alt : picture?.image_alt) ?? '',
      blur: (hero?.image ? hero.image_blur : picture?.image_blur) ?? null,
      video: hero?.video ?? null,
    },
    alerts: alerts.filter(({ is_nationwide }) => is_nationwide),
    figures: (settings?.data.highlights ?? []).map((figure) => ({
      ...figure,
      title: unbroken(figure.title),
    })),
    collections: (collections?.data ?? []).map(({ id, title, slug }) => ({ id, title, slug })),
    sections: arrangeSections(settings?.data.sections),
    // The index names the first of each region.
    cities: [...highlighted, ...all.filter((city) => !city.is_highlight)].map(
      ({ id, title, slug, lat, lon, region, is_highlight }) => ({
        id,
        title,
        slug,
        lat,
        lon,
        region,
        is_highlight,
      }),
    ),
    highlighted: (highlighted.length > 0 ? highlighted : all)
      .slice(0, CALENDAR_ROWS)
      .map(({ id, title, slug, best_months }) => ({ id, title, slug, best_months })),
    regions: (regions?.data ?? []).filter(({ cities: inRegion }) => inRegion.length > 0),
    types: (types?.data ?? [])
      .filter(({ experiences }) => experiences.length > 0)
      .map((type) => ({ ...type, experiences: type.experiences.slice(0, SHOWN.experiences) })),
    events: (events?.events ?? []).slice(0, SHOWN.events),
    tours: (tours?.data ?? []).slice(0, SHOWN.tours),
    things: (things?.data ?? []).slice(0, SHOWN.things),
    stories: (stories?.data ?? []).slice(0, SHOWN.stories),
    essentials: essentialPages.filter((name) => linkTarget(`/${name}`, language)),
    tools: (gallery?.data ?? []).flatMap(({ id, title, description, image, image_alt, link }) => {
      const to = linkTarget(link, language);
      return to ? [{ id, title, description, image, image_alt, image_blur: null, to }] : [];
    }),
    month: vietnamMonth(),
    owner: {
      name: profile?.data.name,
      logo: absolute(settings?.data.logo, context.publicUrl),
      accounts: (settings?.data.social ?? []).map(({ link }) => link),
    },
    seo: await pageSeo(page, {
      title: t('site:home.meta_title'),
      description: t('site:home.meta_description'),
      image: hero?.image ?? picture?.image,
      alternates: inBothLanguages(sitePaths.home),
    }),
  };
}

export type HomeData = Awaited<ReturnType<typeof homeData>>;
