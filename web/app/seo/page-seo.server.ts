import type { AppLoadContext } from '@remix-run/node';
import { optional } from '~/api/answers.server';
import type { Api } from '~/api/client.server';
import type { Alternates } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { absolute, type PageSeo } from './page-seo';

interface PageFallback {
  /** Title and description of the record or page, used where no search-engine record says otherwise. */
  title: string;
  description?: string | null;
  image?: string | null;
  /** Paths of the page by language, where the API cannot know them. */
  alternates?: Alternates;
  /** Keeps pages such as search results out of search engines whatever their record says. */
  noindex?: boolean;
}

/** The search-engine data of the page that is asked for: its record where there is one, else the fallback. */
export async function pageSeo(
  {
    api,
    language,
    request,
    context,
  }: { api: Api; language: Language; request: Request; context: AppLoadContext },
  fallback: PageFallback,
): Promise<PageSeo> {
  const url = new URL(request.url).pathname.replace(/(?<=.)\/+$/, '');
  const answer = fallback.noindex
    ? null
    : await optional(api.POST('/seosearch/search-by-url', { body: { url, lang_id: language } }), context);
  const record = answer?.data;
  const own = record && !record.is_fallback ? record : undefined;

  return {
    title: own?.title || fallback.title,
    description: own?.description || fallback.description || '',
    image: absolute(own?.image || fallback.image || record?.image || null, context.publicUrl),
    keywords: record?.keywords || null,
    index: !fallback.noindex && (!record || record.robots_index === 1),
    follow: !record || record.robots_follow === 1,
    canonical: absolute(own?.canonical || url, context.publicUrl) ?? context.publicUrl,
    alternates: fallback.alternates ?? record?.alternates ?? {},
    publicUrl: context.publicUrl,
    language,
  };
}
