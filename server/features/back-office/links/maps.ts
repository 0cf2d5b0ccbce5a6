import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { cityTranslations } from '../../../../db/schema';
import { anonymous } from '../../../access';
import { ApiError } from '../../../errors';
import { findContent, Moved } from '../../../kernel/detail';
import { city } from '../../../kinds/city/kind';
import { languageCodes } from '../../../language';
import { placeOfTag } from '../../travel/check-in/place';
import type { Verdict } from './verdict';

/** `/maps/{city}`, a place opened on it, the page of a place's tag, and its review. */
const form = /^\/maps\/([^/]+)(?:\/(?:resources\/(\d{1,9})|(\d{1,9})(?:\/review)?))?$/;

const nothing = (error: unknown): false => {
  if (error instanceof ApiError && error.code === 'not_found') return false;
  throw error;
};

/** A city by id or slug, in any language, now or before, or in one word (`hanoi`), as its map takes it. */
const hasCity = async (db: Database, asked: string, includeHidden: boolean): Promise<boolean> => {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select distinct slug from ${cityTranslations} where replace(slug, '-', '') = ${asked}`);
  for (const language of languageCodes) {
    for (const reference of [asked, ...rows.map(({ slug }) => slug)]) {
      const found = await findContent(city, { db, actor: anonymous, language, includeHidden }, reference)
        .then(() => true)
        .catch((error: unknown) => error instanceof Moved || nothing(error));
      if (found) return true;
    }
  }
  return false;
};

const hasPlace = (db: Database, asked: string, id: number): Promise<boolean> =>
  placeOfTag({ db, actor: anonymous, language: 'vi', includeHidden: false }, asked, id)
    .then(() => true)
    .catch(nothing);

/** Whether a map, or what is opened on it, is there; undefined for a path that is none of these. */
export const checkMap = async (db: Database, path: string): Promise<Verdict | undefined> => {
  const [, asked, onMap, ofTag] = form.exec(path) ?? [];
  if (asked === undefined) return undefined;
  const place = onMap ?? ofTag;
  if (place !== undefined) return (await hasPlace(db, asked, Number(place))) ? null : { reason: 'missing' };
  if (await hasCity(db, asked, false)) return null;
  return (await hasCity(db, asked, true)) ? { reason: 'hidden' } : { reason: 'missing' };
};
