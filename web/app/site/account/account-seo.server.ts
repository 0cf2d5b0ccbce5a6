import type { PageContext } from '~/api/page-context.server';
import type { Language } from '~/i18n/languages';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages } from '~/site/paths';

/** What a page of one's own says of itself: nothing for search engines. */
export const accountSeo = (page: PageContext, title: string, path: (language: Language) => string) =>
  pageSeo(page, { title, alternates: inBothLanguages(path), canonical: path(page.language), noindex: true });
