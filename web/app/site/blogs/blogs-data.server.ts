import { optional, required } from '~/api/answers.server';
import { onceFor } from '~/api/once-for';
import type { PageContext } from '~/api/page-context.server';
import type { BlogCategory } from '~/api/types';
import { pageSeo } from '~/seo/page-seo.server';
import { lightLists } from '~/site/cards/light-lists.server';
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

const KEYWORD_LENGTH = 100;
const PER_PAGE = 12;
const MOST_PER_PAGE = 60;

const positive = (value: string | null): number | null => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : null;
};

/** One page of articles, narrowed down by the filters in the address. */
export async function blogsData(page: PageContext) {
  const { api, language, t, request, context } = page;
  const search = new URL(request.url).searchParams;
  const filters: BlogsFilters = {
    keyword: (search.get('keyword') ?? '').trim().slice(0, KEYWORD_LENGTH),
    categoryId: positive(search.get('category_id')),
  };
  const number = positive(search.get('page')) ?? 1;
  const query = {
    lang_id: language,
    page: number,
    per_page: Math.min(positive(search.get('per_page')) ?? PER_PAGE, MOST_PER_PAGE),
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
  const category = categories?.data.find(({ id }) => id === filters.categoryId) ?? null;
  const narrowed = Boolean(filters.keyword || (filters.categoryId && !category));
  return {
    filters,
    stories: lightLists(stories),
    category,
    categories: withStories(categories?.data ?? none),
    seo: await pageSeo(page, {
      title: category ? t('site:blogs.title_of', { category: category.title }) : t('site:blogs.title'),
      description: category?.description || t('site:blogs.meta_description'),
      image: stories.data[0]?.image,
      alternates: inBothLanguages((code) =>
        category ? sitePaths.blogCategory(code, category.id) : sitePaths.blogs(code),
      ),
      noindex: narrowed || number > 1,
    }),
  };
}
