import { matchRoutes } from '@remix-run/react';
import { isLanguage, type Language } from '~/i18n/languages';
import routes, { type RouteEntry } from '~/routes';

interface Known {
  path?: string;
  index?: boolean;
  children?: Known[];
}

const withoutCatchAll = (entries: RouteEntry[]): Known[] =>
  entries
    .filter(({ path }) => path !== '*')
    .map(({ path, index, children }) => ({
      ...(path === undefined ? {} : { path }),
      ...(index ? { index } : {}),
      ...(children && !index ? { children: withoutCatchAll(children) } : {}),
    }));

const known = withoutCatchAll(routes);

/** Pages that stand outside the languages, by the first part of their path. */
const outside = new Set(['chat-plant-your-trip', 'maps']);

/** Paths that were looked up; React Router reads all routes anew for each. */
const answers = new Map<string, boolean>();
const mostAnswers = 2_000;

function hasPage(path: string): boolean {
  const answer = answers.get(path) ?? matchRoutes(known as never, path) !== null;
  if (answers.size >= mostAnswers) answers.clear();
  answers.set(path, answer);
  return answer;
}

/**
 * Where a link that an editor has written leads: into this site under the page's language, or to another site over
 * https. Null for what has no page, so that no link is dead.
 */
export function linkTarget(link: string, language: Language): string | null {
  if (/^https:\/\/\S+$/.test(link)) return link;
  if (!link.startsWith('/') || link.startsWith('//')) return null;
  const [, first = ''] = link.split(/[/?#]/);
  if (outside.has(first)) return hasPage(link.split(/[?#]/)[0] ?? '') ? link : null;
  const path = isLanguage(first) ? link : `/${language}${link === '/' ? '' : link}`;
  return hasPage(path.split(/[?#]/)[0] ?? '') ? path : null;
}
