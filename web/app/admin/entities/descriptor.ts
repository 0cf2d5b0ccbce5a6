import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '~/i18n/languages';
import type { IconName } from '~/ui/icon';
import type { ContentRecord } from '../api/types';
import type { Calls } from './calls';
import type { Among, Field, Values } from './field';
import type { ColumnName, EntityName, FieldName, FilterName, GroupName, MenuName, ValueSet } from './names';

/** A filter of the list beside keyword, language and page; `all` is its value for no restriction. */
export type Filter = { name: FilterName; all: string } & Among;

/** A column of a list beside the title, the status and the languages. */
export interface Column {
  name: ColumnName;
  as:
    | 'text'
    | 'number'
    | 'money'
    | 'minutes'
    | 'flag'
    | 'date'
    /** A date until which something holds; one that has passed is marked. */
    | 'expiry'
    | 'date_time'
    | 'dates'
    | 'months'
    /** How it comes back, in words. */
    | 'recurrence'
    /** Score and number of ratings. */
    | 'rating'
    /** The title of a record that it belongs to, or of several. */
    | 'reference'
    | 'references'
    | 'list'
    | { set: ValueSet };
}

/** A part of the editor that saves by itself, below the fields; pass a lazy component. */
export interface EditorPart {
  title: GroupName;
  when?: (values: Values) => boolean;
  /** Without it the part is not there. */
  right?: string;
  Part: ComponentType<{ id: number }>;
}

/** What differs from one entity of the back office to the next. */
export interface EntityDescriptor {
  name: EntityName;
  /** Path of its list below /admin. */
  section: string;
  /** What the path of a new record and of a stored one adds to that. */
  paths: { add: string; edit: string };
  /** Where the navigation has it; null for what is reached from another page. */
  menu: { group: MenuName; icon: IconName } | null;
  /** The page that leads to it, where the navigation does not. */
  under?: { to: string; text: ParseKeys<'admin'> };
  /** Whose rights it takes, as in `blog.update`. */
  right: string;
  calls: Calls;
  /** Number under which SEO records know it; null when it has no page of its own. */
  moduleId: number | null;
  hasImage: boolean;
  /** Rows have a small picture, which the editor keeps among its own fields. */
  hasThumbnail?: boolean;
  /** The text that a record is called by, and the field that says 1 = live, 0 = hidden. */
  titled: FieldName;
  live: 'status' | 'is_active';
  /** What all records of this section have in common: lists ask for it, new records get it. */
  constants: Readonly<Record<string, string | number>>;
  /** Whether editors put its records in an order. */
  isSorted: boolean;
  filters: readonly Filter[];
  columns: readonly Column[];
  /** Columns that are shown until an editor chooses otherwise. */
  shownColumns: readonly ColumnName[];
  /** Fields of a translation, each edited in both languages. */
  texts: readonly Field[];
  /** Fields of the record itself, by the heading they are under. */
  groups: readonly { title: GroupName; fields: readonly Field[] }[];
  parts: readonly EditorPart[];
  /** Page of the back office that gathers what belongs to a record, if there is one. */
  workspace?: (record: ContentRecord) => string;
  /** Page of a record on the site; null when it has none. */
  page: (
    language: Language,
    record: Pick<ContentRecord, 'slug' | 'id'> & Readonly<Record<string, unknown>>,
  ) => string | null;
}

type Usual =
  | 'paths'
  | 'right'
  | 'moduleId'
  | 'titled'
  | 'live'
  | 'constants'
  | 'isSorted'
  | 'filters'
  | 'groups'
  | 'parts'
  | 'page';

/** A descriptor; what is left out is as with most entities. */
export function defineEntity(
  given: Omit<EntityDescriptor, Usual> & Partial<Pick<EntityDescriptor, Usual>>,
): EntityDescriptor {
  return {
    paths: { add: '/add', edit: '/' },
    right: given.name,
    moduleId: null,
    titled: 'title',
    live: 'status',
    constants: {},
    isSorted: true,
    filters: [],
    groups: [],
    parts: [],
    page: () => null,
    ...given,
  };
}
