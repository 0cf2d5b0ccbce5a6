import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../../db/client';
import { auditEntries, seoRecords } from '../../../../db/schema';
import { requireRight } from '../../../access';
import { ApiError, invalidField } from '../../../errors';
import { id, imagePath, text, version } from '../../../fields';
import type { WriteContext } from '../../../kernel/entity';
import { imageId } from '../../../kernel/images';
import { StaleVersion } from '../../../kernel/write';
import { langId } from '../../../language';
import { barePath, decodedPath, pageOf } from './pages';

/** A record is named by the path of a page, or by what the page shows. */
export const seoBody = z.strictObject({
  lang_id: langId,
  url: text(300)
    .regex(/^\/(?:(?:en|vi)(?:\/\S*)?|chat-plant-your-trip\/?(?:[?#]\S*)?|maps\/\S+)$/)
    .optional(),
  entity_type: z.int().min(1).max(100).optional(),
  entity_id: id.optional(),
  title: text(200).optional(),
  description: text(500).optional(),
  keywords: text(500).optional(),
  image: imagePath.or(z.literal('')).nullable().optional(),
  robots_index: z.int().min(0).max(10).optional(),
  robots_follow: z.int().min(0).max(10).optional(),
  version,
});

type SeoBody = z.output<typeof seoBody>;

/** A path as pages are looked up by it; it must be one of the record's language, or of both. */
const urlOf = ({ url, lang_id }: SeoBody): string | undefined => {
  if (!url) return undefined;
  const bare = decodedPath(barePath(url));
  const page = pageOf(bare, lang_id);
  if (page?.kind !== 'shared' && !new RegExp(`^/${lang_id}(/|$)`).test(bare))
    throw invalidField('url', 'other_language');
  return bare;
};

/** Finds the SEO record that a body names. @throws ApiError invalid when it names none */
export const targetOf = (body: SeoBody) => {
  const url = urlOf(body);
  if (url) return and(eq(seoRecords.url, url), eq(seoRecords.lang_id, body.lang_id));
  if (body.entity_type === undefined || body.entity_id === undefined) throw invalidField('url', 'required');
  return and(
    eq(seoRecords.entity_type, body.entity_type),
    eq(seoRecords.entity_id, body.entity_id),
    eq(seoRecords.lang_id, body.lang_id),
  );
};

const texts = (body: SeoBody) =>
  Object.fromEntries(
    (['title', 'description', 'keywords', 'robots_index', 'robots_follow'] as const)
      .filter((name) => body[name] !== undefined)
      .map((name) => [name, body[name]]),
  );

/** What a page does with search engines until a record says otherwise: one that sets a title alone changes nothing of it. */
const ownRobots = (url: string | undefined, { lang_id }: SeoBody) => {
  const page = url === undefined ? null : pageOf(url, lang_id);
  if (page?.kind === 'shared') return { robots_index: 0 };
  return page?.kind === 'static' ? { robots_index: page.page.robotsIndex } : {};
};

const insertSeo = (tx: Transaction, body: SeoBody, values: Partial<typeof seoRecords.$inferInsert>) =>
  tx
    .insert(seoRecords)
    .values({
      ...ownRobots(urlOf(body), body),
      lang_id: body.lang_id,
      url: urlOf(body),
      entity_type: body.entity_type,
      entity_id: body.entity_id,
      ...values,
    })
    .onConflictDoNothing()
    .returning();

const ofTexts = new Set(['title', 'description', 'keywords']);

/** Whoever may translate and not update writes words only. @throws ApiError forbidden that names the right */
const requireSeoUpdate = (
  { actor }: WriteContext,
  stored: typeof seoRecords.$inferSelect | null,
  values: Readonly<Record<string, unknown>>,
) => {
  const kept: Readonly<Record<string, unknown>> = stored ?? unsaid;
  const differs = Object.keys(values).some((name) => !ofTexts.has(name) && values[name] !== kept[name]);
  if (differs) requireRight(actor, 'seo.update');
};

/** What a record without a word about them does with robots and its picture. */
const unsaid = { image_id: null, robots_index: 1, robots_follow: 1 };

/**
 * Creates or updates one SEO record. Returns its id and whether it is new.
 * @throws StaleVersion; ApiError invalid, conflict, or version_required for a change that says nothing of what it is based on
 */
export const writeSeo = async (
  context: WriteContext,
  body: SeoBody,
  { unconditional = false } = {},
): Promise<{ id: number; created: boolean }> => {
  const { tx } = context;
  const values = {
    ...texts(body),
    ...(body.image === undefined ? {} : { image_id: await imageId(tx, body.image) }),
  };
  const lockStored = async () =>
    (await tx.select().from(seoRecords).where(targetOf(body)).for('update'))[0] ?? null;
  const found = await lockStored();
  requireSeoUpdate(context, found, values);
  const [made] = found ? [] : await insertSeo(tx, body, values);
  // Neither there nor made: somebody else made it at this moment.
  const stored = found ?? (made ? null : await lockStored());
  if (stored && body.version === undefined && !unconditional) throw new ApiError('version_required');
  if (stored && body.version !== undefined && body.version < stored.version) throw new StaleVersion();
  const [row] = stored
    ? await tx
        .update(seoRecords)
        .set({ ...values, version: sql`${seoRecords.version} + 1`, updated_at: sql`now()` })
        .where(eq(seoRecords.id, stored.id))
        .returning()
    : [made];
  // The path is free but the record has an entry already, or the other way round.
  if (!row) throw new ApiError('conflict');
  await tx.insert(auditEntries).values({
    admin_id: context.actor.kind === 'admin' ? context.actor.id : null,
    action: stored ? 'update' : 'create',
    entity: 'seo',
    record_id: row.id,
    lang_id: body.lang_id,
    title: row.title,
    before: stored ?? null,
    after: row,
    request_id: context.requestId,
  });
  return { id: row.id, created: !stored };
};
