import type { Language } from '~/i18n/languages';
import type { ContentRecord, ListPage } from '../api/types';

/** One call of the API. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its query. */
  path: string;
  body?: Record<string, unknown>;
}

/** What a list is asked for: language, page, rows per page, keyword and the entity's filters. Empty ones are left out. */
export type ListArguments = Readonly<Record<string, string | number>>;

/** How the API keeps the records of one entity. */
export interface Calls {
  list: (wanted: ListArguments) => Call;
  /** Reads the answer to `list`. */
  page: (answer: unknown, wanted: ListArguments) => ListPage<ContentRecord>;
  one: (id: number | string, language: Language) => Call;
  /** Reads the answer to `one`. */
  record: (answer: unknown) => ContentRecord;
  create: (body: Record<string, unknown>) => Call;
  update: (id: number, body: Record<string, unknown>) => Call;
  remove: (id: number) => Call;
  /** All or none of several; without it they go one by one. */
  removeMany?: (ids: number[]) => Call;
  /** One action on many records, on all or none; without it they go one by one. */
  bulk?: (action: 'publish' | 'hide' | 'delete' | 'restore', ids: number[]) => Call;
  /** Null for what is deleted at once, without a bin. */
  restore: ((id: number) => Call) | null;
  /** Makes a record live or hidden; `live` is what it is to become. */
  status: (record: ContentRecord, live: boolean) => Call;
  /** Puts records in an order; `seen` is the one that they were shown in. */
  sort: (ids: number[], seen: number[]) => Call;
  revisions: (id: number, before?: number) => Call;
  /** Goes back to a past state; `stored` is the version that the editor has seen. */
  revive: (id: number, past: number, stored: number) => Call;
}

/** `?a=1&b=2` of what has a value. */
export function queryOf(values: Readonly<Record<string, string | number>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** The calls that almost all entities have, below one path. */
function usualCalls(base: string, update: 'POST' | 'PUT'): Calls {
  return {
    list: (wanted) => ({ method: 'GET', path: `${base}?${queryOf({ admin: 1, ...wanted })}` }),
    page: (answer) => answer as ListPage<ContentRecord>,
    one: (id, language) => ({ method: 'GET', path: `${base}/${id}?admin=1&lang_id=${language}` }),
    record: (answer) => (answer as { data: ContentRecord }).data,
    create: (body) => ({ method: 'POST', path: base, body }),
    update: (id, body) => ({ method: update, path: `${base}/${id}`, body }),
    remove: (id) => ({ method: 'DELETE', path: `${base}/${id}` }),
    restore: (id) => ({ method: 'POST', path: `${base}/${id}/restore` }),
    // Says what it wants: two who press at the same time would else undo each other.
    status: ({ id }, live) => ({ method: 'PUT', path: `${base}/status/${id}?status=${live ? 1 : 0}` }),
    sort: (ids, seen) => ({ method: 'POST', path: `${base}/sort`, body: { ids, seen } }),
    revisions: (id, before) => ({
      method: 'GET',
      path: `${base}/${id}/revisions${before ? `?before=${before}` : ''}`,
    }),
    revive: (id, past, stored) => ({
      method: 'POST',
      path: `${base}/${id}/revisions/${past}/restore`,
      body: { version: stored },
    }),
  };
}

/** The same, with one call for many records. */
export const contentCalls = (base: string, update: 'POST' | 'PUT'): Calls => ({
  ...usualCalls(base, update),
  bulk: (action, ids) => ({ method: 'POST', path: `${base}/bulk`, body: { action, ids } }),
});

/** The page of a list whose answer names rows and counts in its own way. */
export function pageOf(
  rows: ContentRecord[],
  total: number,
  { page, per_page }: ListArguments,
): ListPage<ContentRecord> {
  const rowsPerPage = Number(per_page) || 10;
  return {
    data: rows,
    total,
    page: Number(page) || 1,
    per_page: rowsPerPage,
    last_page: Math.max(1, Math.ceil(total / rowsPerPage)),
  };
}
