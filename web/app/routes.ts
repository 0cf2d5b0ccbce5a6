import { adminRoutes } from './admin/routes';

/** One route: its path below the parent, its file below `app`. */
export interface RouteEntry {
  path?: string;
  index?: boolean;
  file: string;
  children?: RouteEntry[];
}

/** Everything under a language, inside the public site's header and footer. */
const siteRoutes: RouteEntry[] = [
  { index: true, file: 'routes/home.tsx' },
  { path: 'city/:slug', file: 'routes/city.$slug.tsx' },
  { path: 'placetogo', file: 'routes/placetogo.tsx' },
  { path: 'blogs', file: 'routes/blogs.tsx' },
  { path: 'blogs/:slug', file: 'routes/blogs.$slug.tsx' },
  { path: 'search-result/:keyword?', file: 'routes/search-result.tsx' },
  { path: 'experience-types', file: 'routes/experience-types.tsx' },
  { path: 'experience-types/:slug', file: 'routes/experience-types.$slug.tsx' },
  { path: 'experiences/:slug', file: 'routes/experiences.$slug.tsx' },
  { path: 'thingstodo', file: 'routes/thingstodo.tsx' },
  { path: 'thingstodo/:slug', file: 'routes/thingstodo.$slug.tsx' },
  { path: '*', file: 'routes/not-found.tsx' },
];

const routes: RouteEntry[] = [
  { index: true, file: 'routes/language-choice.tsx' },
  ...adminRoutes,
  { path: 'map/land.json', file: 'routes/map.land.ts' },
  { path: 'map/settings.json', file: 'routes/map.settings.ts' },
  { path: 'sitemap.xml', file: 'routes/sitemap.index.ts' },
  { path: 'sitemap/:lang/:file', file: 'routes/sitemap.part.ts' },
  { path: 'robots.txt', file: 'routes/robots.ts' },
  { path: 'opensearch.xml', file: 'routes/opensearch.ts' },
  { path: '.well-known/security.txt', file: 'routes/security.ts' },
  { path: ':lang/feed.xml', file: 'routes/feed.ts' },
  { path: ':lang', file: 'routes/site.tsx', children: siteRoutes },
];

export default routes;
