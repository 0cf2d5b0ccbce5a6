import type { MetaDescriptor } from '@remix-run/node';
import { breadcrumbList, faqPage, type JsonLd } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import type { PageSeo } from '~/seo/page-seo';
import { sitePaths } from '~/site/paths';
import type { Question } from './questions/question';

interface Described {
  title: string;
  faqs?: Question[];
  seo: PageSeo;
}

/** The head of a guide's page: where it is in the book, and the first question of each subject. `name` is its address below the language. */
export function guideMeta(guide: Described | undefined, name: string, more: JsonLd[] = []): MetaDescriptor[] {
  if (!guide) return [];
  const { seo, title, faqs = [] } = guide;
  const examples = faqs.filter(({ isExample }) => isExample);
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title, path: sitePaths.guide(seo.language, name) };
  return pageMeta(seo, [
    breadcrumbList(seo.publicUrl, [home, here]),
    ...(examples.length > 0 ? [faqPage(examples)] : []),
    ...more,
  ]);
}
