import { and, eq } from 'drizzle-orm';
import { media, seoRecords } from '../../../db/schema';
import { findContent, Moved } from '../../content/detail';
import type { ReadContext } from '../../content/entity';
import { findSeo, seoFields } from '../../content/seo';
import { ApiError } from '../../errors';
import { languageCodes } from '../../language';
import { type PageTarget, pageOf, staticTexts } from './pages';

/** Longest description that search engines show. */
const descriptionLength = 160;

const shorten = (value: string) =>
  value.length <= descriptionLength
    ? value
    : `${value.slice(0, descriptionLength - 1).replace(/\s+\S*$/, '')}…`;

/** Exactly 1 means index (follow); any other value means not. */
const flag = (value: number) => (value === 1 ? 1 : 0);

const byUrl = async ({ db }: ReadContext, url: string, language: string) => {
  const [row] = await db
    .select(seoFields)
    .from(seoRecords)
    .leftJoin(media, eq(media.id, seoRecords.image_id))
    .where(and(eq(seoRecords.url, url), eq(seoRecords.lang_id, language)));
  return row ?? null;
};

const recordOf = async (context: ReadContext, target: Extract<PageTarget, { kind: 'record' }>) => {
  try {
    return await findContent(target.entity, { ...context, language: target.language }, target.slug);
  } catch (error) {
    // A page under an old slug redirects; for search engines it is no page.
    if (error instanceof Moved) throw new ApiError('not_found', { message: 'page_not_found' });
    throw error;
  }
};

/** Own data of the page, for where no editor has set anything. */
const fallbackOf = async (context: ReadContext, target: PageTarget) => {
  if (target.kind === 'static') {
    const alternates = Object.fromEntries(languageCodes.map((code) => [code, `/${code}${target.page.path}`]));
    const texts = staticTexts(target.page, target.language);
    return {
      ...texts,
      image: null,
      keywords: '',
      robots_index: target.page.robotsIndex,
      entity_type: null,
      entity_id: null,
      alternates,
    };
  }
  const row = await recordOf(context, target);
  const page = target.entity.page ?? ((slug: string) => `/${slug}`);
  const alternates = Object.fromEntries(
    Object.entries(row.alternates).map(([code, slug]) => [code, `/${code}${page(slug)}`]),
  );
  return {
    title: row.title,
    description: shorten(row.description),
    image: row.image,
    keywords: '',
    robots_index: 1,
    entity_type: target.entity.moduleId,
    entity_id: row.id,
    alternates,
  };
};

/**
 * What search engines are told of a page: an editor's record for this path or for what the page shows, and the page's
 * own data for all that the editor left empty.
 * @throws ApiError not_found when the site has no such page
 */
export const seoOfPage = async (context: ReadContext, url: string) => {
  const target = pageOf(url);
  if (!target) throw new ApiError('not_found', { message: 'page_not_found' });
  const fallback = await fallbackOf(context, target);
  const canonical = fallback.alternates[target.language] ?? url;
  const stored =
    (await byUrl(context, canonical, target.language)) ??
    (fallback.entity_id === null
      ? null
      : await findSeo(context.db, fallback.entity_type, fallback.entity_id, target.language));
  return {
    url: canonical,
    lang_id: target.language,
    title: stored?.title || fallback.title,
    description: stored?.description || fallback.description,
    image: stored?.image ?? fallback.image,
    keywords: stored?.keywords ?? fallback.keywords,
    robots_index: flag(stored?.robots_index ?? fallback.robots_index),
    robots_follow: flag(stored?.robots_follow ?? 1),
    entity_type: fallback.entity_type,
    entity_id: fallback.entity_id,
    canonical,
    alternates: fallback.alternates,
    is_fallback: stored === null,
  };
};
