import type { Database } from '../../../../db/client';
import { anonymous } from '../../../access';
import { ApiError } from '../../../errors';
import { type Language, languageCodes } from '../../../language';
import { recordPaths } from '../seo/fallback';
import { pageOf } from '../seo/pages';
import { comparedPath } from './paths';

/** The language that a slug is looked for in, and the one whose page is wanted. */
interface Reading {
  slugOf: Language;
  pageIn: Language;
}

/** A path in a language may carry the slug of another one; without a language, its slug tells which one is meant. */
const readingsOf = (named: Language | undefined): Reading[] =>
  named
    ? [named, ...languageCodes.filter((code) => code !== named)].map((slugOf) => ({ slugOf, pageIn: named }))
    : languageCodes.map((code) => ({ slugOf: code, pageIn: code }));

const isMissing = (error: unknown): null => {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
};

/**
 * The page that a path means although it isn't its address: in upper case, without its language, or with a slug that
 * the record has in another language. Null when it names nothing that visitors see.
 */
export const meantPath = async (db: Database, path: string): Promise<string | null> => {
  const asked = comparedPath(path);
  const [, named, rest = ''] = /^(?:\/(en|vi)(?=\/))?(.*)$/s.exec(asked.toLowerCase()) ?? [];
  for (const { slugOf, pageIn } of readingsOf(languageCodes.find((code) => code === named))) {
    const target = pageOf(`/${slugOf}${rest}`);
    if (target?.kind !== 'record') continue;
    const context = { db, actor: anonymous, language: slugOf, includeHidden: false };
    const found = (await recordPaths(context, target).catch(isMissing))?.[pageIn];
    if (found && found !== asked) return found;
  }
  return null;
};
