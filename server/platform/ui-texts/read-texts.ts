import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { languages, uiTexts } from '../../../db/schema';
import { ApiError } from '../../errors';
import { type Language, languageCodes } from '../../language';
import { isContentLanguage } from '../languages/shapes';
import { matchesKeyword } from '../matches-keyword';
import { offsetOf, pageOf } from '../paging';
import { bundledTexts, type Namespace, namespaces, type Texts } from './bundled';
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

/**
 * What editors wrote in a language in the place of texts that ship, by namespace and key, for a site that has the
 * others itself. Nothing for a language that is not active.
 */
export const publicEdits = async (
  db: Queryable,
  code: string,
): Promise<Record<string, Record<string, string>>> => {
  const rows = await db
    .select({ namespace: uiTexts.namespace, key: uiTexts.key, value: uiTexts.value })
    .from(uiTexts)
    .innerJoin(languages, and(eq(languages.code, uiTexts.lang_id), eq(languages.is_active, true)))
    .where(eq(uiTexts.lang_id, code))
    .orderBy(asc(uiTexts.namespace), asc(uiTexts.key));
  const edits: Record<string, Record<string, string>> = {};
  for (const { namespace, key, value } of rows) edits[namespace] = { ...edits[namespace], [key]: value };
  return edits;
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
  edited?: boolean | undefined;
  source?: Language | undefined;
}

/** The language to translate from: the one asked for, else the default, else (when that is the one to translate) another. */
const sourceLanguage = async (db: Queryable, code: string, asked: Language | undefined): Promise<string> => {
  if (asked) return asked;
  const usual = await defaultLanguage(db);
  return usual === code ? (languageCodes.find((other) => other !== code) ?? usual) : usual;
};

/** Every text of the given namespaces with what it is translated from. Three queries, however many texts there are. */
export const textRows = async (
  db: Queryable,
  code: string,
  wanted: readonly Namespace[],
  asked?: Language,
) => {
  const source = await sourceLanguage(db, code, asked);
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

type TextRow = Awaited<ReturnType<typeof textRows>>[number];

/** How far each namespace is. */
const stateOf = (rows: readonly TextRow[]) =>
  namespaces.map((namespace) => {
    const own = rows.filter((row) => row.namespace === namespace);
    return {
      namespace,
      total: own.length,
      missing: own.filter(({ is_missing }) => is_missing).length,
      edited: own.filter(({ is_overridden }) => is_overridden).length,
    };
  });

/** A page of them, those without a text first; and how far all namespaces are. */
export const listTexts = async (
  db: Queryable,
  code: string,
  wanted: Namespace | undefined,
  request: TextsRequest,
) => {
  const rows = await textRows(db, code, namespaces, request.source);
  const found = rows.filter(
    ({ namespace, key, source: text, value, is_missing, is_overridden }) =>
      (wanted === undefined || namespace === wanted) &&
      (!request.missing || is_missing) &&
      (!request.edited || is_overridden) &&
      matchesKeyword(request.keyword, [key, text, value ?? '']),
  );
  const ordered = [
    ...found.filter(({ is_missing }) => is_missing),
    ...found.filter((row) => !row.is_missing),
  ];
  const start = offsetOf(request);
  return {
    ...pageOf(ordered.slice(start, start + request.per_page), ordered.length, request),
    namespaces: stateOf(rows),
  };
};
