import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { emailTemplates, emailTemplateTranslations } from '../../../db/schema';
import { ApiError } from '../../errors';
import { type Language, languageCodes } from '../../language';
import { formatDateTime } from '../../time';
import type { MailText } from '../mail/template';
import { bundledMail, isMailCode, type MailCode, mailVariables } from '../mail/templates';

export type MailTexts = Partial<Record<Language, MailText>>;

/** What editors keep of one letter. */
export interface StoredTemplate {
  id: number;
  code: MailCode;
  version: number;
  updated_at: Date;
  translations: MailTexts;
}

const group = (rows: Awaited<ReturnType<typeof selectTemplates>>): StoredTemplate[] => {
  const found = new Map<number, StoredTemplate>();
  for (const { template, translation } of rows) {
    const { id, code, version, updated_at } = template;
    if (!isMailCode(code)) continue;
    const stored = found.get(id) ?? { id, code, version, updated_at, translations: {} };
    const language = languageCodes.find((known) => known === translation?.lang_id);
    if (language && translation) {
      const { subject, html, text } = translation;
      stored.translations[language] = { subject, html, text };
    }
    found.set(id, stored);
  }
  return [...found.values()];
};

const selectTemplates = (db: Queryable) =>
  db
    .select({ template: emailTemplates, translation: emailTemplateTranslations })
    .from(emailTemplates)
    .leftJoin(emailTemplateTranslations, eq(emailTemplateTranslations.record_id, emailTemplates.id));

/** Every letter that editors have changed, in one query: there are a few dozen at most. */
export const storedTemplates = async (db: Queryable): Promise<StoredTemplate[]> =>
  group(await selectTemplates(db));

export const storedTemplate = async (db: Queryable, id: number): Promise<StoredTemplate | null> =>
  group(await selectTemplates(db).where(eq(emailTemplates.id, id)))[0] ?? null;

export interface FoundTemplate {
  code: MailCode;
  stored: StoredTemplate | null;
}

/** A letter by the id of its editors' version, or by its code. @throws ApiError not_found */
export const findTemplate = async (db: Queryable, idOrCode: string): Promise<FoundTemplate> => {
  if (isMailCode(idOrCode)) {
    const [stored] = group(await selectTemplates(db).where(eq(emailTemplates.code, idOrCode)));
    return { code: idOrCode, stored: stored ?? null };
  }
  const stored = /^\d+$/.test(idOrCode) ? await storedTemplate(db, Number(idOrCode)) : null;
  if (!stored) throw new ApiError('not_found');
  return { code: stored.code, stored };
};

/** The text in force: the editors', else the one that ships. */
export const letterOf = ({ code, stored }: FoundTemplate, language: Language): MailText =>
  stored?.translations[language] ?? bundledMail[language][code];

/** A letter as a list shows it. */
export const presentRow = (found: FoundTemplate, language: Language) => {
  const { code, stored } = found;
  const edited = { en: stored?.translations.en !== undefined, vi: stored?.translations.vi !== undefined };
  return {
    id: stored?.id ?? null,
    code,
    lang_id: language,
    subject: letterOf(found, language).subject,
    variables: [...mailVariables[code]],
    is_edited: edited[language],
    edited,
    version: stored?.version ?? null,
    updated_at: stored ? formatDateTime(stored.updated_at) : null,
  };
};

/** A letter with its texts, and those that ship beside them. */
export const presentTemplate = (found: FoundTemplate, language: Language) => ({
  ...presentRow(found, language),
  ...letterOf(found, language),
  bundled: bundledMail[language][found.code],
});
