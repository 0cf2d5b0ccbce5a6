import type { ListedPage } from './seo-types';

/** Where the SEO record of a page is edited, or made. */
export const seoAddress = ({ seo_id, path }: Pick<ListedPage, 'seo_id' | 'path'>): string =>
  seo_id === null ? `/admin/seo/add?path=${encodeURIComponent(path)}` : `/admin/seo/${seo_id}`;
