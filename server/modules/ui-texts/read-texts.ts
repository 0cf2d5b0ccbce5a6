import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { languages, uiTexts } from '../../../db/schema';
import { ApiError } from '../../errors';
import { matchesKeyword } from '../admin/matches-keyword';
import { offsetOf, pageOf } from '../admin/paging';
import { isContentLanguage } from '../languages/shapes';
import { bundledTexts, type Namespace, type Texts } from './bundled';
import { keysOf, sourceText } from './keys';
import { variablesOf } from './variables';

/** What editors wrote in the place of bundled texts, by namespace. */
const editedTexts = async (
  db: Queryable,
  code: string,
  wanted: readonly Namespace[],
): Promise<(namespace: Namespace) => Texts> => {
  const rows = await db
    .select({ namespace: uiTexts.namespace, key: uiTexts.key, value: uiTexts.value })
    .from(uiTexts)
    .where(and(eq(uiTexts.lang_id, code), inArray(uiTexts.namespace, [...wanted])));
  return (namespace) =>
    new Map(rows.filter((row) => row.namespace === namespace).map(({ key, value }) => [key, value]));
};

interface Nested {
  [key: string]: string | Nested;
}

/** Keys with dots as nested objects. */
const nest = (texts: Iterable<[string, string]>): Nested => {
  const root: Nested = {};
  for (const [key, value] of texts) {
    const parts = key.split('.');
    const last = parts.pop() ?? '';
    let place = root;
    for (const part of parts) {
      const inner = place[part];
      const next = typeof inner === 'object' ? inner : {};
      place[part] = next;
      place = next;
    }
    place[last] = value;
  }
  return root;
};

/**
 * The texts of a namespace as i18next loads them: those that ship, and over them what editors wrote.
 * @throws ApiError not_found for a language that is not active
 */
export const publicTexts = async (db: Queryable, code: string, namespace: Namespace): Promise<Nested> => {
  if (!isContentLanguage(code)) {
    const [row] = await db
      .select({ is_active: languages.is_active })
      .from(languages)
      .where(eq(languages.code, code));
    if (!row?.is_active) throw new ApiError('not_found');
  }
  const edited = (await editedTexts(db, code, [namespace]))(namespace);
  const bundled = bundledTexts(code, namespace);
  return nest(
    [...bundled.keys(), ...keysOf(code, namespace)].flatMap((key): [string, string][] => {
      const value = edited.get(key) ?? bundled.get(key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
};

const defaultLanguage = async (db: Queryable): Promise<string> => {
  const [row] = await db
    .select({ code: languages.code })
    .from(languages)
    .where(eq(languages.is_default, true))
    .orderBy(desc(languages.is_active), asc(languages.code))
    .limit(1);
  return row?.code ?? 'en';
};

export interface TextsRequest {
  page: number;
  per_page: number;
  keyword?: string | undefined;
  missing?: boolean | undefined;
}

/** Every text of the given namespaces with what it is translated from. Three queries, however many texts there are. */
export const textRows = async (db: Queryable, code: string, wanted: readonly Namespace[]) => {
  const source = await defaultLanguage(db);
  const [edited, sources] = await Promise.all([
    editedTexts(db, code, wanted),
    editedTexts(db, source, wanted),
  ]);
  return wanted.flatMap((namespace) => {
    const [bundled, overridden, sourced] = [
      bundledTexts(code, namespace),
      edited(namespace),
      sources(namespace),
    ];
    return keysOf(code, namespace).map((key) => {
      const value = overridden.get(key) ?? bundled.get(key) ?? null;
      return {
        namespace,
        key,
        source: sourced.get(key) ?? sourceText(source, namespace, key),
        value,
        bundled: bundled.get(key) ?? null,
        variables: variablesOf(sourceText(code, namespace, key)),
        is_missing: value === null,
        is_overridden: overridden.has(key),
      };
    });
  });
};

/** A page of them, those without a text or with a word if asked for. */
export const listTexts = async (
  db: Queryable,
  code: string,
  wanted: readonly Namespace[],
  request: TextsRequest,
) => {
  const rows = await textRows(db, code, wanted);
  const found = rows.filter(
    ({ key, source: text, value, is_missing }) =>
      (!request.missing || is_missing) && matchesKeyword(request.keyword, [key, text, value ?? '']),
  );
  const start = offsetOf(request);
  return pageOf(found.slice(start, start + request.per_page), found.length, request);
};
