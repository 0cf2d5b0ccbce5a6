import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';

/** What header and footer show; whatever cannot be had is left out of them. */
export async function shellData({ api, language, context }: PageContext) {
  const query = { lang_id: language };
  const [menu, categories, home, profile] = await Promise.all([
    optional(api.GET('/city/menu', { params: { query } }), context),
    optional(api.GET('/blog-categories', { params: { query: { ...query, per_page: 100 } } }), context),
    optional(api.GET('/setting/home', { params: { query } }), context),
    optional(api.POST('/setting/profile/information', { body: query }), context),
  ]);
  return {
    menu: (menu?.data ?? []).filter(({ cities }) => cities.length > 0),
    categories: (categories?.data ?? []).filter(({ blog_count }) => blog_count > 0),
    social: home?.data.social ?? [],
    profile: profile?.data ?? null,
  };
}

export type ShellData = Awaited<ReturnType<typeof shellData>>;
