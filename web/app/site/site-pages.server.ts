import { matchRoutes } from '@remix-run/react';
import routes from '~/routes';

const NOT_FOUND = '*';
const underLanguage = routes.find(({ path }) => path === ':lang')?.children ?? [];
const pages = underLanguage
  .filter(({ path }) => path && path !== NOT_FOUND)
  .map(({ path }) => ({ id: path, path }));

/** Whether the site has a page at a path without its language, such as `/visa-guide`. */
export function isSitePage(path: string): boolean {
  return path.startsWith('/') && matchRoutes(pages as never, path.split(/[?#]/)[0] ?? '') !== null;
}
