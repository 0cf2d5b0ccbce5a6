import type { OptionSource } from '../entities/descriptor';
import { type Asked, callApi } from './call.server';
import type { ContentRecord, ListPage } from './types';

export interface Option {
  id: number;
  title: string;
}

const paths: Record<OptionSource, string> = {
  blog_categories: '/blog-categories',
  cities: '/city',
  regions: '/region',
};

/** What a field or filter can choose from, in the given language, else in the record's number; none without the right. */
export async function readOptions(asked: Asked, source: OptionSource, language: string): Promise<Option[]> {
  const path = `${paths[source]}?admin=1&per_page=10000&lang_id=${language}`;
  const answer = await callApi<ListPage<ContentRecord>>(asked, path);
  if (!answer.ok) return [];
  return answer.body.data.map(({ id, title }) => ({ id, title: title || `#${id}` }));
}

export type Options = Partial<Record<OptionSource, Option[]>>;

/** Several lists of choices at once. */
export async function readAllOptions(
  asked: Asked,
  sources: OptionSource[],
  language: string,
): Promise<Options> {
  const wanted = [...new Set(sources)];
  const lists = await Promise.all(wanted.map((source) => readOptions(asked, source, language)));
  return Object.fromEntries(wanted.map((source, index) => [source, lists[index] ?? []]));
}
