import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../db/client';
import { emailTemplates, emailTemplateTranslations } from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import type { WriteContext } from '../../kernel/entity';
import { recordChange } from '../../kernel/history';
import { StaleVersion } from '../../kernel/write';
import { type Language, languageCodes } from '../../language';
import type { MailText } from '../mail/template';
import { isMailCode, mailVariables } from '../mail/templates';
import { letterOf, type StoredTemplate, storedTemplate } from './find-template';
import { sanitiseMail } from './mail-html';
import { requireSendable } from './mail-problems';

const kind = { name: 'email_template' };

const audited = ({ code, version, translations }: StoredTemplate) => ({ code, version, texts: translations });

const nextVersion = { version: sql`${emailTemplates.version} + 1`, updated_at: sql`now()` };

/** Locks the editors' version of a letter. @throws ApiError not_found */
const lockTemplate = async (tx: Transaction, id: number): Promise<StoredTemplate> => {
  await tx
    .select({ id: emailTemplates.id })
    .from(emailTemplates)
    .where(eq(emailTemplates.id, id))
    .for('update');
  const stored = await storedTemplate(tx, id);
  if (!stored) throw new ApiError('not_found');
  return stored;
};

const readAgain = async (tx: Transaction, id: number): Promise<StoredTemplate> => {
  const stored = await storedTemplate(tx, id);
  if (!stored) throw new ApiError('not_found');
  return stored;
};

/** Stores the texts of one language, made safe and checked. @throws ApiError invalid */
const storeMail = async (tx: Transaction, stored: StoredTemplate, language: Language, letter: MailText) => {
  const texts = {
    subject: letter.subject.replace(/\s+/g, ' '),
    html: sanitiseMail(letter.html),
    text: letter.text,
  };
  requireSendable(stored.code, texts);
  await tx
    .insert(emailTemplateTranslations)
    .values({ record_id: stored.id, lang_id: language, ...texts })
    .onConflictDoUpdate({
      target: [emailTemplateTranslations.record_id, emailTemplateTranslations.lang_id],
      set: texts,
    });
};

/**
 * Makes the editors' version of a letter in one language. Returns its id.
 * @throws ApiError invalid for an unknown letter, one that has a version in this language, or texts that can't be sent
 */
export const createTemplate = async (
  context: WriteContext,
  { code, ...letter }: MailText & { code: string },
): Promise<number> => {
  const { tx, language } = context;
  if (!isMailCode(code)) throw invalidField('code', 'not_an_option');
  const [made] = await tx
    .insert(emailTemplates)
    .values({ code, variables: [...mailVariables[code]] })
    .onConflictDoNothing()
    .returning({ id: emailTemplates.id });
  const [row] = await tx
    .select({ id: emailTemplates.id })
    .from(emailTemplates)
    .where(eq(emailTemplates.code, code));
  if (!row) throw new ApiError('conflict', { retryAfter: 1 });
  const stored = await lockTemplate(tx, row.id);
  if (stored.translations[language]) throw invalidField('code', 'code_taken');
  await storeMail(tx, stored, language, letter);
  if (!made) await tx.update(emailTemplates).set(nextVersion).where(eq(emailTemplates.id, row.id));
  await recordChange(context, kind, row.id, {
    action: 'create',
    title: code,
    before: made ? null : audited(stored),
    after: audited(await readAgain(tx, row.id)),
  });
  return row.id;
};

/** Writes the given parts of a letter in one language. @throws StaleVersion, ApiError not_found, invalid */
export const updateTemplate = async (
  context: WriteContext,
  id: number,
  { version, ...given }: { [Part in keyof MailText]?: string | undefined } & { version?: number | undefined },
): Promise<void> => {
  const { tx, language } = context;
  const stored = await lockTemplate(tx, id);
  if (version !== undefined && version < stored.version) throw new StaleVersion();
  const current = letterOf({ code: stored.code, stored }, language);
  await storeMail(tx, stored, language, {
    subject: given.subject ?? current.subject,
    html: given.html ?? current.html,
    text: given.text ?? current.text,
  });
  await tx
    .update(emailTemplates)
    .set({ ...nextVersion, variables: [...mailVariables[stored.code]] })
    .where(eq(emailTemplates.id, id));
  await recordChange(context, kind, id, {
    action: 'update',
    title: stored.code,
    before: audited(stored),
    after: audited(await readAgain(tx, id)),
  });
};

/**
 * Brings the text that ships back: in one language, or in all when none is given.
 * @throws ApiError not_found when editors have no version of it
 */
export const deleteTemplate = async (
  context: WriteContext,
  id: number,
  only: Language | undefined,
): Promise<void> => {
  const { tx } = context;
  const stored = await lockTemplate(tx, id);
  if (only && !stored.translations[only]) throw new ApiError('not_found');
  const left = languageCodes.filter((code) => only && code !== only && stored.translations[code]);
  if (left.length === 0) {
    await tx.delete(emailTemplates).where(eq(emailTemplates.id, id));
  } else if (only) {
    await tx
      .delete(emailTemplateTranslations)
      .where(and(eq(emailTemplateTranslations.record_id, id), eq(emailTemplateTranslations.lang_id, only)));
    await tx.update(emailTemplates).set(nextVersion).where(eq(emailTemplates.id, id));
  }
  const after = await storedTemplate(tx, id);
  await recordChange(context, kind, id, {
    action: 'delete',
    title: stored.code,
    before: audited(stored),
    after: after && audited(after),
  });
};

const letter = z.object({ subject: z.string(), html: z.string(), text: z.string() });
const pastTexts = z.object({ texts: z.partialRecord(z.enum(languageCodes), letter) });

/** Makes the texts of a past state the current ones, as a new version. @throws StaleVersion, ApiError not_found, invalid */
export const restoreTemplate = async (
  context: WriteContext,
  id: number,
  snapshot: Record<string, unknown>,
  version: number | undefined,
): Promise<void> => {
  const stored = await lockTemplate(context.tx, id);
  if (version !== undefined && version < stored.version) throw new StaleVersion();
  const past = pastTexts.parse(snapshot);
  for (const language of languageCodes) {
    const texts = past.texts[language];
    if (texts) await updateTemplate({ ...context, language }, id, texts);
  }
};
