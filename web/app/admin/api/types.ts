import type { Language } from '~/i18n/languages';
import type { Issues, StaleTexts } from '../translations/issues';

/** What the API answers when it refuses. */
export interface Problem {
  message: string;
  code: string;
  request_id?: string;
  /** The right that was missing, such as `blog.publish`; the message names it in words. */
  permission?: string;
  /** First messages per field. */
  errors?: Record<string, string[]>;
  data?: unknown;
}

export type Answer<Body> =
  | { ok: true; status: number; body: Body }
  | { ok: false; status: number; problem: Problem };

export interface Admin {
  id: number;
  email: string;
  full_name: string;
  avatar: string | null;
  role: { id: number; code: string; name: string };
  permissions: string[];
}

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

export interface MediaRecord {
  id: number;
  file: string;
  image: string;
  image_blur: string;
  width: number;
  height: number;
  bytes: number;
  mime: string;
  original_name: string;
  folder: string;
  alt: Record<Language, string>;
  focal_x: number;
  focal_y: number;
  used_count: number;
  version: number;
  created_at: string;
}

/** A record that shows a picture; settings have no id. */
export interface MediaUse {
  entity: string;
  id: number | null;
  title: string;
}

export interface Revision {
  version: number;
  lang_id: string;
  admin: { id: number; full_name: string } | null;
  created_at: string;
  /** As it was before the first change. */
  is_original: boolean;
  snapshot: Record<string, unknown>;
}

export interface AuditEntry {
  id: number;
  admin: { id: number; full_name: string } | null;
  action: string;
  entity: string;
  record_id: number | null;
  lang_id: string | null;
  title: string;
  created_at: string;
}

export interface ContentCount {
  entity: string;
  total: number;
  live: number;
  hidden: number;
  translations: Record<Language, number>;
}

export interface Session {
  id: string;
  user_agent: string;
  address: string;
  created_at: string;
  last_seen_at: string;
  is_current: boolean;
}

export interface RatedRecord {
  entity: string;
  id: number;
  title: string;
  rating_score: number;
  rating_count: number;
}
