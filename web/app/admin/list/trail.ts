import type { Language } from '~/i18n/languages';
import type { ContentRecord, ListPage } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { type ListQuery, readListQuery } from './list-query';

/** The list that this tab has looked at last: where it was, and what stood there in which order. */
export interface Trail {
  /** Query of its address. */
  search: string;
  page: number;
  lastPage: number;
  ids: number[];
}

const keyOf = ({ section }: EntityDescriptor) => `admin:trail:${section}`;

export function trailOf(search: string, { data, page, last_page }: ListPage<ContentRecord>): Trail {
  return { search, page, lastPage: last_page, ids: data.map(({ id }) => id) };
}

/** Keeps the list, so that the editor can go on to the next record and back to where one was. */
export function storeTrail(entity: EntityDescriptor, trail: Trail): void {
  try {
    sessionStorage.setItem(keyOf(entity), JSON.stringify(trail));
  } catch {
    // Full or forbidden: the editor then has no next record.
  }
}

export function readTrail(entity: EntityDescriptor): Trail | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(entity)) ?? 'null') as Trail | null;
  } catch {
    return null;
  }
}

/** What the list asked for, of another of its pages. */
export function pageOfTrail(
  entity: EntityDescriptor,
  { search }: Trail,
  { page, own }: { page: number; own: Language },
): ListQuery {
  return { ...readListQuery(entity, new URLSearchParams(search), own), page };
}

/** The address of the list with another page. */
export function searchOfPage(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  const text = query.toString();
  return text && `?${text}`;
}
