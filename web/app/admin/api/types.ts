import type { Got } from '~/api/types';
import type { Language } from '~/i18n/languages';
import type { Issues, StaleTexts } from '../translations/issues';

export type Admin = Got<'/check-login'>['data'];

export interface SeoFields {
  id: number;
  title: string;
  description: string;
  keywords: string;
  image: string | null;
  robots_index: number;
  robots_follow: number;
  version: number;
}

/** A content record as editors get it; what an entity adds is read by its field descriptors. */
export interface ContentRecord {
  id: number;
  lang_id: string;
  slug: string;
  title: string;
  description: string;
  content?: string;
  image?: string | null;
  image_alt?: string;
  image_blur?: string | null;
  status: number;
  sort: number;
  version: number;
  created_at: string;
  updated_at: string;
  /** Left out for what is the same in all languages. */
  translations?: Record<Language, boolean>;
  titles?: Partial<Record<Language, string>>;
  translation_issues?: Issues;
  stale_texts?: StaleTexts;
  seo?: SeoFields | null;
  [field: string]: unknown;
}

export interface ListPage<Row> {
  data: Row[];
  total: number;
  page: number;
  per_page: number;
  last_page: number;
}

export type MediaRecord = Got<'/media'>['data'][number];

/** A record that shows a picture; settings have no id. */
export type MediaUse = Got<'/media/records/{id}'>['data']['used'][number];

export type Revision = Got<'/region/{id}/revisions'>['data'][number];

export type AuditEntry = Got<'/dashboard'>['data']['latest'][number];

export type ContentCount = Got<'/dashboard'>['data']['entities'][number];

export type Session = Got<'/profile/sessions'>['data'][number];

export type RatedRecord = Got<'/dashboard'>['data']['most_rated'][number];
