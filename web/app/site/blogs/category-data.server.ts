import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { readPage, readWords } from '~/site/list/read-filters';
import { withinPages } from '~/site/list/within-pages.server';
import { inBothLanguages, sitePaths } from '~/site/paths';

const PER_PAGE = 12;

/** Pages that list one subject, with the number under which the subject is known everywhere. */
const categoryPages = {
  'travel-tips': { category_id: 2, path: sitePaths.travelTips },
  'stories-inspiration': { category_id: 7, path: sitePaths.storiesInspiration },
} as const;

/** The articles of one subject, on a page of its own. */
export async function categoryData(page: PageContext, name: keyof typeof categoryPages) {
  const { api, language, t, request, context } = page;
  const { category_id, path } = categoryPages[name];
  const search = new URL(request.url).searchParams;
  const keyword = readWords(search);
  const [stories, category] = await Promise.all([
    required(
      api.GET('/blogs', {
        params: {
          query: {
            lang_id: language,
            category_id,
            page: readPage(search),
            per_page: PER_PAGE,
            ...(keyword ? { keyword } : {}),
          },
        },
      }),
      context,
    ),
    optional(
      api.GET('/blog-categories/{id}', {
        params: { path: { id: String(category_id) }, query: { lang_id: language } },
      }),
      context,
    ),
  ]);
  withinPages(request, stories);
  const title = category?.data.title || t(`guides:chapters.${name}`);
  const description = category?.data.description || t(`guides:meta.${name}`);
  return {
    title,
    description,
    keyword,
    path: path(language),
    stories,
    seo: await pageSeo(page, {
      title,
      description,
      image: stories.data[0]?.image,
      alternates: inBothLanguages(path),
      noindex: Boolean(keyword) || stories.page > 1,
    }),
  };
}
