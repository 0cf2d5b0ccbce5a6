import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { fixedT } from '~/i18n/instances.server';
import { isLanguage, type Language } from '~/i18n/languages';
import { preferredLanguage } from '~/i18n/preferred-language.server';
import { type Api, apiFor } from './client.server';
import { type DeclaredSearch, type PageSearch, pageSearch } from './page-search';

/** What a loader works with; `Name` are the parameters of the address that it may read. */
export interface PageContext<Name extends string = never> {
  language: Language;
  api: Api;
  t: ReturnType<typeof fixedT>;
  request: Request;
  search: PageSearch<Name>;
  context: AppLoadContext;
}

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** A route's `handle`. Written `as const`, so that its parameters are known by name. */
type Declared<Name extends string> = DeclaredSearch<Name> & (string extends Name ? never : unknown);

const contextIn = <Name extends string>(
  language: Language,
  { request, context }: Asked,
  declared: DeclaredSearch<Name>,
): PageContext<Name> => ({
  language,
  api: apiFor({ language, request, context }),
  t: fixedT(language),
  request,
  search: pageSearch(request, declared),
  context,
});

/**
 * What every loader under `/{lang}` starts from: the language of its path, the API and the texts in that language, and
 * the parameters that the route's `handle` declares. Throws the not-found page for any other first part of the path.
 */
export function pageContext<Name extends string = never>(
  { params, request, context }: LoaderFunctionArgs,
  handle: Declared<Name> = {} as Declared<Name>,
): PageContext<Name> {
  const language = params.lang;
  if (!isLanguage(language)) throw new Response(null, { status: 404 });
  return contextIn(language, { request, context }, handle);
}

/** The same for a page outside the languages: the visitor's own, by their choice before or their browser. */
export async function visitorContext<Name extends string = never>(
  { request, context }: LoaderFunctionArgs,
  handle: Declared<Name> = {} as Declared<Name>,
): Promise<PageContext<Name>> {
  return contextIn(await preferredLanguage(request.headers), { request, context }, handle);
}
