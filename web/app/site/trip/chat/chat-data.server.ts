import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { sitePaths } from '~/site/paths';

/** The frame of a conversation about a journey; what is said in it stays in the browser. */
export async function chatData(page: PageContext) {
  const { api, language, t, context } = page;
  const path = sitePaths.newChat;
  const [cities, seo] = await Promise.all([
    optional(api.GET('/city', { params: { query: { lang_id: language, per_page: 100 } } }), context),
    pageSeo(page, {
      title: t('trip:chat.title'),
      description: t('trip:chat.meta_description'),
      // One address for both languages: the choice of language is what changes it.
      alternates: { en: path, vi: path },
      canonical: sitePaths.chat(language),
      unlisted: true,
    }),
  ]);
  return {
    cities: (cities?.data ?? []).map(({ id, title, slug, lat, lon, region }) => ({
      id,
      title,
      slug,
      lat,
      lon,
      region,
    })),
    seo,
  };
}

export type ChatData = Awaited<ReturnType<typeof chatData>>;
