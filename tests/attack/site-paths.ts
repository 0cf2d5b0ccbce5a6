import routes, { type RouteEntry } from '../../web/app/routes';
import { pageKinds } from '../e2e/support/page-kinds';
import type { Belongings } from './belongings';

/** Every path of the site's routes, with the parameters still in it. */
export const templatesOf = (entries: readonly RouteEntry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const own = `${parent}/${path}`.replace(/\/+$/, '').replace(/\/{2,}/g, '/') || '/';
    return [own, ...templatesOf(children, own === '/' ? '' : own)];
  });

/** Without its optional parts, and with all of them. */
const optionalParts = (template: string): string[] => [
  template.replace(/\/:\w+\?/g, ''),
  template.replaceAll('?', ''),
];

const templates = [...new Set(templatesOf(routes).flatMap(optionalParts))];

/** What stands for a parameter: something of A where there is one, else what is mostly nowhere. */
const valuesOf = ({ orderCode, tripId }: Belongings): Record<string, string> => ({
  lang: 'en',
  code: orderCode,
  reference: 'VN7KQ2M9XW1',
  id: String(tripId),
  slug: 'hoi-an',
  keyword: 'food',
  section: 'blogs',
  group: 'home',
  block: 'banner',
  entity: 'blog',
  kind: 'blog',
  file: 'pages.xml',
  act: 'report',
  token: 'x'.repeat(43),
  action: 'edit',
  hotel: '1',
});

const dataOf = (path: string): string => {
  const [page = '', query] = path.split('?');
  return `${page === '/' ? '/_root' : page}.data${query === undefined ? '' : `?${query}`}`;
};

/** What is of A where the pages take it as a query. */
const personal = ({ orderCode, tripId, tourId }: Belongings): string[] => [
  `/en/payment?order=${orderCode}`,
  `/en/detail-ticket?code=${orderCode}`,
  `/en/listticket?code=${orderCode}`,
  `/en/tripdetail/result?trip=${tripId}`,
  `/en/tripdetail/result?id=${tripId}`,
  `/en/rate?type=2&id=${tourId}`,
  `/en/write-review?type=2&id=${tourId}`,
  '/vi/profile',
  '/vi/listticket',
  '/vi/shopping',
];

/** Every address that the walk asks for: each route, pages that are there, what is of A, their data, and reads of the API. */
export function sitePaths(owned: Belongings): string[] {
  const values = valuesOf(owned);
  const filled = templates.map((template) =>
    template.replace(/:(\w+)/g, (_whole, name: string) => values[name] ?? 'x').replace('*', 'nowhere/at/all'),
  );
  const pages = [...filled, ...personal(owned)];
  return [...new Set([...pages, ...pages.map(dataOf), ...Object.values(pageKinds).map(({ en }) => en)])];
}
