import { optional } from '~/api/answers.server';
import { onceFor } from '~/api/once-for';
import type { PageContext } from '~/api/page-context.server';
import type { Language } from '~/i18n/languages';
import { guidePages, readingPages } from './guide-pages';
import { linkTarget } from './guides/known-path.server';
import type { ShellText } from './shell';
import { eventWindow } from './specified';

/** Events that the menu announces. */
const EVENTS = 4;
/** Destinations of a region that the menu names, the best-known ones; the others are a page away. */
const CITIES = 4;
const all = { per_page: 100 };

function answersOf({ api, language, context }: PageContext) {
  const query = { lang_id: language };
  const everything = { params: { query: { ...query, ...all } } };
  return Promise.all([
    optional(api.GET('/city/menu', { params: { query } }), context),
    optional(api.GET('/experience-type', everything), context),
    optional(api.GET('/thingtodo-categories', everything), context),
    optional(api.POST('/planyourtrip/website/header-menu', { body: query }), context),
    optional(
      api.GET('/event/list-ongoing-and-upcomming', {
        params: { query: { ...query, ...eventWindow, limit: EVENTS } },
      }),
      context,
    ),
    optional(api.GET('/blog-categories', everything), context),
    optional(api.GET('/setting/home', { params: { query } }), context),
    optional(api.POST('/setting/profile/information', { body: query }), context),
  ]);
}

type Answers = Awaited<ReturnType<typeof answersOf>>;

/** Remembered for each language, before and after a change. */
const most = 4;

const textOf = onceFor(most, (language: Language, ...answers: Answers) =>
  JSON.stringify(shellOf(language, ...answers)),
);

function shellOf(language: Language, ...answers: Answers) {
  const [menu, types, things, tools, events, categories, home, profile] = answers;
  const exists = (name: string) => linkTarget(`/${name}`, language) !== null;
  return {
    menu: (menu?.data ?? [])
      .filter(({ cities }) => cities.length > 0)
      .map(({ region, cities }) => ({
        region: { id: region.id, title: region.title },
        cities: cities.slice(0, CITIES).map(({ id, title, slug }) => ({ id, title, slug })),
        count: cities.length,
      })),
    types: (types?.data ?? [])
      .filter(({ experience_count }) => experience_count > 0)
      .map(({ id, parent_id, title, slug }) => ({ id, parent_id, title, slug })),
    things: (things?.data ?? [])
      .filter(({ thing_to_do_count }) => thing_to_do_count > 0)
      .map(({ id, title, description }) => ({ id, title, description })),
    tools: (tools?.data ?? []).flatMap(({ id, title, description, link }) => {
      const to = linkTarget(link, language);
      return to ? [{ id, title, description, to }] : [];
    }),
    events: (events?.events ?? []).slice(0, EVENTS).map((event) => ({
      id: event.id,
      title: event.title,
      slug: event.slug,
      start_date: event.start_date,
      city: event.city?.title ?? '',
    })),
    categories: (categories?.data ?? [])
      .filter(({ blog_count }) => blog_count > 0)
      .map(({ id, title, description }) => ({ id, title, description })),
    guides: guidePages.filter(exists),
    reading: readingPages.filter(exists),
    logo: home?.data.logo ?? null,
    social: home?.data.social ?? [],
    profile: profile?.data ?? null,
  };
}

export type ShellData = ReturnType<typeof shellOf>;

/** What header and footer show, and no more of each record; whatever cannot be had is left out of them. */
export async function shellText(page: PageContext): Promise<ShellText> {
  return textOf(page.language, ...(await answersOf(page))) as ShellText;
}
