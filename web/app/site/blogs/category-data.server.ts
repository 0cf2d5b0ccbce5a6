import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { storyCategories } from '~/api/values.gen';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { readWords } from '~/site/list/read-filters';
import { inBothLanguages, sitePaths } from '~/site/paths';

const PER_PAGE = 12;

/** Pages that list one subject, with the number under which the subject is known everywhere. */
const categoryPages = {
  'travel-tips': { category_id: storyCategories.travel_tips, path: sitePaths.travelTips },
  'stories-inspiration': {
    category_id: storyCategories.stories_inspiration,
    path: sitePaths.storiesInspiration,
  },
} as const;

/** The articles of one subject, on a page of its own. */
export async function categoryData(page: PageContext<'keyword' | 'page'>, name: keyof typeof categoryPages) {
  const { api, language, t, search, context } = page;
  const { category_id, path } = categoryPages[name];
  const keyword = readWords(search);
  const number = readPage(page);
  const [stories, category] = await Promise.all([
    required(
      api.GET('/blogs', {
        params: {
          query: {
            lang_id: language,
            view: 'card',
            category_id,
            page: number,
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
  withinPages(page, stories);
  const title = category?.data.title || t(`guides:chapters.${name}`);
  const description = category?.data.description || t(`guides:meta.${name}`);
  return {
    title,
    description,
    keyword,
    path: path(language),
    stories,
    seo: await listSeo(
      page,
      { page: number, lastPage: stories.last_page, filters: { keyword } },
      {
        title,
        description,
        image: stories.data[0]?.image,
        alternates: inBothLanguages(path),
      },
    ),
  };
}
