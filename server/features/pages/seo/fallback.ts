import { z } from 'zod';
import { ApiError } from '../../../errors';
import { findContent, Moved } from '../../../kernel/detail';
import type { ReadContext } from '../../../kernel/entity';
import { languageCodes } from '../../../language';
import { message } from '../../../platform/messages';
import { fewestListed, tagAlternates } from '../../tags/listed';
import { findTag } from '../../tags/read';
import { readForPages } from '../settings/read';
import { type PageTarget, staticTexts, tagPage } from './pages';
import { readSharedPage } from './shared-pages';
import { shorten } from './shorten';
import { onlyRecord } from './static-pages';

type Static = Extract<PageTarget, { kind: 'static' }>;
type Tag = Extract<PageTarget, { kind: 'tag' }>;
type Shared = Extract<PageTarget, { kind: 'shared' }>;
type OfRecord = Extract<PageTarget, { kind: 'record' }>;

export interface Fallback {
  title: string;
  description: string;
  image: string | null;
  robots_index: 0 | 1;
  /** Whatever editors say of it, search engines leave it out. */
  is_unlisted?: boolean;
  entity_type: number | null;
  entity_id: number | null;
  /** Paths by language. */
  alternates: Record<string, string>;
}

/** Longest description that search engines show. */
const descriptionLength = 160;

const words = z.object({
  title: z.string().default(''),
  subtitle: z.string().default(''),
  description: z.string().default(''),
  image: z.string().nullable().default(null),
  banner: z.string().nullable().default(null),
});

/** What editors call the page itself; the home page says it in its head. */
const groupTexts = async ({ db }: ReadContext, { page: { group }, language }: Static) => {
  if (!group) return null;
  const { value } = await readForPages(db, group, language);
  const { title, subtitle, description, image, banner } = words.parse(value.hero ?? value);
  return { title, description: description || subtitle, image: banner ?? image };
};

const ofStatic = async (context: ReadContext, target: Static): Promise<Fallback> => {
  const { page, language } = target;
  const texts = staticTexts(page, language);
  const edited = await groupTexts(context, target);
  return {
    title: edited?.title || texts.title,
    description: shorten(edited?.description || texts.description, descriptionLength),
    image: edited?.image ?? null,
    robots_index: page.robotsIndex,
    entity_type: page.moduleId,
    entity_id: page.moduleId === null ? null : onlyRecord,
    alternates: Object.fromEntries(languageCodes.map((code) => [code, `/${code}${page.path}`])),
  };
};

/** A topic is one language's; it has a page as long as something live carries it. */
const ofTag = async ({ db }: ReadContext, { language, tag }: Tag): Promise<Fallback> => {
  const { id, name, slug, count } = await findTag(db, language, tag);
  const slugs = await tagAlternates(db, { id, lang_id: language, slug });
  return {
    title: message(language, 'page_tag_title', { name }),
    description: message(language, 'page_tag_description', { name }),
    image: null,
    robots_index: count < fewestListed ? 0 : 1,
    entity_type: null,
    entity_id: null,
    alternates: Object.fromEntries(
      Object.entries(slugs).map(([code, own]) => [code, `/${code}${tagPage(own)}`]),
    ),
  };
};

/** A page with one address for both languages. Search engines have pages in a language to list in its place. */
const ofShared = async (context: ReadContext, { language, page }: Shared): Promise<Fallback> => {
  const { title, description, image, path } = await readSharedPage(context, language, page).catch(
    (error: unknown) => {
      if (error instanceof Moved) throw new ApiError('not_found', { message: 'page_not_found' });
      throw error;
    },
  );
  return {
    title,
    description: shorten(description, descriptionLength),
    image,
    robots_index: 0,
    entity_type: null,
    entity_id: null,
    alternates: { [language]: path },
  };
};

type Found = Awaited<ReturnType<typeof findContent>>;

const findNow = async (context: ReadContext, { entity, language, slug, pageKinds }: OfRecord) => {
  const row: Record<string, unknown> & Found = await findContent(entity, { ...context, language }, slug);
  // The page of another kind of record: a hotel has none among the attractions.
  if (entity.pageKind && !pageKinds?.includes(Number(row[entity.pageKind.column.name]))) {
    throw new ApiError('not_found', { message: 'page_not_found' });
  }
  return row;
};

const findRecord = async (context: ReadContext, target: OfRecord) => {
  try {
    return await findNow(context, target);
  } catch (error) {
    // A page under an old slug redirects; for search engines it is no page.
    if (error instanceof Moved) throw new ApiError('not_found', { message: 'page_not_found' });
    throw error;
  }
};

/** Paths of a record's page by language. */
const pathsOf = (row: Found, { entity, pageKinds }: OfRecord): Record<string, string> => {
  const page = entity.page ?? ((slug: string) => `/${slug}`);
  return Object.fromEntries(
    Object.entries(row.alternates).map(([code, slug]) => [code, `/${code}${page(slug, pageKinds?.[0])}`]),
  );
};

/**
 * Paths of a record's page by language, from a slug that it has or had.
 * @throws ApiError not_found when visitors see no such record
 */
export const recordPaths = async (
  context: ReadContext,
  target: OfRecord,
): Promise<Record<string, string>> => {
  try {
    return pathsOf(await findNow(context, target), target);
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
    return pathsOf(await findNow(context, { ...target, slug: error.slug }), target);
  }
};

const ofRecord = async (context: ReadContext, target: OfRecord): Promise<Fallback> => {
  const row = await findRecord(context, target);
  const { isSample: sample } = target.entity;
  const isSample = sample !== undefined && row[sample.name] === true;
  return {
    title: row.title,
    description: shorten(row.description, descriptionLength),
    image: row.image,
    robots_index: isSample ? 0 : 1,
    is_unlisted: isSample,
    entity_type: target.entity.moduleId,
    entity_id: row.id,
    alternates: pathsOf(row, target),
  };
};

/**
 * Own data of a page, for where no editor has set anything.
 * @throws ApiError not_found when there is no such page for visitors
 */
export const fallbackOf = (context: ReadContext, target: PageTarget): Promise<Fallback> => {
  if (target.kind === 'static') return ofStatic(context, target);
  if (target.kind === 'shared') return ofShared(context, target);
  return target.kind === 'tag' ? ofTag(context, target) : ofRecord(context, target);
};
