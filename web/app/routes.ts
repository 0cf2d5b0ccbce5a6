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
  { path: '*', file: 'routes/not-found.tsx' },
];

const routes: RouteEntry[] = [
  { index: true, file: 'routes/language-choice.tsx' },
  ...adminRoutes,
  { path: ':lang', file: 'routes/site.tsx', children: siteRoutes },
];

export default routes;
