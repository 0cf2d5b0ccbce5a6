import { and, eq } from 'drizzle-orm';
import { media, seoRecords } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import type { ReadContext } from '../../../kernel/entity';
import { findSeo, seoFields } from '../../../kernel/seo';
import { fallbackOf } from './fallback';
import { pageOf } from './pages';

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

/**
 * What search engines are told of a page: an editor's record for this path or for what the page shows, and the page's
 * own data for all that the editor left empty.
 * @throws ApiError not_found when the site has no such page
 */
export const seoOfPage = async (context: ReadContext, url: string) => {
  const target = pageOf(url, context.language);
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
    keywords: stored?.keywords ?? '',
    robots_index: fallback.is_unlisted ? 0 : flag(stored?.robots_index ?? fallback.robots_index),
    robots_follow: flag(stored?.robots_follow ?? 1),
    entity_type: fallback.entity_type,
    entity_id: fallback.entity_id,
    canonical,
    alternates: fallback.alternates,
    is_fallback: stored === null,
  };
};
