import type { ListedPage } from './seo-types';

/** Where the SEO record of a page is edited, or made. */
export const seoAddress = ({
  seo_id,
  path,
  lang_id,
}: Pick<ListedPage, 'seo_id' | 'path' | 'lang_id'>): string =>
  seo_id === null ? `/admin/seo/add?${new URLSearchParams({ path, lang_id })}` : `/admin/seo/${seo_id}`;
