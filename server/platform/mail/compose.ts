import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { emailTemplates, emailTemplateTranslations } from '../../../db/schema';
import type { Language } from '../../language';
import { type MailText, renderMail, type Variables } from './template';
import { bundledMail, isMailCode } from './templates';
import { htmlPage } from './templates/html';

/** Thrown for a letter that can never be sent, whatever happens. */
export class UnknownMailError extends Error {
  override name = 'UnknownMailError';
}

/** The editors' text of a letter, or the one that ships with the code. */
const findText = async (db: Queryable, code: string, language: Language): Promise<MailText> => {
  const [edited] = await db
    .select({
      subject: emailTemplateTranslations.subject,
      html: emailTemplateTranslations.html,
      text: emailTemplateTranslations.text,
    })
    .from(emailTemplates)
    .innerJoin(emailTemplateTranslations, eq(emailTemplateTranslations.record_id, emailTemplates.id))
    .where(and(eq(emailTemplates.code, code), eq(emailTemplateTranslations.lang_id, language)));
  if (edited) return edited;
  if (isMailCode(code)) return bundledMail[language][code];
  throw new UnknownMailError(`There is no letter called ${code}.`);
};

/** A letter with its values put in, ready to be sent. */
export const composeMail = async (
  db: Queryable,
  letter: { template: string; language: Language; variables: Variables; letter?: MailText | null },
): Promise<MailText> => {
  const { language } = letter;
  const { subject, html, text } = renderMail(
    letter.letter ?? (await findText(db, letter.template, language)),
    letter.variables,
  );
  return { subject, text, html: htmlPage({ language, subject, body: html }) };
};
