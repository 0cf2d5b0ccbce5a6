import { optional, required } from '~/api/answers.server';
import { onceFor } from '~/api/once-for';
import type { PageContext } from '~/api/page-context.server';
import type { BlogCategory } from '~/api/types';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { readId, readWords } from '~/site/list/read-filters';
import { inBothLanguages, sitePaths } from '~/site/paths';

export interface BlogsFilters {
  keyword: string;
  categoryId: number | null;
}

/** Remembered for each language, before and after a change. */
const most = 4;
const none: readonly BlogCategory[] = [];
const withStories = onceFor(most, (categories: readonly BlogCategory[]) =>
  categories
    .filter(({ blog_count }) => blog_count > 0)
    .map(({ id, title, blog_count }) => ({ id, title, blog_count })),
);

const PER_PAGE = 12;
const MOST_PER_PAGE = 60;

/** One page of articles, narrowed down by the filters in the address. */
export async function blogsData(page: PageContext<'category_id' | 'keyword' | 'page' | 'per_page'>) {
  const { api, language, t, search, context } = page;
  const filters: BlogsFilters = {
    keyword: readWords(search),
    categoryId: readId(search, 'category_id'),
  };
  const number = readPage(page);
  const perPage = Math.min(readId(search, 'per_page') ?? PER_PAGE, MOST_PER_PAGE);
  const query = {
    lang_id: language,
    view: 'card' as const,
    page: number,
    per_page: perPage,
    ...(filters.keyword ? { keyword: filters.keyword } : {}),
    ...(filters.categoryId ? { category_id: filters.categoryId } : {}),
  };
  const [stories, categories] = await Promise.all([
    required(api.GET('/blogs', { params: { query } }), context),
    optional(
      api.GET('/blog-categories', { params: { query: { lang_id: language, per_page: 100 } } }),
      context,
    ),
  ]);
  withinPages(page, stories);
  const category = categories?.data.find(({ id }) => id === filters.categoryId) ?? null;
  return {
    filters,
    stories,
    category,
    categories: withStories(categories?.data ?? none),
    seo: await listSeo(
      page,
      {
        page: number,
        lastPage: stories.last_page,
        filters: {
          category_id: filters.categoryId,
          keyword: filters.keyword,
          per_page: perPage === PER_PAGE ? null : perPage,
        },
      },
      {
        title: category ? t('site:blogs.title_of', { category: category.title }) : t('site:blogs.title'),
        description: category?.description || t('site:blogs.meta_description'),
        image: stories.data[0]?.image,
        alternates: inBothLanguages((code) =>
          category ? sitePaths.blogCategory(code, category.id) : sitePaths.blogs(code),
        ),
      },
    ),
  };
}
