import type { PageContext } from '~/api/page-context.server';
import type { Language } from '~/i18n/languages';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages } from '~/site/paths';

/** What a page of one's own says of itself: nothing for search engines. Without a `description` it has the API's. */
export const accountSeo = (
  page: PageContext,
  title: string,
  path: (language: Language) => string,
  description?: string,
) =>
  pageSeo(page, {
    title,
    description: description ?? null,
    alternates: inBothLanguages(path),
    canonical: path(page.language),
    noindex: true,
  });
