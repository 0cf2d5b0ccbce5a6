import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { staleTexts } from '../../../../db/schema';
import type { TranslationIssue } from '../../../kernel/translation-issues';
import type { Language } from '../../../language';
import { formatDateTime } from '../../../time';
import { fileFormat, mostEntries, type TranslationEntry } from './file';
import type { TranslatedKind } from './kinds';

/** `open` is all that wants work: missing or stale. */
export const exportScopes = ['open', 'missing', 'stale', 'all'] as const;
export type ExportScope = (typeof exportScopes)[number];

type Words = Record<string, unknown>;
type Found = {
  id: number;
  version: number;
  source: Words;
  target: Words | null;
  stale: Record<string, string> | null;
  is_published: boolean;
  found: number;
};

const isMissing = sql`t.record_id is null`;
const isStale = sql`s.record_id is not null`;
const scopes: Record<ExportScope, SQL> = {
  open: sql`(${isMissing} or ${isStale})`,
  missing: isMissing,
  stale: isStale,
  all: sql`true`,
};

/** Records of a kind that have the other language, those without a translation first. */
const findRecords = async (db: Queryable, kind: TranslatedKind, language: Language, scope: ExportScope) => {
  const { name, record, translation, published, bin } = kind;
  const source: Language = language === 'en' ? 'vi' : 'en';
  const { rows } = await db.execute<Found>(sql`
    select f.id, f.version, to_jsonb(o) as source, to_jsonb(t) as target, f.found, f.is_published,
      (select json_object_agg(x.field, x.source) from ${staleTexts} x
        where x.entity = ${name} and x.lang_id = ${language} and x.record_id = f.id) as stale
    from (
      select ${record.id}, ${record.version}, row_number() over w as place, count(*) over ()::int as found,
        ${published ? sql`coalesce(t.is_published, true)` : sql`true`} as is_published
      from ${record}
      join ${translation} o on o.record_id = ${record.id} and o.lang_id = ${source}
      left join ${translation} t on t.record_id = ${record.id} and t.lang_id = ${language}
      left join (
        select distinct x.record_id from ${staleTexts} x where x.entity = ${name} and x.lang_id = ${language}
      ) s on s.record_id = ${record.id}
      where ${bin ? sql`${bin} is null` : sql`true`} and ${scopes[scope]}
      window w as (order by (t.record_id is null) desc, ${record.sort}, ${record.id})
      order by place limit ${mostEntries}
    ) f
    join ${translation} o on o.record_id = f.id and o.lang_id = ${source}
    left join ${translation} t on t.record_id = f.id and t.lang_id = ${language}
    order by f.place`);
  return rows;
};

const textOrList = (value: unknown): string | string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value : '';

const isEmpty = (value: string | string[]) => value.length === 0;

const issuesOf = ({ target, stale, is_published }: Found): TranslationIssue[] => [
  ...(target ? [] : ['missing' as const]),
  ...(is_published ? [] : ['unpublished' as const]),
  ...(stale ? ['stale' as const] : []),
];

type Field = TranslationEntry['fields'][string];

/** Texts of parts. Of these it is known together what they said before: it goes with those that were not in it. */
const partFields = (row: Found, { field, source, target }: Parts): Array<[string, Field]> => {
  const former = row.stale?.[field];
  const [sources, targets] = [source.get(row.id) ?? {}, target.get(row.id) ?? {}];
  return Object.entries(sources).flatMap(([name, text]): Array<[string, Field]> => {
    const translation = targets[name] ?? '';
    if (text === '' && translation === '') return [];
    const isNew = former !== undefined && (translation === '' || !former.includes(text));
    return [[name, { source: text, translation, ...(isNew ? { translated_from: former } : {}) }]];
  });
};

const entryOf = (kind: TranslatedKind, row: Found, parts: Parts | null): TranslationEntry => {
  const fields = kind.texts.flatMap((name): Array<[string, Field]> => {
    const source = textOrList(row.source[name]);
    const translation = row.target ? textOrList(row.target[name]) : Array.isArray(source) ? [] : '';
    if (isEmpty(source) && isEmpty(translation)) return [];
    const former = row.stale?.[name];
    return [[name, { source, translation, ...(former === undefined ? {} : { translated_from: former }) }]];
  });
  return {
    entity: kind.name,
    id: row.id,
    version: row.version,
    title: String(row.source[kind.titled] ?? ''),
    issues: issuesOf(row),
    fields: Object.fromEntries([...fields, ...(parts ? partFields(row, parts) : [])]),
  };
};

interface Parts {
  field: string;
  source: Map<number, Record<string, string>>;
  target: Map<number, Record<string, string>>;
}

const findParts = async (
  db: Queryable,
  { parts }: TranslatedKind,
  language: Language,
  rows: readonly Found[],
): Promise<Parts | null> => {
  if (!parts) return null;
  const ids = rows.map(({ id }) => id);
  const other: Language = language === 'en' ? 'vi' : 'en';
  const [source, target] = await Promise.all([parts.read(db, ids, other), parts.read(db, ids, language)]);
  return { field: parts.field, source, target };
};

/** What is to be translated of the given kinds, with its sources; one query for each kind, and two for its parts. */
export const exportTranslations = async (
  db: Queryable,
  kinds: readonly TranslatedKind[],
  language: Language,
  scope: ExportScope,
) => {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const rows = await findRecords(db, kind, language, scope);
      return { kind, rows, parts: await findParts(db, kind, language, rows) };
    }),
  );
  const entries = found.flatMap(({ kind, rows, parts }) => rows.map((row) => entryOf(kind, row, parts)));
  const total = found.reduce((sum, { rows }) => sum + (rows[0]?.found ?? 0), 0);
  const shown = entries.slice(0, mostEntries);
  return {
    format: fileFormat,
    lang_id: language,
    exported_at: formatDateTime(new Date()),
    left: total - shown.length,
    entries: shown,
  } as const;
};
