import { adminRoutes } from './admin/routes';
import { legalPages } from './site/guide-pages';

/** One route: its path below the parent, its file below `app`. */
export interface RouteEntry {
  path?: string;
  /** Of a file that serves several paths. */
  id?: string;
  index?: boolean;
  file: string;
  children?: RouteEntry[];
}

/** Everything under a language, inside the public site's header and footer. */
const siteRoutes: RouteEntry[] = [
  { index: true, file: 'routes/home.tsx' },
  { path: 'city/:slug', file: 'routes/city.$slug.tsx' },
  { path: 'placetogo', file: 'routes/placetogo.tsx' },
  { path: 'where-to-go', file: 'routes/where-to-go.tsx' },
  { path: 'when-to-go', file: 'routes/when-to-go.tsx' },
  { path: 'when-to-go/:month/:area?', file: 'routes/when-to-go.$month.$area.tsx' },
  { path: 'chat', file: 'routes/chat.tsx' },
  { path: 'collections', file: 'routes/collections.tsx' },
  { path: 'collections/:slug', file: 'routes/collections.$slug.tsx' },
  { path: 'blogs', file: 'routes/blogs.tsx' },
  { path: 'blogs/:slug', file: 'routes/blogs.$slug.tsx' },
  { path: 'saved', file: 'routes/saved.tsx' },
  { path: 'search-result/:keyword?', file: 'routes/search-result.tsx' },
  { path: 'experience-types', file: 'routes/experience-types.tsx' },
  { path: 'experience-types/:slug', file: 'routes/experience-types.$slug.tsx' },
  { path: 'experiences/:slug', file: 'routes/experiences.$slug.tsx' },
  { path: 'thingstodo', file: 'routes/thingstodo.tsx' },
  { path: 'thingstodo/:slug', file: 'routes/thingstodo.$slug.tsx' },
  { path: 'events', file: 'routes/events.tsx' },
  { path: 'events/:slug', file: 'routes/events.$slug.tsx' },
  { path: 'tags', file: 'routes/tags.tsx' },
  { path: 'tags/:keyword', file: 'routes/tags.$keyword.tsx' },
  { path: 'rating', file: 'routes/rating.tsx' },
  { path: 'sightseeing/:slug?/:id?', file: 'routes/sightseeing.tsx' },
  { path: 'itineraries', file: 'routes/itineraries.tsx' },
  { path: 'itineraries/:slug', file: 'routes/itineraries.$slug.tsx' },
  { path: 'visa-guide', file: 'routes/visa-guide.tsx' },
  { path: 'visainformation', file: 'routes/visainformation.tsx' },
  { path: 'essentials', file: 'routes/essentials.tsx' },
  { path: 'getting-to-and-around', file: 'routes/getting-to-and-around.tsx' },
  { path: 'accessibility', file: 'routes/accessibility.tsx' },
  { path: 'vietnam-pass', file: 'routes/vietnam-pass.tsx' },
  { path: 'safety', file: 'routes/safety.tsx' },
  { path: 'currency', file: 'routes/currency.tsx' },
  { path: 'weathertrip', file: 'routes/weathertrip.tsx' },
  { path: 'flights', file: 'routes/flights.tsx' },
  { path: 'downloadapp', file: 'routes/downloadapp.tsx' },
  { path: 'about', file: 'routes/about.tsx' },
  { path: 'contact', file: 'routes/contact.tsx' },
  ...legalPages.map((path) => ({ path, id: `routes/legal-${path}`, file: 'routes/legal.tsx' })),
  { path: 'plan-your-trip', file: 'routes/plan-your-trip.tsx' },
  { path: 'tripdetail', file: 'routes/tripdetail.tsx' },
  { path: 'tripdetail/result', file: 'routes/tripdetail.result.tsx' },
  { path: 'tripdetail/shared/:token', file: 'routes/tripdetail.shared.$token.tsx' },
  { path: 'travel-tips', file: 'routes/travel-tips.tsx' },
  { path: 'stories-inspiration', file: 'routes/stories-inspiration.tsx' },
  { path: 'offline', file: 'routes/offline.tsx' },
  { path: 'signin', file: 'routes/signin.tsx' },
  { path: 'signin-password', file: 'routes/signin-password.tsx' },
  { path: 'signup', file: 'routes/signup.tsx' },
  { path: 'activate', file: 'routes/activate.tsx' },
  { path: 'forgot-password', file: 'routes/forgot-password.tsx' },
  { path: 'forgot-password/confirm', file: 'routes/forgot-password.confirm.tsx' },
  { path: 'signout', file: 'routes/signout.ts' },
  { path: 'profile', file: 'routes/profile.tsx' },
  { path: 'rate', file: 'routes/rate.tsx' },
  { path: 'write-review', file: 'routes/write-review.tsx' },
  { path: 'reviews/:id/:act', file: 'routes/reviews.$id.$act.tsx' },
  { path: 'shopping', file: 'routes/shopping.tsx' },
  { path: 'payment', file: 'routes/payment.tsx' },
  { path: 'payment-success/:code/:reference', file: 'routes/payment-success.tsx' },
  { path: 'listticket', file: 'routes/listticket.tsx' },
  { path: 'detail-ticket', file: 'routes/detail-ticket.tsx' },
  { path: 'hotels', file: 'routes/hotels.tsx' },
  { path: 'hotels/:slug', file: 'routes/hotels.$slug.tsx' },
  { path: 'historichotel', file: 'routes/historichotel.tsx' },
  { path: 'attractions', file: 'routes/attractions.tsx' },
  { path: 'attractions/:slug', file: 'routes/attractions.$slug.tsx' },
  { path: 'restaurant', file: 'routes/restaurant.tsx' },
  { path: 'restaurant/detail/:slug?', file: 'routes/restaurant.detail.tsx' },
  { path: '*', file: 'routes/not-found.tsx' },
];

const routes: RouteEntry[] = [
  { index: true, file: 'routes/language-choice.tsx' },
  ...adminRoutes,
  { path: 'map/country.svg', file: 'routes/map.country.ts' },
  { path: 'map/land.json', file: 'routes/map.land.ts' },
  { path: 'map/settings.json', file: 'routes/map.settings.ts' },
  { path: 'sitemap.xml', file: 'routes/sitemap.index.ts' },
  { path: 'sitemap/:lang/:file', file: 'routes/sitemap.part.ts' },
  { path: 'robots.txt', file: 'routes/robots.ts' },
  { path: 'opensearch.xml', file: 'routes/opensearch.ts' },
  { path: 'manifest.webmanifest', file: 'routes/manifest.ts' },
  { path: '.well-known/security.txt', file: 'routes/security.ts' },
  { path: ':lang/feed.xml', file: 'routes/feed.ts' },
  {
    path: 'maps/:slug',
    file: 'routes/maps.$slug.tsx',
    children: [{ path: 'resources/:id', file: 'routes/maps.$slug.resources.$id.tsx' }],
  },
  { path: 'maps/:slug/:id', file: 'routes/maps.$slug.$id.tsx' },
  { path: 'maps/:slug/:id/review', file: 'routes/maps.$slug.$id.review.tsx' },
  { path: 'chat-plant-your-trip', file: 'routes/chat-plant-your-trip.tsx' },
  { path: ':lang', file: 'routes/site.tsx', children: siteRoutes },
];

export default routes;
