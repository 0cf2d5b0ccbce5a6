import type { AppLoadContext } from '@remix-run/node';
import { optional } from '~/api/answers.server';
import type { Api } from '~/api/client.server';
import type { Alternates } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { absolute, type PageSeo } from './page-seo';

export interface PageFallback {
  /** Title and description of the record or page, used where no search-engine record says otherwise. */
  title: string;
  description?: string | null;
  image?: string | null;
  /** Paths of the page by language, where the API cannot know them. */
  alternates?: Alternates;
  /** Path of the page that this one is another address of. */
  canonical?: string;
  /** Keeps pages such as search results out of search engines whatever their record says. */
  noindex?: boolean;
  /** Keeps a page out of search engines until its record says otherwise. */
  unlisted?: boolean;
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
  const { pathname, searchParams } = new URL(request.url);
  const url = pathname.replace(/(?<=.)\/+$/, '');
  const isPreview = searchParams.has('preview');
  const body = { url, lang_id: language };
  const answer = await optional(api.POST('/seosearch/search-by-url', { body }), context);
  // Of a page that search engines leave out only the picture counts: people share it all the same.
  const record = fallback.noindex ? undefined : answer?.data;
  const own = record && !record.is_fallback ? record : undefined;

  return {
    title: own?.title || fallback.title,
    description: own?.description || fallback.description || answer?.data.description || '',
    image: absolute(own?.image || fallback.image || record?.image || null, context.publicUrl),
    preview: absolute(answer?.data.preview_image, context.publicUrl),
    keywords: record?.keywords || null,
    index: !fallback.noindex && !isPreview && (record ? record.robots_index === 1 : !fallback.unlisted),
    follow: !record || record.robots_follow === 1,
    canonical:
      absolute(own?.canonical || fallback.canonical || record?.canonical || url, context.publicUrl) ??
      context.publicUrl,
    alternates: fallback.alternates ?? record?.alternates ?? {},
    publicUrl: context.publicUrl,
    language,
  };
}
