import type { Language } from '~/i18n/languages';
import type { ContentRecord } from '../api/types';

/** Names of entities as permissions, audit and texts have them. */
export type EntityName = 'blog' | 'blog_category' | 'city' | 'region';

/** Path of an entity below /admin. */
export type Section = 'blogs' | 'blog-categories' | 'cities' | 'regions';

/** Lists that fields and filters choose from. */
export type OptionSource = 'blog_categories' | 'cities' | 'regions';

/** Names of fields that have a label (and maybe a hint) in the texts. */
export type FieldName =
  | 'title'
  | 'slug'
  | 'description'
  | 'content'
  | 'tags'
  | 'image'
  | 'image_alt'
  | 'category_id'
  | 'city_id'
  | 'region_id'
  | 'author'
  | 'published_at'
  | 'hidden_at'
  | 'related_ids'
  | 'city_code'
  | 'province'
  | 'formerly'
  | 'former_names'
  | 'lat'
  | 'lon'
  | 'best_months'
  | 'is_highlight'
  | 'galleries';

interface FieldBase {
  name: FieldName;
  required?: boolean;
  hint?: boolean;
}

/** A field of the record and what it is edited with. */
export type Field = FieldBase &
  (
    | { kind: 'line' | 'lines'; maxLength: number; upperCase?: boolean }
    | { kind: 'rich' | 'slug' | 'tags' | 'date_time' | 'months' | 'flag' | 'image' | 'gallery' | 'related' }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'choice'; source: OptionSource; emptyAllowed?: boolean }
  );

/** A filter of the list beside keyword, language and page; `all` is its value for no restriction. */
export type Filter =
  | { name: 'category_id' | 'region_id'; all: string; source: OptionSource }
  | { name: 'is_highlight'; all: string; values: readonly ['1', '0'] };

/** Columns of a list beside the title, the status and the date of the last change. */
export type ColumnName =
  | 'category'
  | 'author'
  | 'published_at'
  | 'rating'
  | 'region'
  | 'city_code'
  | 'is_highlight'
  | 'best_months'
  | 'blog_count'
  | 'city_count'
  | 'updated_at';

/** What differs from one entity of the back office to the next. */
export interface EntityDescriptor {
  name: EntityName;
  section: Section;
  /** Path in the API. */
  base: string;
  /** Method of updates. */
  update: 'POST' | 'PUT';
  /** Number under which SEO records know it; null when it has no page of its own. */
  moduleId: number | null;
  hasImage: boolean;
  filters: readonly Filter[];
  columns: readonly ColumnName[];
  /** Columns that are shown until an editor chooses otherwise. */
  shownColumns: readonly ColumnName[];
  /** Fields of a translation, each edited in both languages. */
  texts: readonly Field[];
  /** Fields of the record itself, by the heading they are under. */
  groups: readonly {
    title: 'placing' | 'schedule' | 'place' | 'gallery' | 'related';
    fields: readonly Field[];
  }[];
  /** Page of a record on the site; null when it has none. */
  page: (language: Language, record: Pick<ContentRecord, 'slug' | 'id'>) => string | null;
}
