import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { fixedT } from '~/i18n/instances.server';
import { isLanguage, type Language } from '~/i18n/languages';
import { preferredLanguage } from '~/i18n/preferred-language.server';
import { type Api, apiFor } from './client.server';

export interface PageContext {
  language: Language;
  api: Api;
  t: ReturnType<typeof fixedT>;
  request: Request;
  context: AppLoadContext;
}

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const contextIn = (language: Language, { request, context }: Asked): PageContext => ({
  language,
  api: apiFor({ language, request, context }),
  t: fixedT(language),
  request,
  context,
});

/**
 * What every loader under `/{lang}` starts from: the language of its path, the API and the texts in that language.
 * Throws the not-found page for any other first part of the path.
 */
export function pageContext({ params, request, context }: LoaderFunctionArgs): PageContext {
  const language = params.lang;
  if (!isLanguage(language)) throw new Response(null, { status: 404 });
  return contextIn(language, { request, context });
}

/** The same for a page outside the languages: the visitor's own, by their choice before or their browser. */
export async function visitorContext({ request, context }: LoaderFunctionArgs): Promise<PageContext> {
  return contextIn(await preferredLanguage(request.headers), { request, context });
}
