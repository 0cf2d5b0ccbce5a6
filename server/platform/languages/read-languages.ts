import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { languages } from '../../../db/schema';
import { ApiError } from '../../errors';
import { offsetOf, pageOf } from '../paging';
import { isContentLanguage } from './shapes';

type Row = typeof languages.$inferSelect;

const present = (row: Row) => ({ ...row, is_content: isContentLanguage(row.code) });

export type LanguageRow = ReturnType<typeof present>;

interface Request {
  page: number;
  per_page: number;
  keyword?: string | undefined;
  includeInactive: boolean;
}

/** Languages in the editors' order. */
export const listLanguages = async (db: Queryable, request: Request) => {
  const { keyword, includeInactive } = request;
  const where = and(
    includeInactive ? undefined : eq(languages.is_active, true),
    keyword
      ? sql`fold(${languages.name} || ' ' || ${languages.native_name} || ' ' || ${languages.code}) like fold_pattern(${keyword})`
      : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(languages)
      .where(where)
      .orderBy(asc(languages.sort), asc(languages.code))
      .limit(request.per_page)
      .offset(offsetOf(request)),
    db.select({ total: count() }).from(languages).where(where),
  ]);
  return pageOf(rows.map(present), counted?.total ?? 0, request);
};

/** @throws ApiError not_found */
export const findLanguage = async (db: Queryable, code: string): Promise<LanguageRow> => {
  const [row] = await db.select().from(languages).where(eq(languages.code, code));
  if (!row) throw new ApiError('not_found');
  return present(row);
};
