import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { type ChosenFacets, type FacetsOf, facetsOf, readFacets } from '~/site/list/facets';
import { askFacets, facetsData } from '~/site/list/facets-data.server';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { readId, readWords } from '~/site/list/read-filters';
import { inOwnLanguages, sitePaths } from '~/site/paths';

export interface TypeFilters {
  keyword: string;
  /** The tab: a type below this one. */
  categoryId: number | null;
  regionId: number | null;
  facets: ChosenFacets;
}

const PER_PAGE = 12;

/** Pages that have the same address in every language; the API finds their types by code, whatever their slugs are. */
const fixedPages = {
  'local-life': '/experience-type/local-life',
  'city-vibes': '/experience-type/city-vibes',
  'cultural-heritage': '/experience-type/cultural-heritage',
  'romantic-getaways': '/experience-type/romantic-getaways',
  'vietnamese-cuisine': '/experience-type/cuisine',
} as const;

const isFixedPage = (slug: string): slug is keyof typeof fixedPages => Object.hasOwn(fixedPages, slug);

/** A type with a page of its experiences, narrowed down by the filters in the address. */
export async function typeData(
  page: PageContext<'category_id' | 'keyword' | 'page' | 'region_id' | FacetsOf<'experiences'>>,
  slug: string,
) {
  const { api, language, t, search, context } = page;
  const filters: TypeFilters = {
    keyword: readWords(search),
    categoryId: readId(search, 'category_id'),
    regionId: readId(search, 'region_id'),
    facets: readFacets(search, facetsOf.experiences),
  };
  const number = readPage(page);
  const query = {
    lang_id: language,
    page: number,
    per_page: PER_PAGE,
    ...askFacets(filters.facets),
    ...(filters.keyword ? { keyword: filters.keyword } : {}),
    ...(filters.categoryId ? { category_id: filters.categoryId } : {}),
    ...(filters.regionId ? { region_id: filters.regionId } : {}),
  };
  const call = isFixedPage(slug)
    ? api.GET(fixedPages[slug], { params: { query } })
    : api.GET('/experience-type/detail/{slug}', { params: { path: { slug }, query } });
  const [overview, regions] = await Promise.all([
    required(call, context, (current) => sitePaths.experienceType(language, current)),
    optional(api.GET('/region', { params: { query: { lang_id: language, per_page: 100 } } }), context),
  ]);
  const type = overview.experience_type;
  if (!type) throw new Response(null, { status: 404 });
  withinPages(page, overview);
  const narrowed =
    Boolean(filters.keyword || filters.categoryId || filters.regionId) ||
    Object.keys(filters.facets).length > 0;
  const isOpening = number === 1 && !narrowed;
  return {
    type,
    filters,
    facets: facetsData('experiences', filters.facets, { counts: overview.facets, search }),
    /** The first page of all that there is, which has an introduction. */
    isOpening,
    list: { data: overview.data, total: overview.total, page: overview.page, lastPage: overview.last_page },
    tabs: overview.tabs,
    others: overview.other_experience_types.filter(({ experience_count }) => experience_count > 0),
    crumb: t('outings:types.crumb'),
    hot: type.code === 'cuisine' && isOpening ? overview.hot_cuisine_experiences : [],
    regions: (regions?.data ?? []).map(({ id, title }) => ({ id, title })),
    seo: await listSeo(
      page,
      {
        page: number,
        lastPage: overview.last_page,
        filters: {
          category_id: filters.categoryId,
          region_id: filters.regionId,
          keyword: filters.keyword,
          ...filters.facets,
        },
      },
      {
        title: type.title,
        description: type.description,
        image: type.image,
        alternates: inOwnLanguages(type.alternates, sitePaths.experienceType),
        canonical: sitePaths.experienceType(language, type.slug),
      },
    ),
  };
}
