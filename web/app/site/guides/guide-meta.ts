import type { MetaDescriptor } from '@remix-run/node';
import { breadcrumbList, type JsonLd } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import type { PageSeo } from '~/seo/page-seo';
import { sitePaths } from '~/site/paths';

interface Described {
  title: string;
  seo: PageSeo;
}

/** The head of a guide's page: where it is in the book. `name` is its address below the language. */
export function guideMeta(guide: Described | undefined, name: string, more: JsonLd[] = []): MetaDescriptor[] {
  if (!guide) return [];
  const { seo, title } = guide;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title, path: sitePaths.guide(seo.language, name) };
  return pageMeta(seo, [breadcrumbList(seo.publicUrl, [home, here]), ...more]);
}
