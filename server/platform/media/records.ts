import { and, count, desc, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { media, mediaTranslations } from '../../../db/schema';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import { formatDateTime } from '../../time';
import { isOnPage, pageOf } from '../paging';
import { isVisitors } from './customer-pictures';
import { findUses, isUnused, type Use } from './usage';

const selection = {
  id: media.id,
  file: media.file,
  image: sql<string>`'/media/' || ${media.file}`,
  image_blur: media.blur,
  width: media.width,
  height: media.height,
  bytes: media.bytes,
  mime: media.mime,
  original_name: media.original_name,
  folder: media.folder,
  alt: sql<{ en: string; vi: string }>`(
    select json_build_object(
      'en', coalesce(max(t.alt) filter (where t.lang_id = 'en'), ''),
      'vi', coalesce(max(t.alt) filter (where t.lang_id = 'vi'), ''))
    from ${mediaTranslations} t where t.media_id = ${media.id})`,
  focal_x: media.focal_x,
  focal_y: media.focal_y,
  version: media.version,
  created_at: media.created_at,
  updated_at: media.updated_at,
};

const select = (db: Queryable) => db.select(selection).from(media);
type Selected = Awaited<ReturnType<typeof select>>[number];

const present = (row: Selected, uses: Use[]) => ({
  ...row,
  used_count: uses.length,
  created_at: formatDateTime(row.created_at),
  updated_at: formatDateTime(row.updated_at),
});

const matches = (keyword: string): SQL =>
  sql`${media.id} in (
    select m.id from ${media} m where fold(m.original_name) like fold_pattern(${keyword})
    union select t.media_id from ${mediaTranslations} t where fold(t.alt) like fold_pattern(${keyword}))`;

export interface MediaListRequest {
  page: number;
  per_page: number;
  keyword?: string | undefined;
  folder?: string | undefined;
  without_alt?: Language | undefined;
  unused?: boolean | undefined;
  from: 'editors' | 'visitors';
}

const lacksAlt = (language: Language): SQL => sql`not exists (
  select 1 from ${mediaTranslations} t where t.media_id = ${media.id} and t.lang_id = ${language} and t.alt <> '')`;

/** A page of the library, or of what visitors sent, newest first, with the names of all folders there. */
export const listMedia = async (db: Queryable, request: MediaListRequest, language: Language) => {
  const { keyword, folder, without_alt, unused, from } = request;
  const shelf = and(isNull(media.deleted_at), from === 'visitors' ? isVisitors : not(isVisitors));
  const where = and(
    shelf,
    keyword ? matches(keyword) : undefined,
    folder === undefined ? undefined : eq(media.folder, folder),
    without_alt && lacksAlt(without_alt),
    unused ? isUnused : undefined,
  );
  const order = [desc(media.created_at), desc(media.id)];
  const [rows, [counted], folders] = await Promise.all([
    select(db)
      .where(isOnPage(db, media, { ...request, where, order }))
      .orderBy(...order),
    db.select({ total: count() }).from(media).where(where),
    db.selectDistinct({ folder: media.folder }).from(media).where(shelf).orderBy(media.folder),
  ]);
  const uses = await findUses(
    db,
    rows.map((row) => row.id),
    language,
  );
  const data = rows.map((row) => present(row, uses.get(row.id) ?? []));
  return {
    ...pageOf(data, counted?.total ?? 0, request),
    folders: folders.map((row) => row.folder).filter((name) => name !== ''),
  };
};

/** One picture with the records that show it. @throws ApiError not_found */
export const findMedia = async (db: Queryable, id: number, language: Language) => {
  const [row] = await select(db).where(and(eq(media.id, id), isNull(media.deleted_at)));
  if (!row) throw new ApiError('not_found');
  const used = (await findUses(db, [id], language)).get(id) ?? [];
  return { ...present(row, used), used };
};
