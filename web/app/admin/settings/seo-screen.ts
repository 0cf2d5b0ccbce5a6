import type { Language } from '~/i18n/languages';
import type { ListedPage, SeoRecord } from './seo-types';

/** What the editor of one SEO record starts from. */
export interface SeoScreen {
  language: Language;
  /** Null while the page has none. */
  record: SeoRecord | null;
  /** Null for a page that visitors can't see now. */
  page: ListedPage | null;
  path: string | null;
  /** How a write names the record. */
  target: { url: string } | { entity_type: number | null; entity_id: number | null };
  /** The page's own picture. */
  image: string | null;
}
