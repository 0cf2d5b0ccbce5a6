import type { Language } from '~/i18n/languages';
import type { ListArguments } from '../entities/calls';
import type { EntityDescriptor } from '../entities/descriptor';
import { contentLanguage } from '../shell/content-language';
import { type Issue, issueIn } from '../translations/issues';

export const perPageChoices = [10, 25, 50, 100] as const;

/** What the address of a list says, complete: filters, page and language with the values they have when not given. */
export interface ListQuery {
  keyword: string;
  page: number;
  per_page: number;
  lang_id: 'en' | 'vi';
  /** Only records with which this is wrong in the language; empty = all. */
  translation: Issue | '';
  filters: Record<string, string>;
}

const positive = (value: string | null, fallback: number) => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? number : fallback;
};

/** @param own the language that the back office speaks to this editor */
export function readListQuery(entity: EntityDescriptor, query: URLSearchParams, own: Language): ListQuery {
  return {
    keyword: query.get('keyword')?.trim() ?? '',
    page: positive(query.get('page'), 1),
    per_page: Math.min(positive(query.get('per_page'), 10), 100),
    lang_id: contentLanguage(query, own),
    translation: issueIn(query) ?? '',
    filters: Object.fromEntries(
      entity.filters.map(({ name, all }) => [name, query.get(name)?.trim() || all]),
    ),
  };
}

/** Whether anything but the language restricts the list. */
export function isFiltered(entity: EntityDescriptor, query: ListQuery): boolean {
  return (
    query.keyword !== '' ||
    query.translation !== '' ||
    entity.filters.some(({ name, all }) => query.filters[name] !== all)
  );
}

/** What the API is asked for. */
export function listArguments({ filters, translation, ...rest }: ListQuery): ListArguments {
  return { ...rest, ...(translation ? { translation } : {}), ...filters };
}

/** The address of a list without what it says by default. */
export function listSearch(entity: EntityDescriptor, form: FormData, own: Language): URLSearchParams {
  const defaults: Record<string, string> = {
    keyword: '',
    page: '1',
    per_page: '10',
    lang_id: own,
    translation: '',
  };
  for (const { name, all } of entity.filters) defaults[name] = all;
  const search = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== defaults[name]) search.set(name, value);
  }
  return search;
}
