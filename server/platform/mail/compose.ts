import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { emailTemplates, emailTemplateTranslations } from '../../../db/schema';
import type { Language } from '../../language';
import { type LetterText, renderLetter, type Variables } from './template';
import { bundledLetters, isLetterCode } from './templates';
import { htmlPage } from './templates/html';

/** Thrown for a letter that can never be sent, whatever happens. */
export class UnknownLetterError extends Error {
  override name = 'UnknownLetterError';
}

/** The editors' text of a letter, or the one that ships with the code. */
const findText = async (db: Queryable, code: string, language: Language): Promise<LetterText> => {
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
  if (isLetterCode(code)) return bundledLetters[language][code];
  throw new UnknownLetterError(`There is no letter called ${code}.`);
};

/** A letter with its values put in, ready to be sent. */
export const composeLetter = async (
  db: Queryable,
  letter: { template: string; language: Language; variables: Variables; letter?: LetterText | null },
): Promise<LetterText> => {
  const { language } = letter;
  const { subject, html, text } = renderLetter(
    letter.letter ?? (await findText(db, letter.template, language)),
    letter.variables,
  );
  return { subject, text, html: htmlPage({ language, subject, body: html }) };
};
