import { createHash } from 'node:crypto';
import { getTableName, type Query, sql } from 'drizzle-orm';
import { tablesOf } from '../../db/reads';
import type { Language } from '../language';
import { isPartlyUntold, tagsOf } from '../platform/changes/tags';
import type { Entity, Selection } from './entity';
import { constantText, type Readiness } from './statement';

/** Tables that are written with a record and at no other time, or together with what they name: a record's own mark tells of them. */
const ownParts: ReadonlySet<string> = new Set(['tagging', 'resource_theme', 'tour_city']);

const timesRead = (text: string, table: string): number =>
  [...text.matchAll(new RegExp(`\\b(?:from|join) "${table}"`, 'g'))].length;

/**
 * What lets rows of visitors' lists lie ready, each as a text; nothing where they show what nobody is told of. Where a row shows
 * others of its own kind, such as those below it, the kind itself is watched as well.
 * @param rows the statement that puts them together
 * @param select makes one of another selection of the same
 */
export const readinessOf = (
  { record, translation }: Pick<Entity, 'record' | 'translation'>,
  language: Language,
  rows: string,
  select: (selection: Selection) => Query,
): Readiness | undefined => {
  const tables = tablesOf(rows);
  if (isPartlyUntold(tables)) return undefined;
  const own: readonly string[] = [record, translation].map(getTableName);
  const showsItsKind = own.some((table) => timesRead(rows, table) > 1);
  const isWatched = (table: string) => !ownParts.has(table) && (showsItsKind || !own.includes(table));
  // Which transaction wrote a row as it is: PostgreSQL keeps that with each row.
  const [record_mark, text_mark] = [sql`${record}.xmin`, sql`${translation}.xmin`];
  return {
    name: `${getTableName(record)} ${language} ${createHash('sha256').update(rows).digest('base64url').slice(0, 8)}`,
    marked: select({
      id: record.id,
      record_mark: record_mark.as('record_mark'),
      text_mark: text_mark.as('text_mark'),
    }),
    marks: constantText(sql`${record_mark}::text, ${text_mark}::text`),
    tables,
    watched: tagsOf(tables.filter(isWatched)),
  };
};
