import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { redirects } from '../../../../db/schema';
import { offsetOf, pageOf } from '../../../platform/paging';
import { formatDateTime } from '../../../time';
import { comparedPath } from './paths';

const present = ({ created_at, updated_at, ...row }: typeof redirects.$inferSelect) => ({
  ...row,
  created_at: formatDateTime(created_at),
  updated_at: formatDateTime(updated_at),
});

/** A page of all redirects, the last made first; a keyword is looked for in both paths. */
export const listRedirects = async (
  db: Queryable,
  request: { page: number; per_page: number; keyword?: string | undefined },
) => {
  const where = request.keyword
    ? sql`fold(${redirects.from_path} || ' ' || ${redirects.to_path}) like fold_pattern(${request.keyword})`
    : undefined;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(redirects)
      .where(where)
      .orderBy(desc(redirects.id))
      .limit(request.per_page)
      .offset(offsetOf(request)),
    db.$count(redirects, where),
  ]);
  return pageOf(rows.map(present), total, request);
};

/** One redirect; null when there is none. */
export const findRedirect = async (db: Queryable, id: number) => {
  const [row] = await db.select().from(redirects).where(eq(redirects.id, id));
  return row ? present(row) : null;
};

/** The editors' redirect of a path. */
export const findByPath = async (db: Queryable, path: string) => {
  const [row] = await db
    .select({ id: redirects.id, location: redirects.to_path })
    .from(redirects)
    .where(eq(redirects.from_path, comparedPath(path)));
  return row;
};

/** Counts that somebody was led on. `updated_at` stays: it tells of editors. */
export const countHit = (db: Queryable, id: number) =>
  db
    .update(redirects)
    .set({ hits: sql`least(${redirects.hits}::bigint + 1, 2147483647)::int` })
    .where(eq(redirects.id, id));
