import type texts from '~/locales/en/admin.json';

/**
 * Whatever the back office has a word for. The names come from the texts, so that an entity, a field or a column cannot
 * be used before somebody has said what it is called.
 */

/** Names of entities as texts and, mostly, rights and audit have them. */
export type EntityName = keyof typeof texts.entity;
export type FieldName = keyof typeof texts.field;
export type HintName = keyof typeof texts.hint;
export type FilterName = keyof typeof texts.filter.all;
export type ColumnName = Exclude<keyof typeof texts.column, 'status' | 'languages'>;
/** Headings of the editor. */
export type GroupName = keyof typeof texts.group;
/** Sets of fixed values, such as the kinds of events. */
export type ValueSet = keyof typeof texts.value;
/** What a number counts. */
export type UnitName = keyof typeof texts.unit;
/** Headings of the navigation. */
export type MenuName = keyof typeof texts.nav.groups;
