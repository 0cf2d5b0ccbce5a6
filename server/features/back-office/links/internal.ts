import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { media, mediaFormerFiles } from '../../../../db/schema';
import { anonymous } from '../../../access';
import { ApiError } from '../../../errors';
import type { Language } from '../../../language';
import { parseName } from '../../../platform/media/picture-name';
import { findByPath } from '../../pages/redirects/read';
import { fallbackOf } from '../../pages/seo/fallback';
import { barePath, decodedPath, type PageTarget, pageOf } from '../../pages/seo/pages';
import { checkMap } from './maps';
import type { Verdict } from './verdict';

export type { Verdict };

const isMissing = (error: unknown): null => {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
};

const shows = (db: Database, target: PageTarget, includeHidden: boolean): Promise<boolean> =>
  fallbackOf({ db, actor: anonymous, language: target.language, includeHidden }, target)
    .then(() => true)
    .catch(isMissing)
    .then(Boolean);

/** A former address of a page, or one that editors lead on. */
const leadsOn = async (db: Database, path: string): Promise<boolean> =>
  (await findByPath(db, path)) !== undefined;

const isOldSlug = async (db: Database, target: PageTarget): Promise<boolean> => {
  if (target.kind === 'static' || target.kind === 'shared') return false;
  const [entity, slug] = target.kind === 'tag' ? ['tag', target.tag] : [target.entity.name, target.slug];
  const { rows } = await db.execute(sql`
    select 1 from slug_history where entity = ${entity} and lang_id = ${target.language} and slug = ${slug}`);
  return rows.length > 0;
};

const checkPicture = async (db: Database, path: string): Promise<Verdict> => {
  const name = parseName(path.replace('/media/', ''));
  if (!name) return { reason: 'missing' };
  const known = await db.$count(media, eq(sql`left(${media.file}, 32)`, name.hash));
  const former = known ? 0 : await db.$count(mediaFormerFiles, eq(mediaFormerFiles.hash, name.hash));
  return known + former > 0 ? null : { reason: 'missing' };
};

/** Addresses of the site that are no pages in a language. */
const others = /^\/(feed|sitemap|robots|manifest|opensearch|map\b|offline|chat-plant-your-trip$|$)/;

/**
 * Whether a path of the site leads anywhere, as the database knows it: to a page that visitors see, a picture, or on to
 * another address. A path without a language is meant in `language`, as menus have them.
 */
export const checkInternal = async (db: Database, path: string, language: Language): Promise<Verdict> => {
  const bare = barePath(path);
  if (bare.startsWith('/media/')) return checkPicture(db, bare);
  if (others.test(bare) || bare === '') return null;
  const map = await checkMap(db, decodedPath(bare));
  if (map !== undefined) return map;
  const whole = /^\/(en|vi)(\/|$)/.test(bare) ? bare : `/${language}${bare}`;
  const target = pageOf(bare, language) ?? pageOf(whole, language);
  if (!target) return (await leadsOn(db, whole)) ? null : { reason: 'missing' };
  if (await shows(db, target, false)) return null;
  if ((await isOldSlug(db, target)) || (await leadsOn(db, whole))) return null;
  return (await shows(db, target, true)) ? { reason: 'hidden' } : { reason: 'missing' };
};
