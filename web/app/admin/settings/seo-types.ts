import type { Language } from '~/i18n/languages';
import type { SeoFields } from '../api/types';

/** What an editor set for a path, or for what a page shows. */
export interface SeoRecord extends SeoFields {
  url: string | null;
  lang_id: Language;
  entity_type: number | null;
  entity_id: number | null;
}

/** What search engines are told of a page now. */
export interface PageSeo {
  url: string;
  lang_id: Language;
  title: string;
  description: string;
  image: string | null;
  entity_type: number | null;
  entity_id: number | null;
  preview_image: string;
  is_fallback: boolean;
}

/** A page of the site, what it is made from, and what search engines are told of it. */
export interface ListedPage {
  path: string;
  lang_id: Language;
  kind: string;
  record_id: number | null;
  settings_group: string | null;
  entity_type: number | null;
  entity_id: number | null;
  title: string;
  description: string;
  own_title: string;
  own_description: string;
  seo_id: number | null;
  robots_index: number;
  robots_follow: number;
  issues: string[];
}

export interface Redirect {
  id: number;
  from_path: string;
  to_path: string;
  hits: number;
  version: number;
  created_at: string;
}
