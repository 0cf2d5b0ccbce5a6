import type { Database } from '../../../../db/client';
import { anonymous } from '../../../access';
import { ApiError } from '../../../errors';
import { findContent, Moved } from '../../../kernel/detail';
import { type Language, languageCodes } from '../../../language';
import { pageOf } from '../../pages/seo/pages';

type Target = NonNullable<ReturnType<typeof pageOf>>;

/** The slugs of a record by language; a former one leads to it as well. */
const slugsOf = async (
  db: Database,
  target: Extract<Target, { kind: 'record' }>,
  slug = target.slug,
): Promise<Record<string, string>> => {
  try {
    const context = { db, actor: anonymous, language: target.language, includeHidden: true };
    return (await findContent(target.entity, context, slug)).alternates;
  } catch (error) {
    if (error instanceof Moved && slug === target.slug) return slugsOf(db, target, error.slug);
    if (error instanceof ApiError && error.code === 'not_found') return {};
    throw error;
  }
};

const pathIn = async (db: Database, path: string, language: Language): Promise<string | null> => {
  const target = pageOf(path);
  if (!target || target.kind === 'tag' || target.kind === 'shared') return null;
  if (target.kind === 'static') return path.replace(/^\/(en|vi)(?=\/|$)/, `/${language}`);
  const slug = (await slugsOf(db, target))[language];
  if (!slug) return null;
  const page = target.entity.page ?? ((name: string) => `/${name}`);
  return `/${language}${page(slug, target.pageKinds?.[0])}`;
};

/**
 * Where the pages that links lead to are in another language: with the slug that the record has there. Null for pages
 * that this language doesn't have; links that belong to no other language are left out.
 */
export const translateLinks = async (
  { db, publicUrl }: { db: Database; publicUrl: string },
  links: readonly string[],
  language: Language,
): Promise<Array<{ link: string; to: string | null }>> => {
  const foreign = languageCodes.filter((code) => code !== language);
  const found = [];
  for (const link of new Set(links)) {
    const origin = link.startsWith(`${publicUrl}/`) ? publicUrl : '';
    const local = link.slice(origin.length);
    if (!foreign.some((code) => new RegExp(`^/${code}(?:[/?#]|$)`).test(local))) continue;
    const [path = ''] = local.split(/[?#]/);
    const to = await pathIn(db, path, language);
    found.push({ link, to: to && `${origin}${to}${local.slice(path.length)}` });
  }
  return found;
};
