import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Transaction } from '../../../db/client';
import { languages, uiTexts } from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import { StaleVersion } from '../../kernel/write';
import { writeAudit } from '../audit/write-audit';
import { findLanguage, type LanguageRow } from './read-languages';
import { type changedLanguage, isContentLanguage, type newLanguage } from './shapes';

/** All of them are locked, always in one order, since what one may become depends on the others. */
const lockLanguages = (tx: Transaction) =>
  tx.select().from(languages).orderBy(asc(languages.code)).for('no key update');

const note = (
  tx: Transaction,
  request: FastifyRequest,
  action: 'create' | 'update' | 'delete',
  { before, after }: { before: (LanguageRow & { texts?: object[] }) | null; after: LanguageRow | null },
) => {
  const row = after ?? before;
  return writeAudit(tx, request, {
    action,
    entity: 'language',
    language: row?.code ?? '',
    title: row?.name ?? '',
    before: before && { ...before },
    after: after && { ...after },
  });
};

/**
 * Adds a language that can have interface texts. It starts inactive, because nothing is in it yet.
 * @throws ApiError invalid when it is there already
 */
export const createLanguage = async (
  tx: Transaction,
  request: FastifyRequest,
  { code, name, native_name, sort }: z.output<typeof newLanguage>,
): Promise<void> => {
  const stored = await lockLanguages(tx);
  const last = Math.max(0, ...stored.map((language) => language.sort));
  const made = await tx
    .insert(languages)
    .values({ code, name, native_name, sort: sort ?? last + 1, is_active: false })
    .onConflictDoNothing()
    .returning({ code: languages.code });
  if (made.length === 0) throw invalidField('code', 'code_taken');
  await note(tx, request, 'create', { before: null, after: await findLanguage(tx, code) });
};

const requireAllowed = (stored: LanguageRow, input: z.output<typeof changedLanguage>) => {
  if (input.is_default === false && stored.is_default)
    throw new ApiError('conflict', { message: 'default_language' });
  if (input.is_active === false && stored.is_content)
    throw new ApiError('conflict', { message: 'content_language' });
  if (input.is_default && !stored.is_content) throw invalidField('is_default', 'default_needs_content');
};

/**
 * Changes a language. Making it the default takes that from the one before, so that there is always exactly one; the
 * default is a language of the content, which is always active.
 * @throws StaleVersion, ApiError not_found, conflict, invalid
 */
export const updateLanguage = async (
  tx: Transaction,
  request: FastifyRequest,
  code: string,
  input: z.output<typeof changedLanguage>,
): Promise<void> => {
  await lockLanguages(tx);
  const stored = await findLanguage(tx, code);
  if (input.version !== undefined && input.version < stored.version) throw new StaleVersion();
  requireAllowed(stored, input);
  const version = sql`${languages.version} + 1`;
  if (input.is_default && !stored.is_default) {
    await tx.update(languages).set({ is_default: false, version }).where(eq(languages.is_default, true));
  }
  await tx
    .update(languages)
    .set({
      name: input.name,
      native_name: input.native_name,
      is_active: input.is_default || input.is_active,
      is_default: input.is_default,
      sort: input.sort,
      version,
    })
    .where(eq(languages.code, code));
  await note(tx, request, 'update', { before: stored, after: await findLanguage(tx, code) });
};

/** Removes a language that was begun, with the interface texts that are in it. @throws ApiError not_found, conflict */
export const deleteLanguage = async (
  tx: Transaction,
  request: FastifyRequest,
  code: string,
): Promise<void> => {
  await tx.select({ code: languages.code }).from(languages).where(eq(languages.code, code)).for('update');
  const stored = await findLanguage(tx, code);
  if (isContentLanguage(code)) throw new ApiError('conflict', { message: 'content_language' });
  if (stored.is_default) throw new ApiError('conflict', { message: 'default_language' });
  const texts = await tx
    .delete(uiTexts)
    .where(eq(uiTexts.lang_id, code))
    .returning({ namespace: uiTexts.namespace, key: uiTexts.key, value: uiTexts.value });
  await tx.delete(languages).where(eq(languages.code, code));
  await note(tx, request, 'delete', { before: { ...stored, texts }, after: null });
};
