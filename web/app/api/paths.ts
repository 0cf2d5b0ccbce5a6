import type {
  BlogCategory,
  BlogRow,
  CityDetail,
  CityRow,
  HomeSettings,
  MenuRegion,
  OrganisationProfile,
  Page,
  RegionRow,
  SearchAnswer,
  SeoRecord,
} from './types';

interface Problem {
  message: string;
  code: string;
  request_id: string;
}

type Answers<Body> = {
  200: { content: { 'application/json': Body } };
  default: { content: { 'application/json': Problem } };
};

interface Get<Body, Query = { lang_id?: string }, Path = unknown> {
  get: { parameters: { query?: Query } & Path; responses: Answers<Body> };
}

interface Post<Body, Sent> {
  post: { requestBody: { content: { 'application/json': Sent } }; responses: Answers<Body> };
}

interface ListQuery {
  lang_id?: string;
  keyword?: string;
  page?: number;
  per_page?: number;
}

interface Lang {
  lang_id: string;
}

/** The calls of the API that the public pages make. */
export interface Paths {
  '/city': Get<Page<CityRow>, ListQuery & { region_id?: number; is_highlight?: number }>;
  '/city/{id}': Get<{ data: CityDetail }, { lang_id?: string }, { path: { id: string } }>;
  '/city/menu': Get<{ data: MenuRegion[] }>;
  '/region': Get<Page<RegionRow>, ListQuery>;
  '/region/list-in-home': Get<{ data: RegionRow[] }>;
  '/blogs': Get<Page<BlogRow>, ListQuery & { category_id?: number; city_id?: number; tag?: string }>;
  '/blogs/list-in-home': Get<{ data: BlogRow[] }>;
  '/blog-categories': Get<Page<BlogCategory>, ListQuery>;
  '/search': Get<SearchAnswer, ListQuery & { 'types[]'?: string[] }>;
  '/setting/home': Get<{ data: HomeSettings }>;
  '/setting/profile/information': Post<{ data: OrganisationProfile }, Lang>;
  '/seosearch/search-by-url': Post<{ data: SeoRecord }, Lang & { url: string }>;
}
